import type { Day } from '#shared/kernel/day.ts';

/** Keys of slot copies in `cache` and `fetches`; also what `readFetch` of these reads is asked with. */

export function slotsKey(day: Day, minutes: number): `slots:${string}` {
  return `slots:${day}:${minutes}`;
}

export function slotDaysFetchKey(from: Day, to: Day, minutes: number): `days:${string}` {
  return `days:${from}:${to}:${minutes}`;
}

/** Counts of all days of one length share a row, because windows of six weeks overlap. */
export function slotDaysKey(minutes: number): string {
  return `days:${minutes}`;
}
