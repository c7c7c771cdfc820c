import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import { bookingTimes } from './booking-times.ts';
import styles from './cancelled-bookings.module.css';

type CancelledBookingsProps = {
  rows: readonly BookingRowView[];
  timeZone: string;
  onOpen: (row: BookingRowView) => void;
};

/** No crew drives there: said at the end, so that the crew does not miss them either. */
export function CancelledBookings({ rows, timeZone, onOpen }: CancelledBookingsProps) {
  const { t } = useTranslation('admin');
  const headingId = useId();
  if (rows.length === 0) return null;
  return (
    <section className={styles.cancelled} aria-labelledby={headingId}>
      <h3 id={headingId}>{t('day.cancelled')}</h3>
      <ul>
        {rows.map((row) => (
          <li key={row.id}>
            <button type="button" onClick={() => onOpen(row)}>
              <s>
                <b>{bookingTimes(row, timeZone).range}</b> <span dir="auto">{row.customerName}</span>
                {row.serviceCity && `, ${row.serviceCity}`}
              </s>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
