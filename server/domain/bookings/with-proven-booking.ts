import { type BookingRow, findBooking } from '../../db/repos/bookings/bookings.ts';
import type { Tenant } from '../../db/tenant.ts';
import { type Tx, withTenant } from '../../db/with-tenant.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors/app-error.ts';
import { type LinkInput, proveBooking } from './prove-booking.ts';

/**
 * One transaction on the booking that a link opens. Throws link.invalid, for a wrong link before anything is read; where
 * the same key must be the same answer (run-once.ts), the link is proved inside of that instead.
 */
export async function withProvenBooking<Answer>(
  deps: Deps,
  tenant: Tenant,
  link: LinkInput,
  work: (tx: Tx, booking: BookingRow) => Promise<Answer>,
): Promise<Answer> {
  const proof = proveBooking(deps, tenant, link);
  if (!proof) throw new AppError('link.invalid');
  return withTenant(deps.db, tenant.id, async (tx) => {
    const booking = await findBooking(tx, link.bookingId);
    if (!booking || !proof.fits(booking)) throw new AppError('link.invalid');
    return work(tx, booking);
  });
}
