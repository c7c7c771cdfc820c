import { useTranslation } from 'react-i18next';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import { priceWords } from '../../parts/words/price-words.ts';
import styles from './row.module.css';

export function BookingPrice({ row }: { row: BookingRowView }) {
  const { t } = useTranslation('admin');
  if (row.quote) return <span className={styles.quote}>{t('bookings.quote')}</span>;
  return (
    <span className={`tabular ${styles.price}`}>
      {priceWords(row, t)}
      {row.estimate && !row.provisional && <span className={styles.small}> {t('bookings.estimate')}</span>}
    </span>
  );
}
