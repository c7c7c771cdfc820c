import { lightFormat, parseISO } from 'date-fns';
import { assert } from '#shared/kernel/assert.ts';
import { type Day, parseDay } from '#shared/kernel/day.ts';

/** For date-fns, which counts in the machine's zone: the day's beginning there. `dayOf` gives the same date back (D276). */
export function dateOf(day: Day): Date {
  return parseISO(day);
}

export function dayOf(date: Date): Day {
  const day = parseDay(lightFormat(date, 'yyyy-MM-dd'));
  assert(day !== undefined, 'a date that exists');
  return day;
}
