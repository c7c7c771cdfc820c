import { addDays, addWeeks, addYears, nextMonday, nextThursday, previousMonday } from 'date-fns';
import { dayBounds } from '#shared/agenda/local-day.ts';
import type { BlockView } from '#shared/api/admin/blocks.ts';
import type { Day } from '#shared/kernel/day.ts';
import { parseInstant } from '#shared/kernel/instant.ts';
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

/** Closed for the whole of the day, by one period of the whole company: another crew may work. */
export function isClosedOn(day: Day, blocks: readonly BlockView[], timeZone: string): boolean {
  const { startsAt, endsAt } = dayBounds(day, timeZone);
  return blocks.some(({ startISO, endISO, crewId }) => {
    const [from, to] = [parseInstant(startISO), parseInstant(endISO)];
    return crewId === undefined && from !== undefined && to !== undefined && from <= startsAt && endsAt <= to;
  });
}
