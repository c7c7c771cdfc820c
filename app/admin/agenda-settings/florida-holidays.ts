import { assert } from '#shared/kernel/assert.ts';
import { addDays, type Day, parseDay, weekdayOf } from '#shared/kernel/day.ts';

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
  const year = Number(from.slice(0, 4));
  const until = parseDay(`${year + 1}${from.slice(4)}`) ?? addDays(from, 365);
  return [...holidaysOf(year), ...holidaysOf(year + 1)].filter(({ day }) => day >= from && day < until);
}

function holidaysOf(year: number): readonly Holiday[] {
  const thanksgiving = nthWeekday(year, 11, 4, 4);
  return [
    { name: 'newYear', day: date(year, 1, 1) },
    { name: 'king', day: nthWeekday(year, 1, 1, 3) },
    { name: 'memorial', day: lastMondayOfMay(year) },
    { name: 'independence', day: date(year, 7, 4) },
    { name: 'labor', day: nthWeekday(year, 9, 1, 1) },
    { name: 'thanksgiving', day: thanksgiving },
    { name: 'blackFriday', day: addDays(thanksgiving, 1) },
    { name: 'christmas', day: date(year, 12, 25) },
  ];
}

function lastMondayOfMay(year: number): Day {
  const last = date(year, 5, 31);
  return addDays(last, 1 - weekdayOf(last));
}

/** `weekday` 1 Monday … 7 Sunday; `nth` from 1. */
function nthWeekday(year: number, month: number, weekday: number, nth: number): Day {
  const first = date(year, month, 1);
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + 7 * (nth - 1));
}

function date(year: number, month: number, dayOfMonth: number): Day {
  const day = parseDay(`${year}-${String(month).padStart(2, '0')}-${String(dayOfMonth).padStart(2, '0')}`);
  assert(day !== undefined, 'a date that exists');
  return day;
}
