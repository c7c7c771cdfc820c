import { addMonths, addWeeks, lastDayOfMonth, startOfISOWeek, startOfMonth } from 'date-fns';
import { addDays, type Day, mondayOf } from '#shared/kernel/day.ts';
import { dateOf, dayOf } from '../parts/calendar-date.ts';

export const calendarViews = ['day', 'week', 'month', 'list'] as const;
/** What is chosen, and stands in the address. */
export type ChosenView = (typeof calendarViews)[number];
/** What is drawn of it. */
export type CalendarView = ChosenView | 'threeDays';

const SHORT_DAYS = 3;

/** Seven columns of a phone are too narrow for a name: its week is three days from the day one stands at (D586). */
export function drawnView(view: ChosenView, isPhone: boolean): CalendarView {
  return view === 'week' && isPhone ? 'threeDays' : view;
}

/** Drawn with its hours. */
export function isByHour(view: CalendarView): view is 'day' | 'week' | 'threeDays' {
  return view === 'day' || view === 'week' || view === 'threeDays';
}

/** Half-open, whole days. */
export interface DayRange {
  readonly from: Day;
  readonly to: Day;
}

/** The days a view shows around `day`. A month begins on a Monday and has whole weeks; a list is a week. */
export function shownDays(view: CalendarView, day: Day): DayRange {
  if (view === 'day') return { from: day, to: addDays(day, 1) };
  if (view === 'threeDays') return { from: day, to: addDays(day, SHORT_DAYS) };
  if (view !== 'month') return { from: mondayOf(day), to: addDays(mondayOf(day), 7) };
  const date = dateOf(day);
  return {
    from: dayOf(startOfISOWeek(startOfMonth(date))),
    to: dayOf(startOfISOWeek(addWeeks(lastDayOfMonth(date), 1))),
  };
}

/** The day to show one view further; a month keeps its first day, so that 31 January is not followed by March. */
export function stepDay(view: CalendarView, day: Day, steps: 1 | -1): Day {
  if (view === 'day') return addDays(day, steps);
  if (view === 'threeDays') return addDays(day, SHORT_DAYS * steps);
  return view === 'month' ? dayOf(startOfMonth(addMonths(dateOf(day), steps))) : addDays(day, 7 * steps);
}
