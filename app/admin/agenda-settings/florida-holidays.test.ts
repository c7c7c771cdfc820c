import { expect, test } from 'vitest';
import { type Day, parseDay } from '#shared/kernel/day.ts';
import { aBlock } from '../parts/booking-panel/a-row.test-support.ts';
import { floridaHolidays, isClosedOn } from './florida-holidays.ts';

function from(text: string): Day {
  const day = parseDay(text);
  if (day === undefined) throw new Error(text);
  return day;
}

test('twelve months hold each holiday once, in order of time', () => {
  expect(floridaHolidays(from('2026-11-21')).map(({ name, day }) => `${day} ${name}`)).toEqual([
    '2026-11-26 thanksgiving',
    '2026-11-27 blackFriday',
    '2026-12-25 christmas',
    '2027-01-01 newYear',
    '2027-01-18 king',
    '2027-05-31 memorial',
    '2027-07-04 independence',
    '2027-09-06 labor',
  ]);
});

test('today counts, the same day a year later does not, not even from a leap day', () => {
  const days = floridaHolidays(from('2026-12-25')).map(({ day }) => day);
  expect(days[0]).toBe('2026-12-25');
  expect(days).not.toContain('2027-12-25');
  expect(floridaHolidays(from('2028-02-29'))).toHaveLength(8);
});

test('a month that begins on the weekday has its first one that day', () => {
  // 1 September 2025 was a Monday, 31 May 2027 is one.
  expect(floridaHolidays(from('2025-08-01'))[0]?.day).toBe('2025-09-01');
});

test('a holiday is closed by a period of the whole company that holds all of it, not by one crew that is away', () => {
  const christmas = from('2026-12-25');
  const period = { startISO: '2026-12-20T05:00:00Z', endISO: '2027-01-01T05:00:00Z', allDay: true };
  const crewId = 'c0ffee00-0000-4000-8000-000000000001';
  const isClosed = (block: Parameters<typeof aBlock>[0]) =>
    isClosedOn(christmas, [aBlock({ ...period, ...block })], 'America/New_York');
  expect(isClosed({})).toBe(true);
  expect(isClosed({ crewId })).toBe(false);
  expect(isClosed({ endISO: '2026-12-25T17:00:00Z' })).toBe(false);
});
