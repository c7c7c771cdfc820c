/** When work may start on one day, from the weekly hours alone: nothing here knows what is taken. */
import { assert } from '../kernel/assert.ts';
import { type Day, daysBetween, weekdayOf } from '../kernel/day.ts';
import { type Instant, MINUTE_MS } from '../kernel/instant.ts';
import { type Agenda, CELL_MIN, type WallInterval } from './agenda.ts';
import { edgeInstant, localDay } from './local-day.ts';
import { toLocal } from './local-time.ts';

/** Length on the grid of the claims (AG7). */
export function roundUpToCell(minutes: number): number {
  return Math.ceil(minutes / CELL_MIN) * CELL_MIN;
}

/**
 * Answers a day with its ascending starts in whole minutes since the epoch, integers because the walk over them is the
 * hot path. Empty outside today … today + horizon (AG9) and for a length that is not positive.
 */
export function dayStarts(agenda: Agenda, lengthMin: number, now: Instant): (day: Day) => readonly number[] {
  assert(agenda.stepMin > 0, 'a step of at least a minute');
  const today = toLocal(now, agenda.timeZone).day;
  const earliest = Math.ceil(now / MINUTE_MS + agenda.noticeMin);
  return (day) => {
    const daysAhead = daysBetween(today, day);
    if (!(lengthMin > 0) || daysAhead < 0 || daysAhead > agenda.horizonDays) return [];
    return mergeIntervals(agenda.hours[weekdayOf(day)] ?? []).flatMap((interval) =>
      intervalStarts(interval, day, agenda, lengthMin).filter((start) => start >= earliest),
    );
  };
}

/**
 * Sorted; overlapping and touching ones are one stretch of work (AG6, D98). Opening off the 5-minute grid
 * moves up to it: two visits that touch off the grid would want the same cell, and one could not be booked (AG15).
 */
function mergeIntervals(intervals: readonly WallInterval[]): readonly WallInterval[] {
  const merged: WallInterval[] = [];
  for (const { startMin: opensMin, endMin } of [...intervals].sort((a, b) => a.startMin - b.startMin)) {
    const startMin = roundUpToCell(opensMin);
    const last = merged.at(-1);
    if (last && startMin <= last.endMin) {
      merged[merged.length - 1] = { startMin: last.startMin, endMin: Math.max(last.endMin, endMin) };
    } else merged.push({ startMin, endMin });
  }
  return merged;
}

/** Wall times on the step, each as the instants it really has: none when skipped, two when doubled (AG5, AG2). */
function intervalStarts(interval: WallInterval, day: Day, agenda: Agenda, lengthMin: number): number[] {
  const { startMin, endMin } = interval;
  const lastStart = edgeInstant(day, endMin, agenda.timeZone) / MINUTE_MS - lengthMin;
  const starts: number[] = [];
  for (const piece of localDay(day, agenda.timeZone).pieces) {
    const pieceStarts = piece.startsAt / MINUTE_MS - piece.startMin;
    const stepsBefore = Math.max(0, Math.ceil((piece.startMin - startMin) / agenda.stepMin));
    const until = Math.min(endMin, piece.endMin);
    for (let wall = startMin + stepsBefore * agenda.stepMin; wall < until; wall += agenda.stepMin) {
      const start = pieceStarts + wall;
      if (start <= lastStart) starts.push(start);
    }
  }
  return starts;
}
