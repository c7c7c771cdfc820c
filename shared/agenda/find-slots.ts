/** The one listing of slots: the phone greys the taken ones with it, the server offers and validates with it. */
import type { Day } from '../kernel/day.ts';
import { addMinutes, type Instant, instantFromMs, MINUTE_MS } from '../kernel/instant.ts';
import type { Agenda, Crew, Slot } from './agenda.ts';
import { dayStarts, roundUpToCell } from './day-starts.ts';
import { dayBounds } from './local-day.ts';
import { takenStarts } from './taken-starts.ts';

export interface FindSlotsInput {
  readonly agenda: Agenda;
  /** The active ones, busy with at least everything inside `busyRange`; the asker's own hold or booking left out. */
  readonly crews: readonly Pick<Crew, 'busy'>[];
  readonly day: Day;
  /** Length of the work without buffer; rounded up to the 5-minute grid. */
  readonly minutes: number;
  readonly now: Instant;
}

/**
 * Ascending. Starts that are past, inside the notice or beyond the horizon are not listed; starts that are taken are,
 * as not `available` (AG9, AG10): no crew is free for all of the visit (AG41). `endsAt` is the end of the work; the buffer after it is not shown to customers.
 */
export function findSlots({ agenda, crews, day, minutes, now }: FindSlotsInput): Slot[] {
  const lengthMin = roundUpToCell(minutes);
  const isTaken = takenStarts(crews, lengthMin, agenda.bufferMin);
  return dayStarts(
    agenda,
    lengthMin,
    now,
  )(day).map((start) => {
    const startsAt = instantFromMs(start * MINUTE_MS);
    return { startsAt, endsAt: addMinutes(startsAt, lengthMin), available: !isTaken(start) };
  });
}

/** What must be read before listing `from` to `to`: the buffer of the last visit may reach past midnight (AG11). */
export function busyRange(agenda: Agenda, from: Day, to: Day): { startsAt: Instant; endsAt: Instant } {
  return {
    startsAt: dayBounds(from, agenda.timeZone).startsAt,
    endsAt: addMinutes(dayBounds(to, agenda.timeZone).endsAt, agenda.bufferMin),
  };
}
