import { countFreeSlots } from '#shared/agenda/count-free-slots.ts';
import type { SlotDayView } from '#shared/api/slots.ts';
import type { Id } from '#shared/kernel/ids.ts';
import type { Tenant } from '../../db/tenant.ts';
import type { Deps } from '../../deps.ts';
import { type DayRange, daysOfRange } from './days-of-range.ts';
import { readAgendaOf } from './read-agenda-of.ts';

export interface CountSlotsInput extends DayRange {
  readonly minutes: number;
  readonly lockId: Id | undefined;
}

/** How many slots are free on each day of a range, in one statement whatever its length (decision 92). */
export async function countSlots(deps: Deps, tenant: Tenant, input: CountSlotsInput): Promise<SlotDayView[]> {
  const { from, to, minutes, lockId } = input;
  daysOfRange(input);
  const { agenda, busy } = await readAgendaOf(deps, tenant, { from, to }, { holdId: lockId });
  return countFreeSlots({ agenda, busy, from, to, minutes, now: deps.now() }).map(({ day, available }) => ({
    date: day,
    available,
  }));
}
