import { countFreeSlots } from '#shared/agenda/count-free-slots.ts';
import { findSlots } from '#shared/agenda/find-slots.ts';
import type { SlotDayView, SlotView } from '#shared/api/slots.ts';
import type { Day } from '#shared/kernel/day.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { formatInstant } from '#shared/kernel/instant.ts';
import type { Tenant } from '../../db/tenant.ts';
import type { Deps } from '../../deps.ts';
import { type DayRange, refuseLongRange } from './day-range.ts';
import { readAgendaOf } from './read-agenda-of.ts';

export interface ListSlotsInput {
  readonly day: Day;
  readonly minutes: number;
  readonly lockId: Id | undefined;
}

/** The day's slots; the asker's own hold reads as available and as theirs. */
export async function listSlots(deps: Deps, tenant: Tenant, input: ListSlotsInput): Promise<SlotView[]> {
  const { day, minutes, lockId } = input;
  const reading = await readAgendaOf(deps, tenant, { from: day, to: day }, { holdId: lockId });
  const { agenda, crews, ownHold } = reading;
  return findSlots({ agenda, crews, day, minutes, now: deps.now() }).map((slot) => {
    const view = {
      startAt: formatInstant(slot.startsAt),
      endAt: formatInstant(slot.endsAt),
      available: slot.available,
    };
    const heldByYou =
      ownHold?.live === true && ownHold.startsAt === slot.startsAt && ownHold.endsAt === slot.endsAt;
    return heldByYou ? { ...view, heldByYou } : view;
  });
}

export interface CountSlotsInput extends DayRange {
  readonly minutes: number;
  readonly lockId: Id | undefined;
}

/** How many slots are free on each day of a range, in one statement whatever its length (D92). */
export async function countSlots(deps: Deps, tenant: Tenant, input: CountSlotsInput): Promise<SlotDayView[]> {
  const { from, to, minutes, lockId } = input;
  refuseLongRange(input);
  const { agenda, crews } = await readAgendaOf(deps, tenant, { from, to }, { holdId: lockId });
  return countFreeSlots({ agenda, crews, from, to, minutes, now: deps.now() }).map(({ day, available }) => ({
    date: day,
    available,
  }));
}
