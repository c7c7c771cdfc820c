/** The one listing of slots: the phone greys the taken ones with it, the server offers and validates with it. */
import type { Day } from '../kernel/day.ts';
import { addMinutes, type Instant, instantFromMs, MINUTE_MS } from '../kernel/instant.ts';
import type { Agenda, Slot } from './agenda.ts';
import { roundUpToCell } from './day-starts.ts';
import type { Job } from './fit-crew.ts';
import { dayBounds } from './local-day.ts';
import { offeredStarts, type SlotCrew } from './offered-starts.ts';
import { TRAVEL_MAX_MIN } from './travel.ts';

export interface FindSlotsInput {
  readonly agenda: Agenda;
  /** The active ones, busy with at least everything inside `busyRange`; the asker's own hold or booking left out. */
  readonly crews: readonly SlotCrew[];
  /** What the visit asks of who comes; absent: nothing is known of it. */
  readonly job?: Job | undefined;
  readonly day: Day;
  /** Length of the work without buffer; rounded up to the 5-minute grid. */
  readonly minutes: number;
  readonly now: Instant;
}

/**
 * Ascending. Starts that are past, inside the notice or beyond the horizon are not listed; starts that are taken are,
 * as not `available` (AG9, AG10): no crew that may take the job and is open is free for all of the visit (AG41, AG49).
 * `endsAt` is the end of the work; the buffer after it is not shown to customers.
 */
export function findSlots({ agenda, crews, job, day, minutes, now }: FindSlotsInput): Slot[] {
  const lengthMin = roundUpToCell(minutes);
  return offeredStarts({ agenda, crews, job, lengthMin, now })(day).map(({ startMin, available }) => {
    const startsAt = instantFromMs(startMin * MINUTE_MS);
    return { startsAt, endsAt: addMinutes(startsAt, lengthMin), available };
  });
}

/** What must be read before listing `from` to `to`: the buffer of the last visit and ways may reach past midnight (AG11). */
export function busyRange(agenda: Agenda, from: Day, to: Day): { startsAt: Instant; endsAt: Instant } {
  const wayMin = agenda.travelMin ? TRAVEL_MAX_MIN : 0;
  return {
    startsAt: addMinutes(dayBounds(from, agenda.timeZone).startsAt, -wayMin),
    endsAt: addMinutes(dayBounds(to, agenda.timeZone).endsAt, Math.max(agenda.bufferMin, wayMin)),
  };
}
