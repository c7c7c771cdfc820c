import { addDays, addWeeks, addYears, nextMonday, nextThursday, previousMonday } from 'date-fns';
import type { Day } from '#shared/kernel/day.ts';
import { dateOf, dayOf } from '../parts/calendar-date.ts';

export type HolidayName =
  | 'newYear'
  | 'king'
  | 'memorial'
  | 'independence'
  | 'labor'
  | 'thanksgiving'
  | 'blackFriday'
  | 'christmas';

export interface Holiday {
  readonly name: HolidayName;
  readonly day: Day;
}

/** Paid holidays of Florida on which crews are least expected, from `from` on for twelve months, in order of time. */
export function floridaHolidays(from: Day): readonly Holiday[] {
  const first = dateOf(from);
  const until = dayOf(addYears(first, 1));
  const year = first.getFullYear();
  return [...holidaysOf(year), ...holidaysOf(year + 1)].filter(({ day }) => day >= from && day < until);
}

function holidaysOf(year: number): readonly Holiday[] {
  const before = (month: number) => new Date(year, month - 1, 0); // the last day of the month before
  const dates = [
    ['newYear', new Date(year, 0, 1)],
    ['king', addWeeks(nextMonday(before(1)), 2)],
    ['memorial', previousMonday(new Date(year, 5, 1))],
    ['independence', new Date(year, 6, 4)],
    ['labor', nextMonday(before(9))],
    ['thanksgiving', addWeeks(nextThursday(before(11)), 3)],
    ['blackFriday', addDays(addWeeks(nextThursday(before(11)), 3), 1)],
    ['christmas', new Date(year, 11, 25)],
  ] as const;
  return dates.map(([name, date]) => ({ name, day: dayOf(date) }));
}
