import { useTranslation } from 'react-i18next';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import { toCents } from '#shared/kernel/money.ts';
import { formatMoney } from '../../i18n/format.ts';

export function BookingPrice({ row }: { row: BookingRowView }) {
  const { t } = useTranslation('admin');
  if (row.quote) return <span className="rows-quote">{t('bookings.quote')}</span>;
  return (
    <span className="rows-price tabular">
      {formatMoney(toCents(row.total), 'fr')}
      {row.estimate && <span className="rows-small"> {t('bookings.estimate')}</span>}
    </span>
  );
}
