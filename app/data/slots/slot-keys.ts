import type { Day } from '#shared/kernel/day.ts';
import type { VisitKey } from './visit-key.ts';

/** Keys of slot copies in `cache` and `fetches`; also what `readFetch` of these reads is asked with. */

export function slotsKey(day: Day, visit: VisitKey): `slots:${string}` {
  return `slots:${day}:${visit}`;
}

export function slotDaysFetchKey(from: Day, to: Day, visit: VisitKey): `days:${string}` {
  return `days:${from}:${to}:${visit}`;
}

/** Counts of all days of one visit share a row, because windows of six weeks overlap. */
export function slotDaysKey(visit: VisitKey): string {
  return `days:${visit}`;
}
