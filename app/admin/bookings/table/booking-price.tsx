import { useTranslation } from 'react-i18next';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import { priceWords } from '../../parts/words/price-words.ts';
import styles from './row.module.css';

/** What it comes to; of a request whether a price was offered already, or staff still owe one. */
export function BookingPrice({ row }: { row: BookingRowView }) {
  const { t } = useTranslation('admin');
  const asked = t(row.quoteOffered ? 'booking.kind.offered' : 'bookings.quote');
  if (row.quote) return <span className={styles.quote}>{asked}</span>;
  return (
    <span className={`tabular ${styles.price}`}>
      {priceWords(row, t)}
      {row.quoteOffered && <span className={styles.small}> {asked}</span>}
      {row.estimate && !row.provisional && <span className={styles.small}> {t('bookings.estimate')}</span>}
    </span>
  );
}
