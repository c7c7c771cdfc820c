/** The one module that asks for a zone's offset (D359). */
import { tzOffset } from '@date-fns/tz/tzOffset';
import { assert } from '../kernel/assert.ts';
import { type Instant, MINUTE_MS } from '../kernel/instant.ts';

export const DAY_MS = 86_400_000;
/** About three years of days; a customer's calendar needs 90, a storm of odd dates must not grow the memory. */
export const DAYS_REMEMBERED = 1_100;

/** By zone. Offsets are facts of the zone database: remembering them changes no answer. */
const memories = new Map<string, Map<number, number>>();

export function offsetMsAt(at: Instant, timeZone: string): number {
  const noonBefore = Math.floor((at - DAY_MS / 2) / DAY_MS);
  const offsetMs = offsetMsAtNoon(noonBefore, timeZone);
  return offsetMs === offsetMsAtNoon(noonBefore + 1, timeZone) ? offsetMs : askOffsetMs(at, timeZone);
}

export function offsetMsAtNoon(dayNumber: number, timeZone: string): number {
  const noonOffsets = memories.get(timeZone) ?? new Map<number, number>();
  memories.set(timeZone, noonOffsets);
  const known = noonOffsets.get(dayNumber);
  if (known !== undefined) return known;
  if (noonOffsets.size >= DAYS_REMEMBERED) noonOffsets.clear();
  const offsetMs = askOffsetMs(noonMs(dayNumber), timeZone);
  noonOffsets.set(dayNumber, offsetMs);
  return offsetMs;
}

export function noonMs(dayNumber: number): number {
  return dayNumber * DAY_MS + DAY_MS / 2;
}

export function askOffsetMs(ms: number, timeZone: string): number {
  const offsetMin = tzOffset(timeZone, new Date(ms));
  assert(Number.isFinite(offsetMin), `a time zone that exists, not "${timeZone}"`);
  return offsetMin * MINUTE_MS;
}
