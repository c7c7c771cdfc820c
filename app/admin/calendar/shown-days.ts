import { addDays, type Day, mondayOf } from '#shared/kernel/day.ts';

export const calendarViews = ['day', 'week', 'month', 'list'] as const;
export type CalendarView = (typeof calendarViews)[number];

/** Half-open, whole days. */
export interface DayRange {
  readonly from: Day;
  readonly to: Day;
}

/** The days a view shows around `day`. A month begins on a Monday and has whole weeks; a list is a week. */
export function shownDays(view: CalendarView, day: Day): DayRange {
  if (view === 'day') return { from: day, to: addDays(day, 1) };
  if (view !== 'month') return { from: mondayOf(day), to: addDays(mondayOf(day), 7) };
  return { from: mondayOf(firstOf(day)), to: addDays(mondayOf(addDays(firstOf(day, 1), -1)), 7) };
}

/** The day to show one view further; a month keeps its first day, so that 31 January is not followed by March. */
export function stepDay(view: CalendarView, day: Day, steps: 1 | -1): Day {
  if (view === 'day') return addDays(day, steps);
  return view === 'month' ? firstOf(day, steps) : addDays(day, 7 * steps);
}

/** The first of the month that is `months` after that of `day`. */
function firstOf(day: Day, months: -1 | 0 | 1 = 0): Day {
  const first = addDays(day, 1 - Number(day.slice(8)));
  if (months === 0) return first;
  const inside = addDays(first, months * 31);
  // 31 days after a first is always in the next month; 31 before it may be two months back.
  const near = months === 1 ? inside : addDays(first, -1);
  return addDays(near, 1 - Number(near.slice(8)));
}
