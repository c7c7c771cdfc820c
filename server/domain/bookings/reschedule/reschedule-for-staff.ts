import type { Job } from '#shared/agenda/fit-crew.ts';
import type { AdminBookingView, RescheduleBookingInput } from '#shared/api/admin/bookings.ts';
import { jobOf } from '#shared/booking/job-of.ts';
import type { Id } from '#shared/kernel/ids.ts';
import type { Instant } from '#shared/kernel/instant.ts';
import { changeStaffFields } from '../../../db/repos/bookings/booking-staff.ts';
import type { BookingRow } from '../../../db/repos/bookings/bookings.ts';
import type { Tenant } from '../../../db/tenant.ts';
import { type Tx, withTenant } from '../../../db/with-tenant.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../errors/app-error.ts';
import type { CatalogueSnapshot } from '../../catalogue/catalogue-cache.ts';
import { fingerprint } from '../../idempotency/fingerprint.ts';
import { type Once, runOnce } from '../../idempotency/run-once.ts';
import { linkToBooking } from '../../links/booking-link.ts';
import { normalizeEmail } from '../../links/sign-link.ts';
import { parsedInstant } from '../../slots/parsed-time.ts';
import { cleanPhone } from '../contact/clean-contact.ts';
import { refuseUnlessCorrectable } from '../contact/correct-contact.ts';
import { BookingChanged, retryWhenChanged } from '../retry-when-changed.ts';
import { assignCrew, refuseUnknownCrew, wantedCrew } from '../staff/assign-crew.ts';
import { explainChange, explainConflict, type WantedPlace } from '../staff/explain-conflict.ts';
import { type StaffContext, staffContext, viewForStaff } from '../staff/staff-view.ts';
import { type FoundForReschedule, readForReschedule } from './read-for-reschedule.ts';
import { refuseUnlessPossible } from './refuse-unless-possible.ts';
import { rescheduleInTransaction } from './reschedule-in-transaction.ts';

export interface RescheduleForStaffCall extends RescheduleBookingInput {
  readonly bookingId: Id;
  /** Who of staff, as history calls them. */
  readonly actor: string;
  readonly idempotencyKey: string;
}

export type RescheduledForStaff = AdminBookingView & { readonly manageUrl: string };

/** Everything one attempt works with. */
interface Reschedule {
  readonly deps: Deps;
  readonly tenant: Tenant;
  readonly call: RescheduleForStaffCall;
  readonly context: StaffContext;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly catalogue: CatalogueSnapshot;
  /** What a refusal is explained for. */
  readonly place: { job?: Job };
}

/**
 * Gives a booking another time, and another length, whatever the agenda says of hours, notice and today; overlap with a
 * visit or with what a customer is just choosing never (D110). Price and status stay; the phone of the call
 * is kept, its e-mail has to be the booking's. The same time again is the same answer and no second mail. Throws
 * booking.not_found, booking.not_changeable, booking.changed with `booking`, slot.invalid, and what explainConflict says.
 */
export async function rescheduleForStaff(
  deps: Deps,
  tenant: Tenant,
  call: RescheduleForStaffCall,
): Promise<Once<RescheduledForStaff>> {
  const { bookingId, idempotencyKey, actor: _actor, ...asked } = call;
  const startsAt = parsedInstant(call.startISO);
  const endsAt = parsedInstant(call.endISO);
  refuseUnlessPossible(startsAt, endsAt, deps.now());
  const context = await staffContext(deps, tenant);
  const catalogue = await deps.catalogue.current(tenant);
  const place: WantedPlace & { job?: Job } = {
    ...{ bookingId, startsAt, endsAt, crewId: call.crewId, anyCrew: call.anyCrew },
  };
  const reschedule: Reschedule = { deps, tenant, call, context, startsAt, endsAt, catalogue, place };
  const key = {
    scope: 'POST /admin/bookings/:id/reschedule',
    key: idempotencyKey,
    fingerprint: fingerprint({ bookingId, ...asked }),
  };
  const wanted = {
    tenant,
    bookingId,
    input: call,
    startsAt,
    fits: () => true,
    refusal: 'booking.not_found',
  } as const;
  const attempt = () =>
    withTenant(deps.db, tenant.id, (tx) =>
      runOnce(tx, key, 200, {
        read: () => readForReschedule(tx, wanted),
        work: (found) => answerReschedule(tx, reschedule, found),
      }),
    );
  return explainChange(deps, tenant, { bookingId, context }, () =>
    explainConflict(deps, tenant, place, () => retryWhenChanged(attempt)),
  );
}

async function answerReschedule(
  tx: Tx,
  reschedule: Reschedule,
  found: FoundForReschedule,
): Promise<RescheduledForStaff> {
  const { deps, tenant, context } = reschedule;
  const booking = await rescheduleOrKeep(tx, reschedule, found);
  return {
    ...(await viewForStaff(tx, booking.id, context)),
    manageUrl: linkToBooking(deps.env, tenant, booking),
  };
}

async function rescheduleOrKeep(
  tx: Tx,
  reschedule: Reschedule,
  found: FoundForReschedule,
): Promise<BookingRow> {
  const { deps, call, startsAt, endsAt, catalogue, place } = reschedule;
  const { booking } = found;
  const now = deps.now();
  if (normalizeEmail(call.email) !== booking.email) {
    throw new AppError('request.invalid', { fields: { email: 'invalid' } });
  }
  refuseUnlessCorrectable(booking, now);
  const phone = call.phone === undefined ? booking.phone : cleanPhone(call.phone);
  const isSameTime = booking.startsAt === startsAt && booking.endsAt === endsAt;
  const { lockId, crewId, actor, notify, anyCrew } = call;
  const job = jobOf(booking.items, catalogue.book.services, booking);
  place.job = job;
  const crew = isSameTime ? await wantedCrew(tx, booking, crewId) : undefined;
  if (isSameTime && !crew && phone === booking.phone) return booking;
  if (booking.version !== (call.expectedVersion ?? booking.version)) throw new AppError('booking.changed');
  if (!isSameTime) {
    refuseUnknownCrew(found.reading, crewId);
    const who = { job, anyCrew, anyHour: true, onlyId: crewId };
    return rescheduleInTransaction(tx, deps, found, { startsAt, endsAt, lockId, phone, actor, notify, who });
  }
  const given = crew ? await assignCrew(tx, deps, booking, { ...crew, job, anyCrew }, actor) : booking;
  if (phone === given.phone) return given;
  const changed = await changeStaffFields(tx, given, { ...given, phone }, now);
  if (!changed) throw new BookingChanged();
  return changed;
}
