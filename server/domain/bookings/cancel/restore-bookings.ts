import { dayBounds } from '#shared/agenda/local-day.ts';
import { toLocal } from '#shared/agenda/local-time.ts';
import type { RestoredView } from '#shared/api/admin/bookings.ts';
import { jobOf } from '#shared/booking/job-of.ts';
import { isStaffDiscount } from '#shared/coupons/staff-discount.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { getAgenda } from '../../../db/repos/agenda/agenda.ts';
import { insertBookingEvent } from '../../../db/repos/bookings/booking-events.ts';
import { findBookingOrDeleted, markRestored } from '../../../db/repos/bookings/booking-staff.ts';
import type { BookingRow } from '../../../db/repos/bookings/bookings.ts';
import { redeemCoupons } from '../../../db/repos/carts/coupons.ts';
import type { Tenant } from '../../../db/tenant.ts';
import { type Tx, withTenant } from '../../../db/with-tenant.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../errors/app-error.ts';
import { claimTime } from '../../holds/claim-time.ts';
import { tellReceivers } from '../../webhooks/tell-receivers.ts';
import { BookingChanged } from '../retry-when-changed.ts';
import { explainConflict } from '../staff/explain-conflict.ts';
import { eachBooking, lockDaysOfBooking } from './each-booking.ts';

/**
 * The undo of a deletion: the same booking at the same time, with its codes counted again as far as they still can be,
 * and its link. A cancelled one comes back cancelled and takes no time. Fails with slot.taken and slot.blocked where
 * the time is another booking's by now.
 */
export async function restoreBookings(
  deps: Deps,
  tenant: Tenant,
  ids: readonly Id[],
  actor: string,
): Promise<RestoredView> {
  const { done, failed } = await eachBooking(ids, (bookingId) => restoreOne(deps, tenant, bookingId, actor));
  return { restored: done, failed };
}

async function restoreOne(deps: Deps, tenant: Tenant, bookingId: Id, actor: string): Promise<void> {
  const found = await withTenant(deps.db, tenant.id, (tx) => findBookingOrDeleted(tx, bookingId));
  if (!found) throw new AppError('booking.not_found');
  const { startsAt, endsAt } = found; // nothing moves a deleted one
  await explainConflict(deps, tenant, { bookingId, startsAt, endsAt }, () =>
    withTenant(deps.db, tenant.id, async (tx) => {
      const booking = await findBookingOrDeleted(tx, bookingId);
      // Of one whose customer was erased it is not known any more where the crew has to go.
      const isDeleted = booking?.deletedAt != null;
      if (!booking || (isDeleted && booking.isErased)) throw new AppError('booking.not_found');
      if (isDeleted) await restoreInTransaction(tx, deps, tenant, booking, actor);
    }),
  );
}

async function restoreInTransaction(
  tx: Tx,
  deps: Deps,
  tenant: Tenant,
  booking: BookingRow,
  actor: string,
): Promise<void> {
  const { id: bookingId, startsAt, endsAt, status, promotionsSnapshot } = booking;
  const { timeZone } = tenant;
  const at = deps.now();
  const isOver = status === 'CANCELLED';
  const claimId = isOver ? null : deps.newId();
  if (claimId === null) {
    await lockDaysOfBooking(tx, booking);
  } else {
    const reading = await getAgenda(tx, timeZone, {
      ...dayBounds(toLocal(startsAt, timeZone).day, timeZone),
      bookingId,
    });
    const owner = { ownerId: bookingId, formerOwnerId: bookingId };
    const { services } = (await deps.catalogue.current(tenant)).book;
    // The undo of a deletion brings back what was there, whoever does such work.
    const who = { job: jobOf(booking.items, services, booking), anyCrew: true, anyHour: true };
    await claimTime(tx, { claimId, ...owner, startsAt, endsAt, reading, who });
  }
  if (!(await markRestored(tx, booking, claimId, at))) throw new BookingChanged();
  const used = promotionsSnapshot
    .filter((coupon) => coupon.discountCents > 0 && !isStaffDiscount(coupon))
    .map(({ promotionId, discountCents }) => ({ couponId: promotionId, discountCents }));
  if (!isOver && used.length > 0) await redeemCoupons(tx, booking, used);
  const ids = { id: deps.newId(), bookingId };
  await insertBookingEvent(tx, { ...ids, kind: 'booking.restored', actor, detail: { status }, at });
  if (isOver) return;
  await tellReceivers(tx, booking, {
    id: deps.newId(),
    kind: booking.quote ? 'quote.requested' : 'booking.created',
    dedupeKey: `restored:${bookingId}:${booking.version}`,
    at,
  });
}
