import { statement, type Tx } from '../../with-tenant.ts';
import { type BookingRow, bookingColumns } from './bookings.ts';

/** No new version: nothing that anybody agreed to is another. */
const languageChange = statement(
  'booking_language_change',
  `update bookings set locale = $3, service_title = $4, items_snapshot = $5
  where tenant_id = $1 and id = $2 and version = $6
  returning ${bookingColumns}`,
);

/** `undefined` when the booking is no longer the one that was read. */
export async function changeLanguageOf(
  tx: Tx,
  { id, version }: Pick<BookingRow, 'id' | 'version'>,
  { locale, serviceTitle, itemsSnapshot }: Pick<BookingRow, 'locale' | 'serviceTitle' | 'itemsSnapshot'>,
): Promise<BookingRow | undefined> {
  const values = [tx.tenantId, id, locale, serviceTitle, JSON.stringify(itemsSnapshot), version];
  return (await tx.run<BookingRow>(languageChange, values))[0];
}
