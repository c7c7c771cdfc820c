import { useTranslation } from 'react-i18next';
import { toLocal } from '#shared/agenda/local-time.ts';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import { parseInstant } from '#shared/kernel/instant.ts';

import { now } from '../../../data/device/clock.ts';
import { StatusMark } from '../../parts/status-mark.tsx';
import { priceWords } from '../../parts/words/price-words.ts';
import { whenWords } from '../../parts/words/when-words.ts';
import styles from './customer-panel.module.css';

type CustomerTimelineProps = {
  /** The latest start first. */
  bookings: readonly BookingRowView[];
  timeZone: string;
  onBooking: (row: BookingRowView) => void;
};

/** A line through the years, what is to come on top of it. */
export function CustomerTimeline({ bookings, timeZone, onBooking }: CustomerTimelineProps) {
  const { t } = useTranslation('admin');
  const yearOf = ({ startISO }: BookingRowView) => {
    const at = parseInstant(startISO);
    if (at === undefined) return '';
    return at > now() ? t('customers.toCome') : toLocal(at, timeZone).day.slice(0, 4);
  };
  const years = [...new Set(bookings.map(yearOf))];
  return years.map((year) => (
    <section key={year} aria-label={year}>
      <h4 className={styles.year}>{year}</h4>
      <ol className={styles.line}>
        {bookings
          .filter((row) => yearOf(row) === year)
          .map((row) => (
            <li key={row.id} data-status={row.status}>
              <button type="button" className={styles.booking} onClick={() => onBooking(row)}>
                <time className="soft tabular" dateTime={row.startISO}>
                  {whenWords(row.startISO, timeZone)}
                </time>
                <strong>{row.serviceTitle}</strong>
                <span className={styles.bookingFoot}>
                  <StatusMark status={row.status} />
                  <Amount row={row} />
                </span>
              </button>
            </li>
          ))}
      </ol>
    </section>
  ));
}

/** Of a cancelled visit what it would have come to, as the list of bookings has it. */
function Amount({ row }: { row: BookingRowView }) {
  const { t } = useTranslation('admin');
  const asked = t(row.quoteOffered ? 'booking.kind.offered' : 'customers.quote');
  const price = priceWords(row, t);
  const amount = row.quote ? asked : row.quoteOffered ? `${price} · ${asked}` : price;
  return <span className="tabular">{row.status === 'CANCELLED' ? <s>{amount}</s> : amount}</span>;
}
