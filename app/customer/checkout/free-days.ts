import { type CalendarWindow, calendarWindow } from '#shared/agenda/six-week-window.ts';
import { addDays, type Day, daysBetween, mondayOf } from '#shared/kernel/day.ts';

/** Free slots per day as far as they are known. */
export type FreeCounts = ReadonlyMap<Day, number>;

/** Up to this many free times a day is drawn as filling up. */
const FEW = 3;
const WINDOW_DAYS = 42;
const MOVE_DAYS = 28;

export function freeLevel(count: number | undefined): 0 | 1 | 2 | undefined {
  if (count === undefined) return undefined;
  if (count === 0) return 0;
  return count <= FEW ? 1 : 2;
}

/** The first windows's Monday plus as many moves of 28 days as bring `day` into the six weeks. */
export function mondayShowing(day: Day, today: Day): Day {
  const first = mondayOf(today);
  const ahead = daysBetween(first, day);
  if (ahead < WINDOW_DAYS) return first;
  return addDays(first, Math.ceil((ahead - WINDOW_DAYS + 1) / MOVE_DAYS) * MOVE_DAYS);
}

/** Where to look first: the window with the first free day, or the first one that is not fully known yet. */
export function windowToOpen(counts: FreeCounts, today: Day, horizonDays: number): CalendarWindow {
  let window = calendarWindow(mondayOf(today), today, horizonDays);
  while (window.nextMonday !== undefined && isFull(window, counts)) {
    window = calendarWindow(window.nextMonday, today, horizonDays);
  }
  return window;
}

/** Yesterday's choice is none any more: a page that was open over night would go on asking for a day that is past. */
export function stillAhead(picked: Day | undefined, today: Day): Day | undefined {
  return picked !== undefined && picked >= today ? picked : undefined;
}

/** In order, from today on. */
export function freeDays(counts: FreeCounts, today: Day): readonly Day[] {
  return [...counts]
    .filter(([day, count]) => count > 0 && day >= today)
    .map(([day]) => day)
    .sort();
}

/**
 * The days whose slots are needed to name the next `wanted` free times, and those of what is `offered` already: the
 * last time of a day that is taken makes the day full, and is still shown for a while.
 */
export function daysWithNext(
  counts: FreeCounts,
  today: Day,
  wanted: number,
  offered: readonly Day[] = [],
): readonly Day[] {
  const days: Day[] = [];
  let found = 0;
  for (const day of freeDays(counts, today)) {
    if (found >= wanted) break;
    days.push(day);
    found += counts.get(day) ?? 0;
  }
  return [...new Set([...days, ...offered])].sort();
}

/** What may be asked of the server for a window: no past days, none beyond the horizon. */
export function reachOf(
  window: CalendarWindow,
  today: Day,
  horizonDays: number,
): { readonly from: Day; readonly to: Day } {
  const end = addDays(today, horizonDays);
  return {
    from: window.firstDay < today ? today : window.firstDay,
    to: window.lastDay > end ? end : window.lastDay,
  };
}

function isFull({ cells }: CalendarWindow, counts: FreeCounts): boolean {
  return cells.every(({ day, disabled }) => disabled || counts.get(day) === 0);
}
