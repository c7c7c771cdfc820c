import { isFree } from '#shared/agenda/choose-crew.ts';
import { anyJob } from '#shared/agenda/fit-crew.ts';
import { dayBounds } from '#shared/agenda/local-day.ts';
import { toLocal } from '#shared/agenda/local-time.ts';
import type { RestoredView } from '#shared/api/admin/bookings.ts';
import { jobOf } from '#shared/booking/job-of.ts';
import { isStaffDiscount } from '#shared/coupons/staff-discount.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { getAgenda } from '../../../db/repos/agenda/agenda.ts';
import { insertBookingEvent, listHistory } from '../../../db/repos/bookings/booking-events.ts';
import { findBookingOrDeleted, markRestored } from '../../../db/repos/bookings/booking-staff.ts';
import type { BookingRow } from '../../../db/repos/bookings/bookings.ts';
import { redeemCoupons } from '../../../db/repos/carts/coupons.ts';
import { reviveMailsOf } from '../../../db/repos/mail-outbox.ts';
import type { Tenant } from '../../../db/tenant.ts';
import { type Tx, withTenant } from '../../../db/with-tenant.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../errors/app-error.ts';
import { claimTime } from '../../holds/claim-time.ts';
import { type CrewChange, crewChange } from '../../holds/crew-change.ts';
import { GONE_REASON } from '../../mails/composed-mail.ts';
import { asksQuoteToo, madeKind } from '../../webhooks/booking-facts.ts';
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
  const { id: bookingId, status, promotionsSnapshot } = booking;
  const at = deps.now();
  const isOver = status === 'CANCELLED';
  const claimId = isOver ? null : deps.newId();
  let crew: CrewChange | undefined;
  if (claimId === null) await lockDaysOfBooking(tx, booking);
  else crew = await claimAgain(tx, deps, tenant, booking, claimId);
  if (!(await markRestored(tx, booking, claimId, at))) throw new BookingChanged();
  const used = promotionsSnapshot
    .filter((coupon) => coupon.discountCents > 0 && !isStaffDiscount(coupon))
    .map(({ promotionId, discountCents }) => ({ couponId: promotionId, discountCents }));
  if (!isOver && used.length > 0) await redeemCoupons(tx, booking, used);
  const ids = { id: deps.newId(), bookingId };
  await insertBookingEvent(tx, { ...ids, kind: 'booking.restored', actor, detail: { status, crew }, at });
  if (isOver) return;
  await reviveMailsOf(tx, bookingId, GONE_REASON, at);
  const dedupeKey = `restored:${bookingId}:${booking.version}`;
  await tellReceivers(tx, booking, { id: deps.newId(), kind: madeKind(booking), dedupeKey, at });
  if (!asksQuoteToo(booking)) return;
  const asked = { id: deps.newId(), kind: 'quote.requested', dedupeKey: `quote:${dedupeKey}` } as const;
  await tellReceivers(tx, booking, { ...asked, at });
}

/**
 * Takes the time that the booking had, for the crew that had it (AG42): the undo of a deletion brings back what was
 * there, whoever does such work. Where that crew is closed or has the time taken, another one comes, which is answered.
 * Throws slot.taken.
 */
async function claimAgain(
  tx: Tx,
  deps: Deps,
  tenant: Tenant,
  booking: BookingRow,
  claimId: Id,
): Promise<CrewChange | undefined> {
  const { id: bookingId, startsAt, endsAt } = booking;
  const { timeZone } = tenant;
  const day = dayBounds(toLocal(startsAt, timeZone).day, timeZone);
  const [reading, history] = await Promise.all([
    getAgenda(tx, timeZone, { ...day, bookingId }),
    listHistory(tx, bookingId),
  ]);
  const fromId = history.findLast(({ kind }) => kind === 'booking.deleted')?.detail.crewId;
  const { bufferMin } = reading.agenda;
  const kept = reading.crews.find(({ id }) => id === fromId);
  const onlyId = kept && isFree(kept, { startsAt, endsAt, bufferMin }) ? kept.id : undefined;
  const owner = { ownerId: bookingId, formerOwnerId: bookingId };
  const { services } = (await deps.catalogue.current(tenant)).book;
  const who = { job: jobOf(booking.items, services, booking), anyCrew: true, anyHour: true, onlyId };
  const { crewId: toId } = await claimTime(tx, { claimId, ...owner, startsAt, endsAt, reading, who });
  // Nothing else speaks against the one that had it.
  return typeof fromId === 'string'
    ? crewChange(tx, { reading, fromId, toId, job: anyJob, startsAt, endsAt })
    : undefined;
}
