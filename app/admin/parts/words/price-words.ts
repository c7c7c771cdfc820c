import type { TFunction } from 'i18next';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import { toCents } from '#shared/kernel/money.ts';
import { staffFormat } from './staff-format.ts';

type Price = Pick<BookingRowView, 'total' | 'toQuote' | 'provisional'>;

/** PR40, as staff read it: "45 $", "dès 20 $", "45 $ + 1 partie sur devis". Not for what is all to be quoted. */
export function priceWords({ total, toQuote = 0, provisional }: Price, t: TFunction<'admin'>): string {
  const amount = staffFormat.money(toCents(total));
  const told = provisional ? t('booking.work.from', { amount }) : amount;
  return toQuote > 0 ? t('booking.work.plusQuotes', { amount: told, count: toQuote }) : told;
}
