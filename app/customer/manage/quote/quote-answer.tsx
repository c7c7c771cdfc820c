import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { addMinutes, parseInstant } from '#shared/kernel/instant.ts';
import { toCents } from '#shared/kernel/money.ts';
import { enterReschedule } from '../../../data/changes/enter-reschedule.ts';
import { now, serverNow } from '../../../data/device/clock.ts';
import { useOnline } from '../../../frame/use-online.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { useSlotWords } from '../../parts/booking/use-slot-words.ts';
import { SlowNote } from '../../parts/page/slow-note.tsx';
import styles from '../manage.module.css';
import { DeclineQuote } from './quote-decline.tsx';
import type { QuoteAnswerProps } from './quote-link.ts';
import { QuoteTrouble } from './quote-trouble.tsx';
import { useAcceptQuote } from './use-accept-quote.ts';

/** Yes at a time to be chosen, yes at the present time, or no; each needs a connection. */
export function QuoteAnswer({ booking, offer, link }: QuoteAnswerProps) {
  const { t } = useTranslation('quote');
  const format = useFormat();
  const navigate = useNavigate();
  const online = useOnline();
  const words = useSlotWords(booking.timeZone);
  const { isBusy, trouble, accept } = useAcceptQuote({ booking, offer, link });
  const [isDeclining, setDeclining] = useState(false);
  const startAt = parseInstant(booking.startISO) ?? now();
  const shut = { disabled: !online, why: online ? undefined : t('offline') };
  const choose = async () => {
    const { id, minutes, total } = offer;
    await enterReschedule({
      bookingId: booking.id,
      email: link.email,
      sig: link.sig,
      initialStartAt: startAt,
      initialEndAt: parseInstant(booking.endISO) ?? startAt,
      timeZone: booking.timeZone,
      version: booking.version,
      serviceTitle: booking.serviceTitle,
      quote: { id, minutes, totalCents: toCents(total), provisional: booking.provisional },
    });
    void navigate('/checkout');
  };
  return (
    <>
      {trouble && <QuoteTrouble {...{ trouble }} timeZone={booking.timeZone} onPick={accept} />}
      <p className={styles.small}>{t('free')}</p>
      <div className={styles.actions}>
        <Button wide {...shut} onClick={() => void choose()}>
          {t('accept')}
        </Button>
        {startAt > serverNow() && trouble?.code !== 'slot.taken' && (
          <>
            <Button
              wide
              variant="secondary"
              busy={isBusy}
              {...shut}
              onClick={() =>
                void accept({ startAt, endAt: addMinutes(startAt, offer.minutes), keepTime: true })
              }
            >
              {t('keep', { time: words(startAt) })}
            </Button>
            <SlowNote isBusy={isBusy} text={t('accepting')} />
            <p className={styles.small}>{t('keepNote', { duration: format.duration(offer.minutes) })}</p>
          </>
        )}
        <Button wide variant="quiet" {...shut} onClick={() => setDeclining(true)}>
          {t('decline.open')}
        </Button>
      </div>
      <DeclineQuote {...{ offer, link }} isOpen={isDeclining} close={() => setDeclining(false)} />
    </>
  );
}
