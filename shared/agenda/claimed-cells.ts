/** What a claim writes and locks: the cells whose key keeps two visits apart, and the days it touches (D351). */
import { type Day, daysFrom } from '../kernel/day.ts';
import { addMinutes, type Instant, instantFromMs, MINUTE_MS } from '../kernel/instant.ts';
import { CELL_MIN } from './agenda.ts';
import { toLocal } from './local-time.ts';

const CELL_MS = CELL_MIN * MINUTE_MS;

/** Starts of every cell of the visit and the buffer after it, ascending; a cell only partly used is used (AG15). */
export function cellsOf(startsAt: Instant, endsAt: Instant, bufferMin: number): Instant[] {
  const first = Math.floor(startsAt / CELL_MS);
  const end = Math.ceil(addMinutes(endsAt, bufferMin) / CELL_MS);
  return Array.from({ length: Math.max(0, end - first) }, (_, index) =>
    instantFromMs((first + index) * CELL_MS),
  );
}

/** Ascending, the order in which their rows are locked; ending at midnight does not touch the next day (AG16). */
export function daysTouched(
  startsAt: Instant,
  endsAt: Instant,
  bufferMin: number,
  timeZone: string,
): readonly Day[] {
  const lastMoment = instantFromMs(Math.max(startsAt, addMinutes(endsAt, bufferMin) - 1));
  return daysFrom(toLocal(startsAt, timeZone).day, toLocal(lastMoment, timeZone).day);
}
