import type { Id } from '#shared/kernel/ids.ts';
import { addMinutes, type Instant } from '#shared/kernel/instant.ts';
import { getAgenda } from '../../../db/repos/agenda/agenda.ts';
import { listBlocksIn } from '../../../db/repos/agenda/blocks.ts';
import { findConflict } from '../../../db/repos/bookings/booking-lists.ts';
import type { Tenant } from '../../../db/tenant.ts';
import { withTenant } from '../../../db/with-tenant.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../errors/app-error.ts';
import { toBlockView } from '../../blocks/list-blocks.ts';
import { type StaffContext, staffContext, toStaffRow, viewForStaff } from './staff-view.ts';

/** The time that a booking is to have; without an id, one that is still to be made. */
export interface WantedPlace {
  readonly bookingId?: Id;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
}

/**
 * Runs `work`; when it finds the time taken, staff are told by what: slot.taken with the row of the visit in
 * `conflict`, without one where a customer is just choosing the time, or slot.blocked with the `block`. Read after the
 * rollback.
 */
export async function explainConflict<T>(
  deps: Deps,
  tenant: Tenant,
  place: WantedPlace,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'slot.taken') throw error;
    throw await refusalFor(deps, tenant, place);
  }
}

async function refusalFor(
  deps: Deps,
  tenant: Tenant,
  { bookingId, startsAt, endsAt }: WantedPlace,
): Promise<AppError> {
  const context = await staffContext(deps, tenant);
  return withTenant(deps.db, tenant.id, async (tx) => {
    const { agenda } = await getAgenda(tx, tenant.timeZone, { startsAt, endsAt });
    const occupiedUntil = addMinutes(endsAt, agenda.bufferMin);
    const booking = await findConflict(tx, { startsAt, occupiedUntil }, bookingId);
    if (booking) return new AppError('slot.taken', { conflict: toStaffRow(booking, context) });
    const [block] = await listBlocksIn(tx, startsAt, endsAt);
    return block ? new AppError('slot.blocked', { block: toBlockView(block) }) : new AppError('slot.taken');
  });
}

/** Runs `work`; a caller refused because a booking has changed gets it as it is now, in `booking`. */
export async function explainChange<T>(
  deps: Deps,
  tenant: Tenant,
  { bookingId, context }: { readonly bookingId: Id; readonly context: StaffContext },
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'booking.changed') throw error;
    const booking = await withTenant(deps.db, tenant.id, (tx) => viewForStaff(tx, bookingId, context));
    throw new AppError('booking.changed', { booking });
  }
}
