import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import type { QuoteOfferView } from '#shared/api/quotes.ts';
import { isErasedAddress } from '#shared/booking/correctable.ts';
import { parseDay } from '#shared/kernel/day.ts';
import { toCents } from '#shared/kernel/money.ts';
import { withdrawQuote } from '../../../../data/staff/commands/offer-quote.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { showToast } from '../../../../ui/feedback/toasts.ts';
import { Facts } from '../../../../ui/layout/facts.tsx';
import { Tag } from '../../../../ui/layout/tag.tsx';
import { RefusedAlert } from '../../refused-alert.tsx';
import staffNote from '../../staff-note.module.css';
import { useWhyWait } from '../../use-why-wait.ts';
import { priceWords } from '../../words/price-words.ts';
import { staffFormat } from '../../words/staff-format.ts';
import styles from '../booking.module.css';
import type { Booking } from '../use-booking.ts';

type QuoteStateProps = { row: BookingRowView; booking: Booking; onAnswer: () => void };

/** A request that waits for a price, or the price that waits for an answer. */
export function QuoteState({ row, booking, onAnswer }: QuoteStateProps) {
  const { t } = useTranslation('admin');
  const whyWait = useWhyWait();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const offer = booking.view?.quoteOffer ?? undefined;
  const withdraw = async () => {
    setBusy(true);
    setFault(undefined);
    const answer = await withdrawQuote(row.id, row.version);
    setBusy(false);
    if (answer.ok) {
      showToast({ text: t('booking.quote.withdrawn', { name: row.customerName }) });
      await booking.reload();
    } else if (!(await booking.refused(answer))) setFault(answer.code);
  };
  // D580: found with the services, which an accepted quote closes.
  const why = whyWait ?? (row.provisional ? t('booking.quote.roadFirst') : undefined);
  // Who was erased is asked nothing any more (D591).
  if (row.status === 'CANCELLED' || isErasedAddress(row.email)) return null;
  return (
    <section className={`${styles.part} ${styles.quote}`} aria-labelledby="booking-quote">
      <h3 id="booking-quote">{t('booking.quote.title')}</h3>
      {offer ? (
        <Offer offer={offer} provisional={row.provisional} />
      ) : (
        <p>{t(row.quoteOffered ? 'booking.quote.offered' : 'booking.quote.asked')}</p>
      )}
      {fault !== undefined && <RefusedAlert code={fault} title={t('booking.quote.withdrawFailed')} />}
      <div className="cluster">
        <Button
          disabled={why !== undefined || booking.view === undefined}
          why={why}
          variant={offer ? 'secondary' : 'primary'}
          onClick={onAnswer}
        >
          {t(offer ? 'booking.quote.change' : 'booking.quote.answer')}
        </Button>
        {offer && whyWait === undefined && (
          <Button variant="quiet" busy={busy} onClick={() => void withdraw()}>
            {t('booking.quote.withdraw')}
          </Button>
        )}
      </div>
    </section>
  );
}

function Offer({ offer, provisional }: { offer: QuoteOfferView } & Pick<BookingRowView, 'provisional'>) {
  const { t } = useTranslation('admin');
  const until = parseDay(offer.validUntil);
  const money = (dollars: number) => staffFormat.money(toCents(dollars));
  return (
    <>
      <Tag tone={offer.expired ? 'danger' : 'info'}>
        {t(offer.expired ? 'booking.quote.expired' : 'booking.quote.offered')}
      </Tag>
      <ul className={styles.details}>
        {offer.lines.map(({ text, quantity, unitPrice, lineTotal }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an offer never changes its order.
          <li key={index} className={styles.row}>
            <span dir="auto">
              {text}
              {quantity > 1 && (
                <span className={styles.small}>
                  {' '}
                  {t('booking.work.times', { quantity, price: money(unitPrice) })}
                </span>
              )}
            </span>
            <span className="tabular">{money(lineTotal)}</span>
          </li>
        ))}
      </ul>
      <Facts
        look="lines"
        facts={[
          {
            label: t('booking.work.total'),
            value: <strong>{priceWords({ total: offer.total, provisional }, t)}</strong>,
          },
        ]}
      />
      <p className={styles.small}>
        {until !== undefined && t('booking.quote.validUntil', { day: staffFormat.day(until) })}
        {' · '}
        {t('booking.quote.work', { time: staffFormat.duration(offer.minutes) })}
      </p>
      {offer.message && (
        <blockquote className={staffNote.quoted} dir="auto">
          {offer.message}
        </blockquote>
      )}
    </>
  );
}
