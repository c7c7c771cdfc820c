import { assert } from '../kernel/assert.ts';
import { addDays, type Day, daysBetween, weekdayOf } from '../kernel/day.ts';

const DAYS_SHOWN = 42;
/** Four weeks on, so that two weeks stay in sight after a move (D91). */
const DAYS_MOVED = 28;

interface CalendarCell {
  readonly day: Day;
  /** Before today or beyond the horizon: shown, but cannot be picked. */
  readonly disabled: boolean;
}

export interface CalendarWindow {
  readonly firstDay: Day;
  readonly lastDay: Day;
  /** 42, Monday first: six rows of seven. */
  readonly cells: readonly CalendarCell[];
  /** Monday of the window before or after; absent when nothing in that direction can be picked. */
  readonly previousMonday: Day | undefined;
  readonly nextMonday: Day | undefined;
}

/** The six weeks from `monday`, whatever month they belong to (AG17, AG18). Plain dates: no zone, no clock. */
export function calendarWindow(monday: Day, today: Day, horizonDays: number): CalendarWindow {
  assert(weekdayOf(monday) === 1, 'a window that starts on a Monday');
  const lastDay = addDays(monday, DAYS_SHOWN - 1);
  const cells = Array.from({ length: DAYS_SHOWN }, (_, index) => {
    const day = addDays(monday, index);
    const daysAhead = daysBetween(today, day);
    return { day, disabled: daysAhead < 0 || daysAhead > horizonDays };
  });
  return {
    firstDay: monday,
    lastDay,
    cells,
    previousMonday: today < monday ? addDays(monday, -DAYS_MOVED) : undefined,
    nextMonday: lastDay < addDays(today, horizonDays) ? addDays(monday, DAYS_MOVED) : undefined,
  };
}
