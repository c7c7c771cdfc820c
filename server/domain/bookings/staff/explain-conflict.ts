import { isFree, isTooFar } from '#shared/agenda/choose-crew.ts';
import { anyJob, fitsJob, type Job, misfitsOf } from '#shared/agenda/fit-crew.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { addMinutes, type Instant } from '#shared/kernel/instant.ts';
import { type AgendaReading, getAgenda } from '../../../db/repos/agenda/agenda.ts';
import { listBlocksIn } from '../../../db/repos/agenda/blocks.ts';
import { listCrews } from '../../../db/repos/agenda/crews.ts';
import { listConflicts } from '../../../db/repos/bookings/booking-lists.ts';
import type { Tenant } from '../../../db/tenant.ts';
import { type Tx, withTenant } from '../../../db/with-tenant.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../errors/app-error.ts';
import { toBlockView } from '../../blocks/list-blocks.ts';
import { type StaffContext, staffContext, toStaffRow, viewForStaff } from './staff-view.ts';

/** The time that a booking is to have; without an id, one that is still to be made. */
export interface WantedPlace {
  readonly bookingId?: Id;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  /** What it asks of who comes; absent: every crew may. */
  readonly job?: Job | undefined;
  /** Whoever asks has overruled already what a crew does, where it comes and how long the way is. */
  readonly anyCrew?: boolean | undefined;
  /** Whom staff want to come; absent: whoever is free. */
  readonly crewId?: Id | undefined;
}

/**
 * Runs `work`; when it finds the time taken, staff are told by what: crew.unfit with the crew that is free and all that
 * speaks against it, which staff may overrule (AG50); otherwise slot.taken with the rows of all visits in
 * `conflicts` and the first in `conflict`, which older devices read, without them where a customer is just choosing the time, or
 * slot.blocked with the `block`. Read after the rollback.
 */
export async function explainConflict<T>(
  deps: Deps,
  tenant: Tenant,
  place: WantedPlace | (() => WantedPlace | undefined),
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'slot.taken') throw error;
    const wanted = typeof place === 'function' ? place() : place;
    throw wanted ? await refusalFor(deps, tenant, wanted) : error;
  }
}

async function refusalFor(deps: Deps, tenant: Tenant, place: WantedPlace): Promise<AppError> {
  const { bookingId, startsAt, endsAt, crewId } = place;
  const context = await staffContext(deps, tenant);
  return withTenant(deps.db, tenant.id, async (tx) => {
    const reading = await getAgenda(tx, tenant.timeZone, { startsAt, endsAt, bookingId });
    const { agenda } = reading;
    const unfit = await findUnfit(tx, reading, place);
    if (unfit) return unfit;
    const occupiedUntil = addMinutes(endsAt, agenda.bufferMin);
    const found = await listConflicts(tx, { startsAt, occupiedUntil, crewId }, bookingId);
    const conflicts = found.map((booking) => toStaffRow(booking, context));
    if (conflicts.length > 0) return new AppError('slot.taken', { conflict: conflicts[0], conflicts });
    const block = (await listBlocksIn(tx, startsAt, endsAt)).find(
      (one) => crewId === undefined || one.crewId === null || one.crewId === crewId,
    );
    return block ? new AppError('slot.blocked', { block: toBlockView(block) }) : new AppError('slot.taken');
  });
}

/** The first crew that is free and was not asked, because of what it does, where it comes, or the way there. */
async function findUnfit(
  tx: Tx,
  { agenda, crews }: AgendaReading,
  { startsAt, endsAt, job = anyJob, anyCrew = false, crewId }: WantedPlace,
): Promise<AppError | undefined> {
  if (anyCrew) return undefined;
  const { bufferMin, travelMin } = agenda;
  const visit = { startsAt, endsAt, bufferMin, travelMin, zips: job.zips };
  const asked = crewId === undefined ? crews : crews.filter(({ id }) => id === crewId);
  const unfit = asked.find(
    (crew) => isTooFar(crew, visit) || (!fitsJob(crew, job) && isFree(crew, { startsAt, endsAt, bufferMin })),
  );
  const row = unfit && (await listCrews(tx)).find(({ id }) => id === unfit.id);
  if (!unfit || !row) return undefined;
  const { id, name, color } = row;
  const why = [...misfitsOf(row, job), ...(isTooFar(unfit, visit) ? (['travel'] as const) : [])];
  return new AppError('crew.unfit', { crew: { id, name, color }, why });
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
