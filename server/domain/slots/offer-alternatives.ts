import type { Job } from '#shared/agenda/fit-crew.ts';
import { toLocal } from '#shared/agenda/local-time.ts';
import { ALTERNATIVE_SEARCH_DAYS, nearestSlots } from '#shared/agenda/nearest-slots.ts';
import { addDays } from '#shared/kernel/day.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { formatInstant, type Instant } from '#shared/kernel/instant.ts';
import type { Tenant } from '../../db/tenant.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors/app-error.ts';
import { readAgendaOf } from './read-agenda-of.ts';

export interface WantedSlot {
  readonly startsAt: Instant;
  readonly minutes: number;
  /** What the visit asks of who comes; often known only once it is read. */
  readonly job?: Job | undefined;
  /** The cart or booking whose own hold does not stand in the way. */
  readonly ownerId?: Id | undefined;
  /** The booking whose own time does not stand in the way. */
  readonly bookingId?: Id | undefined;
}

/** Runs `work`; when it finds the time taken, the refusal leaves with at most three near free times (D87). */
export async function offerAlternatives<T>(
  deps: Deps,
  tenant: Tenant,
  wanted: WantedSlot,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'slot.taken') throw error;
    throw new AppError('slot.taken', { alternatives: await listAlternatives(deps, tenant, wanted) });
  }
}

/** Read after the rollback, in one statement for the whole fortnight. */
async function listAlternatives(deps: Deps, tenant: Tenant, wanted: WantedSlot) {
  const now = deps.now();
  const { day } = toLocal(wanted.startsAt, tenant.timeZone);
  const { agenda, crews } = await readAgendaOf(
    deps,
    tenant,
    { from: day, to: addDays(day, ALTERNATIVE_SEARCH_DAYS) },
    { ownerId: wanted.ownerId, bookingId: wanted.bookingId },
  );
  const { startsAt, minutes, job } = wanted;
  const slots = nearestSlots({ agenda, crews, job, startsAt, minutes, now });
  return slots.map((slot) => ({
    startAt: formatInstant(slot.startsAt),
    endAt: formatInstant(slot.endsAt),
  }));
}
