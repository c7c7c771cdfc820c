import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type Day, daysBetween, mondayOf, parseDay, weekdayOf } from './day.ts';

describe('a day is read', () => {
  test.each(['1970-01-01', '2024-02-29', '2026-11-01', '9999-12-31'])('from the real date %s', (text) => {
    expect(parseDay(text)).toBe(text);
  });

  test.each([
    '2026-02-29',
    '2026-02-30',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '1969-12-31',
    '2026-1-1',
    '2026-01-01T00:00',
    ' 2026-01-01',
    '2026-01-01\n',
    '20260101',
    '',
  ])('never from %j', (text) => {
    expect(parseDay(text)).toBeUndefined();
  });
});

test('days are counted over leap days, year ends and clock changes', () => {
  expect(addDays(day('2028-02-28'), 1)).toBe('2028-02-29');
  expect(addDays(day('2026-12-31'), 1)).toBe('2027-01-01');
  expect(addDays(day('2026-11-02'), -2)).toBe('2026-10-31');
  expect(daysBetween(day('2026-10-31'), day('2026-11-02'))).toBe(2);
  expect(daysBetween(day('2026-11-02'), day('2026-10-31'))).toBe(-2);
});

test('adding days and counting them are inverse', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60_000 }), fc.integer({ min: -5000, max: 5000 }), (start, days) => {
      const from = addDays(day('1990-01-01'), start);
      expect(daysBetween(from, addDays(from, days))).toBe(days);
    }),
  );
});

test('a week runs from 1 on Monday to 7 on Sunday', () => {
  const week = [0, 1, 2, 3, 4, 5, 6].map((ahead) => addDays(day('2026-06-01'), ahead));
  expect(week.map(weekdayOf)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(week.map(mondayOf)).toEqual(week.map(() => '2026-06-01'));
});

test('days compare as text in order of time', () => {
  expect(day('2026-09-30') < day('2026-10-01')).toBe(true);
});

function day(text: string): Day {
  const parsed = parseDay(text);
  if (parsed === undefined) throw new Error(`not a day: ${text}`);
  return parsed;
}
