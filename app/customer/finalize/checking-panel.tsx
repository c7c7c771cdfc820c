import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isLongUnanswered, isSentBooking } from '../../data/device/sent-booking.ts';
import type { BookOutcome } from '../../data/place/book-input.ts';
import { giveUpBooking } from '../../data/place/give-up-booking.ts';
import type { BookingIntent } from '../../data/place/read-booking-intent.ts';
import { remote } from '../../data/remote.ts';
import { useMailsLeave } from '../../frame/use-mails-leave.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { ReachLinks, useCanReach } from '../parts/area/reach-links.tsx';
import { useSlotWords } from '../parts/booking/use-slot-words.ts';
import { useNow } from '../parts/page/use-now.ts';
import { useWake } from '../parts/page/use-wake.ts';

/** Often enough to feel looked after, seldom enough for a phone in a tunnel. */
const CHECK_EVERY_MS = 10_000;

type CheckingPanelProps = {
  intent: BookingIntent;
  timeZone: string;
  onSettled: (outcome: BookOutcome) => void;
};

/**
 * A booking was sent and the answer never came (D365): it is asked for by its key until the server has told.
 * Meanwhile there is no form, so that the cart cannot be booked a second time.
 */
export function CheckingPanel({ intent, timeZone, onSettled }: CheckingPanelProps) {
  const { t } = useTranslation('finalize');
  const words = useSlotWords(timeZone);
  const check = useEffectEvent(async () => {
    const outcome = await remote.checkBooking();
    if (outcome && outcome.kind !== 'unknown') onSettled(outcome);
  });
  useEffect(() => {
    // The form stood here, scrolled down to its button.
    window.scrollTo({ top: 0 });
    void check();
  }, []);
  useWake(() => void check(), CHECK_EVERY_MS);
  const mailsLeave = useMailsLeave();
  const { time } = useFormat();
  const at = useNow();
  const isAskedToWait = intent.notBefore !== undefined && intent.notBefore > at;
  const isLong = isSentBooking(intent) && isLongUnanswered(intent, at);
  return (
    <Card padding="l" className="stack">
      <PageTitle
        focusOnOpen
        lead={t('checking.text', {
          time: words(intent.startAt),
        })}
      >
        {t('checking.title')}
      </PageTitle>
      {/* Without the button: it would speak whenever it is busy. */}
      <div className="stack" aria-live="polite">
        <p>{t(mailsLeave ? 'checking.safe' : 'checking.safeKept', { email: intent.email })}</p>
        {isAskedToWait && <p>{t('checking.waits', { time: time(intent.notBefore ?? at, timeZone) })}</p>}
        {isLong && <LongUnanswered />}
      </div>
      <div className="cluster">
        {!isAskedToWait && <CheckButton onSettled={onSettled} />}
        {isLong && <GiveUp intent={intent} when={words(intent.startAt)} />}
      </div>
    </Card>
  );
}

/** The device cannot know, and the company can look. */
function LongUnanswered() {
  const { t } = useTranslation('finalize');
  const canReach = useCanReach();
  return (
    <Alert tone="warning" title={t('checking.longTitle')}>
      {t('checking.longText')}{' '}
      {canReach && (
        <>
          {t('checking.ask')} <ReachLinks />
        </>
      )}
    </Alert>
  );
}

/** Behind a question that says what may be true all the same (LC261). */
function GiveUp({ intent, when }: { intent: BookingIntent; when: string }) {
  const { t } = useTranslation('finalize');
  const [isOpen, setOpen] = useState(false);
  const mailsLeave = useMailsLeave();
  const [isStopping, setStopping] = useState(false);
  const giveUp = async () => {
    setOpen(false);
    setStopping(true);
    await giveUpBooking(intent.id);
    setStopping(false);
  };
  return (
    <>
      <Button variant="quiet" busy={isStopping} onClick={() => setOpen(true)}>
        {t('checking.stop')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('checking.stopTitle')}
        closeLabel={t('close')}
        actions={
          <>
            <Button variant="secondary" data-first-focus="" onClick={() => setOpen(false)}>
              {t('checking.keep')}
            </Button>
            <Button variant="danger" onClick={() => void giveUp()}>
              {t('checking.stop')}
            </Button>
          </>
        }
      >
        <p>{t('checking.mayExist', { time: when })}</p>
        <p>{t(mailsLeave ? 'checking.told' : 'checking.toldKept', { email: intent.email })}</p>
      </Dialog>
    </>
  );
}

/** Busy for a press alone: what asks by itself leaves it as it is. */
function CheckButton({ onSettled }: Pick<CheckingPanelProps, 'onSettled'>) {
  const { t } = useTranslation('finalize');
  const [isAsking, setAsking] = useState(false);
  const ask = async () => {
    setAsking(true);
    const outcome = await remote.checkBooking();
    setAsking(false);
    if (outcome && outcome.kind !== 'unknown') onSettled(outcome);
  };
  return (
    <Button variant="secondary" busy={isAsking} onClick={() => void ask()}>
      {isAsking ? t('checking.busy') : t('checking.again')}
    </Button>
  );
}
