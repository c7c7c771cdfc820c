import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookOutcome } from '../../local/commands/book.ts';
import { checkBooking } from '../../local/commands/check-booking.ts';
import type { BookingIntent } from '../../local/reads/booking-intent.ts';
import { useMailsLeave } from '../../shell/use-mails-leave.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { useSlotWords } from '../parts/use-slot-words.ts';
import { useWake } from '../parts/use-wake.ts';

/** Often enough to feel looked after, seldom enough for a phone in a tunnel. */
const CHECK_EVERY_MS = 10_000;

type CheckingPanelProps = {
  intent: BookingIntent;
  timeZone: string;
  onSettled: (outcome: BookOutcome) => void;
};

/**
 * A booking was sent and the answer never came (reliability 3.8): it is asked for by its key until somebody knows.
 * Meanwhile there is no form, so that the cart cannot be booked a second time.
 */
export function CheckingPanel({ intent, timeZone, onSettled }: CheckingPanelProps) {
  const { t } = useTranslation('finalize');
  const words = useSlotWords(timeZone);
  const [isChecking, setChecking] = useState(false);
  const check = useEffectEvent(async () => {
    setChecking(true);
    const outcome = await checkBooking();
    setChecking(false);
    if (outcome && outcome.kind !== 'unknown') onSettled(outcome);
  });
  useEffect(() => {
    // The form stood here, scrolled down to its button.
    window.scrollTo({ top: 0 });
    void check();
  }, []);
  useWake(() => void check(), CHECK_EVERY_MS);
  const mailsLeave = useMailsLeave();
  return (
    <Card padding="l" className="stack" aria-live="polite">
      <PageTitle
        focusOnOpen
        lead={t('checking.text', {
          time: words(intent.startAt),
        })}
      >
        {t('checking.title')}
      </PageTitle>
      <p>{t(mailsLeave ? 'checking.safe' : 'checking.safeKept', { email: intent.email })}</p>
      <div className="cluster">
        <CheckButton busy={isChecking} onSettled={onSettled} />
      </div>
    </Card>
  );
}

function CheckButton({ busy, onSettled }: { busy: boolean } & Pick<CheckingPanelProps, 'onSettled'>) {
  const { t } = useTranslation('finalize');
  const [isAsking, setAsking] = useState(false);
  const ask = async () => {
    setAsking(true);
    const outcome = await checkBooking();
    setAsking(false);
    if (outcome && outcome.kind !== 'unknown') onSettled(outcome);
  };
  return (
    <Button variant="secondary" busy={busy || isAsking} onClick={() => void ask()}>
      {busy || isAsking ? t('checking.busy') : t('checking.again')}
    </Button>
  );
}
