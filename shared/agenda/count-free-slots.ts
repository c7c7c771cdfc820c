import { type Day, daysFrom } from '../kernel/day.ts';
import { roundUpToCell } from './day-starts.ts';
import type { FindSlotsInput } from './find-slots.ts';
import { offeredStarts } from './offered-starts.ts';

export interface CountFreeSlotsInput extends Omit<FindSlotsInput, 'day'> {
  readonly from: Day;
  /** Included. */
  readonly to: Day;
}

export interface FreeSlotsOfDay {
  readonly day: Day;
  readonly available: number;
}

/** As many as `findSlots` offers, for every day from `from` to `to`, sorting what is taken once for all of them (AG14). */
export function countFreeSlots({
  agenda,
  crews,
  job,
  from,
  to,
  minutes,
  now,
}: CountFreeSlotsInput): FreeSlotsOfDay[] {
  const startsOf = offeredStarts({ agenda, crews, job, lengthMin: roundUpToCell(minutes), now });
  return daysFrom(from, to).map((day) => {
    let free = 0;
    for (const { available } of startsOf(day)) if (available) free += 1;
    return { day, available: free };
  });
}
