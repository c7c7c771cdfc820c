import type { DeletedView } from '#shared/api/admin/bookings.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { insertBookingEvent } from '../../../db/repos/bookings/booking-events.ts';
import { findBookingOrDeleted, markDeleted } from '../../../db/repos/bookings/booking-staff.ts';
import { freeRedemptions } from '../../../db/repos/carts/coupons.ts';
import type { Tenant } from '../../../db/tenant.ts';
import { type Tx, withTenant } from '../../../db/with-tenant.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../errors/app-error.ts';
import { tellReceivers } from '../../webhooks/tell-receivers.ts';
import { BookingChanged } from '../retry-when-changed.ts';
import { endClaims, lockClaimsOf } from './cancel-booking.ts';
import { eachBooking, lockDaysOfBooking } from './each-booking.ts';

/**
 * Takes bookings out of sight, but for the list of deleted ones (D109): their time is free at once, their codes count
 * again, their links answer as unknown ones do, and no mail goes out, not even one that waits. Kept for 30 days, for
 * the undo.
 */
export async function deleteBookings(
  deps: Deps,
  tenant: Tenant,
  ids: readonly Id[],
  actor: string,
): Promise<DeletedView> {
  const { done, failed } = await eachBooking(ids, (bookingId) =>
    withTenant(deps.db, tenant.id, (tx) => deleteInTransaction(tx, deps, bookingId, actor)),
  );
  return { deleted: done, failed };
}

/** Days before the booking, its claims once it names none. */
async function deleteInTransaction(tx: Tx, deps: Deps, bookingId: Id, actor: string): Promise<void> {
  const booking = await findBookingOrDeleted(tx, bookingId);
  if (!booking) throw new AppError('booking.not_found');
  if (booking.deletedAt !== null) return;
  const at = deps.now();
  const claims = await lockClaimsOf(tx, booking);
  if (claims.length === 0) await lockDaysOfBooking(tx, booking);
  if (!(await markDeleted(tx, booking, at))) throw new BookingChanged();
  await endClaims(tx, booking, claims);
  await freeRedemptions(tx, bookingId);
  // Whose visit it was: an undo gives it back.
  const crewId = claims.find(({ id }) => id === booking.claimId)?.resourceId;
  const detail = { status: booking.status, crewId };
  await insertBookingEvent(tx, { id: deps.newId(), bookingId, kind: 'booking.deleted', actor, detail, at });
  if (booking.status === 'CANCELLED') return;
  // Whoever keeps a copy must not expect the visit any more.
  const gone = { ...booking, status: 'CANCELLED' } as const;
  await tellReceivers(tx, gone, {
    id: deps.newId(),
    kind: 'booking.cancelled',
    dedupeKey: `deleted:${bookingId}:${booking.version}`,
    at,
  });
}
