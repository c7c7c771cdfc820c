/**
 * Days of a zone, and the instants of wall times in them (D359, AG1-AG4).
 * A local day is kept as its pieces of constant offset: one on an ordinary day, two when the clock changes, so
 * nothing below ever adds minutes to midnight.
 */
import { assert } from '../kernel/assert.ts';
import { type Day, numberOfDay } from '../kernel/day.ts';
import { type Instant, instantFromMs, MINUTE_MS } from '../kernel/instant.ts';
import { askOffsetMs, DAY_MS, DAYS_REMEMBERED, noonMs, offsetMsAtNoon } from './zone-offset.ts';

/** Wall-clock minutes `startMin` to `endMin` (exclusive) of a day, run through without a jump from `startsAt` on. */
interface DayPiece {
  readonly startsAt: Instant;
  readonly startMin: number;
  readonly endMin: number;
}

/** Half-open range of instants of one local day; `pieces` ascend in time and are empty for a date the zone skipped. */
export interface LocalDay {
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly pieces: readonly DayPiece[];
}

interface Span {
  readonly fromMs: number;
  readonly toMs: number;
  readonly offsetMs: number;
}

/** Offsets reach from -12 to +14 hours, so these UTC noons around a date enclose its local day in any zone. */
const NOONS_AROUND = [-2, -1, 0, 1, 2] as const;

/** By zone. */
const memories = new Map<string, Map<Day, LocalDay>>();

export function localDay(day: Day, timeZone: string): LocalDay {
  const days = daysOf(timeZone);
  const known = days.get(day);
  if (known) return known;
  if (days.size >= DAYS_REMEMBERED) days.clear();
  const computed = computeLocalDay(day, timeZone);
  days.set(day, computed);
  return computed;
}

/** [midnight, next midnight): 23, 24 or 25 hours; an all-day block is exactly this range (AG4). */
export function dayBounds(day: Day, timeZone: string): { startsAt: Instant; endsAt: Instant } {
  const { startsAt, endsAt } = localDay(day, timeZone);
  return { startsAt, endsAt };
}

export function startOfDay(day: Day, timeZone: string): Instant {
  return localDay(day, timeZone).startsAt;
}

/**
 * `undefined` for a wall time that a clock change skips, and for minutes outside 0-1440; the first instant of a
 * doubled one (AG1, AG2). 1440 is the next midnight.
 */
export function toInstant(day: Day, minuteOfDay: number, timeZone: string): Instant | undefined {
  const { endsAt, pieces } = localDay(day, timeZone);
  if (minuteOfDay === 1440) return endsAt;
  const piece = pieces.find(({ startMin, endMin }) => startMin <= minuteOfDay && minuteOfDay < endMin);
  return piece && instantFromMs(piece.startsAt + (minuteOfDay - piece.startMin) * MINUTE_MS);
}

/** Where opening or closing time falls: as `toInstant`, but a skipped wall time is the moment of the jump (AG3). */
export function edgeInstant(day: Day, minuteOfDay: number, timeZone: string): Instant {
  const { endsAt, pieces } = localDay(day, timeZone);
  const afterJump = pieces.find(({ startMin }) => startMin >= minuteOfDay)?.startsAt ?? endsAt;
  return toInstant(day, minuteOfDay, timeZone) ?? afterJump;
}

function computeLocalDay(day: Day, timeZone: string): LocalDay {
  const dayNumber = numberOfDay(day);
  const spans = spansAround(dayNumber, timeZone);
  const midnightMs = dayNumber * DAY_MS;
  const pieces = spans.flatMap(({ fromMs, toMs, offsetMs }) => {
    const startsMs = Math.max(fromMs, midnightMs - offsetMs);
    const endsMs = Math.min(toMs, midnightMs + DAY_MS - offsetMs);
    if (startsMs >= endsMs) return [];
    const wallMin = (ms: number) => (ms + offsetMs - midnightMs) / MINUTE_MS;
    return [{ startsAt: instantFromMs(startsMs), startMin: wallMin(startsMs), endMin: wallMin(endsMs) }];
  });
  return {
    startsAt: firstAtOrAfter(midnightMs, spans),
    endsAt: firstAtOrAfter(midnightMs + DAY_MS, spans),
    pieces,
  };
}

/** The first instant whose wall time is `wallMs` or later: the jump itself where midnight does not exist. */
function firstAtOrAfter(wallMs: number, spans: readonly Span[]): Instant {
  const span = spans.find(({ toMs, offsetMs }) => wallMs - offsetMs < toMs);
  assert(span, 'five noons to enclose a local day');
  return instantFromMs(Math.max(span.fromMs, wallMs - span.offsetMs));
}

/** Stretches of constant offset around a date, ascending and without holes. */
function spansAround(dayNumber: number, timeZone: string): readonly Span[] {
  const spans: Span[] = [];
  let fromMs = noonMs(dayNumber + NOONS_AROUND[0]);
  let offsetMs = offsetMsAtNoon(dayNumber + NOONS_AROUND[0], timeZone);
  for (const away of NOONS_AROUND.slice(1)) {
    const nextMs = offsetMsAtNoon(dayNumber + away, timeZone);
    if (nextMs === offsetMs) continue;
    const jumpMs = findJump(noonMs(dayNumber + away - 1), noonMs(dayNumber + away), nextMs, timeZone);
    spans.push({ fromMs, toMs: jumpMs, offsetMs });
    fromMs = jumpMs;
    offsetMs = nextMs;
  }
  return [...spans, { fromMs, toMs: Number.POSITIVE_INFINITY, offsetMs }];
}

/** The whole minute from which the offset is `newOffsetMs`; no zone changes twice between two noons. */
function findJump(beforeMs: number, afterMs: number, newOffsetMs: number, timeZone: string): number {
  let low = beforeMs / MINUTE_MS;
  let high = afterMs / MINUTE_MS;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (askOffsetMs(middle * MINUTE_MS, timeZone) === newOffsetMs) high = middle;
    else low = middle;
  }
  return high * MINUTE_MS;
}

function daysOf(timeZone: string): Map<Day, LocalDay> {
  const known = memories.get(timeZone) ?? new Map<Day, LocalDay>();
  memories.set(timeZone, known);
  return known;
}
