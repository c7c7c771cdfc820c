import { formatInstant, type Instant } from '#shared/kernel/instant.ts';
import { statement, type Tx } from '../with-tenant.ts';
import { type BookingRow, bookingColumns } from './bookings.ts';

/** Codes that count once for an address count for the right one. */
const emailChange = statement(
  'booking_email_change',
  `with booking as (
    update bookings set email = $3, mail_opened_at = null, link_epoch = link_epoch + 1, version = version + 1, updated_at = $4
    where tenant_id = $1 and id = $2 and version = $5 and status <> 'CANCELLED' and deleted_at is null
    returning *
  ), redeemed as (
    update promo_redemptions r set email = $3 from booking where r.tenant_id = $1 and r.booking_id = booking.id
  )
  select ${bookingColumns} from booking`,
);

/** Also ends every link to the booking. `undefined` when the booking is no longer the one that was read. */
export async function changeEmailOf(
  tx: Tx,
  { id, version }: Pick<BookingRow, 'id' | 'version'>,
  email: string,
  at: Instant,
): Promise<BookingRow | undefined> {
  const values = [tx.tenantId, id, email, formatInstant(at), version];
  return (await tx.run<BookingRow>(emailChange, values))[0];
}
