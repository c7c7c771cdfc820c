import { useTranslation } from 'react-i18next';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import { priceWords } from '../../parts/words/price-words.ts';

export function BookingPrice({ row }: { row: BookingRowView }) {
  const { t } = useTranslation('admin');
  if (row.quote) return <span className="rows-quote">{t('bookings.quote')}</span>;
  return (
    <span className="rows-price tabular">
      {priceWords(row, t)}
      {row.estimate && !row.provisional && <span className="rows-small"> {t('bookings.estimate')}</span>}
    </span>
  );
}
