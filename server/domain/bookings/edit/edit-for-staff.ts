import type { AdminBookingView, EditServicesInput } from '#shared/api/admin/bookings.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { addMinutes, type Instant, minutesBetween } from '#shared/kernel/instant.ts';
import type { Tenant } from '../../../db/tenant.ts';
import type { Deps } from '../../../deps.ts';
import { fingerprint } from '../../idempotency/fingerprint.ts';
import type { Once } from '../../idempotency/run-once.ts';
import { parsedInstant } from '../../slots/parsed-time.ts';
import { refuseUnlessPossible } from '../reschedule/refuse-unless-possible.ts';
import { explainChange, explainConflict, type WantedPlace } from '../staff/explain-conflict.ts';
import { staffContext, viewForStaff } from '../staff/staff-view.ts';
import { runEdit, type WantedEdit } from './edit-booking.ts';

export interface EditForStaffCall extends EditServicesInput {
  readonly bookingId: Id;
  /** Who of staff, as history calls them. */
  readonly actor: string;
  readonly idempotencyKey: string;
}

/**
 * Books what a clone has become into its booking for staff: the customer's own edit (editBooking), with the time by the
 * rules of rescheduling by staff, and a mail only if staff ask for it. Who and where stay. Throws booking.not_found,
 * booking.not_changeable, booking.changed with `booking`, quote.accepted, cart.*, price.changed, slot.invalid, and what
 * explainConflict says.
 */
export async function editForStaff(
  deps: Deps,
  tenant: Tenant,
  call: EditForStaffCall,
): Promise<Once<AdminBookingView>> {
  const { bookingId, idempotencyKey, actor, notify, ...asked } = call;
  const startsAt = parsedInstant(call.startISO);
  const endsAt = parsedInstant(call.endISO);
  if (!call.keepTime) refuseUnlessPossible(startsAt, endsAt, deps.now());
  const edit = {
    ...{ deps, tenant, bookingId, input: call, startsAt, endsAt, now: deps.now() },
    expectedVersion: call.expectedVersion,
    by: { actor, notify },
  };
  const key = {
    scope: 'POST /admin/bookings/:id/services',
    key: idempotencyKey,
    fingerprint: fingerprint({ bookingId, notify, ...asked }),
  };
  const context = await staffContext(deps, tenant);
  const wanted: WantedEdit & WantedPlace = {
    ...{ bookingId, startsAt, minutes: minutesBetween(startsAt, endsAt) },
    ...{ job: undefined, anyCrew: call.anyCrew },
    // The length of a kept time is known only once the cart is priced.
    get endsAt(): Instant {
      return addMinutes(startsAt, this.minutes);
    },
  };
  return explainChange(deps, tenant, { bookingId, context }, () =>
    explainConflict(deps, tenant, wanted, () =>
      runEdit(edit, key, wanted, (tx, _edit, _before, { id }) => viewForStaff(tx, id, context)),
    ),
  );
}
