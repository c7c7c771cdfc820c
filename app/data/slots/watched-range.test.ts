import { expect, test } from 'vitest';
import { type Day, parseDay } from '#shared/kernel/day.ts';
import { watchedRange } from './watched-range.ts';

const day = (text: string): Day => {
  const parsed = parseDay(text);
  if (parsed === undefined) throw new Error(text);
  return parsed;
};
const range = (from: string, to = from) => ({ from: day(from), to: day(to) });

test('ranges become one that holds them all', () => {
  const window = range('2026-11-23', '2027-01-03');
  expect(watchedRange([window, range('2026-12-01'), range('2026-11-22')])).toEqual(
    range('2026-11-22', '2027-01-03'),
  );
  expect(watchedRange([])).toBeUndefined();
});

test('too far apart, the days whose times are shown stay whole and the calendar is cut', () => {
  const calendar = range('2026-12-21', '2027-01-31');
  expect(watchedRange([calendar, range('2026-11-21')])).toEqual(range('2026-11-21', '2027-01-21'));
  expect(watchedRange([range('2026-11-21', '2026-12-20'), range('2027-01-21')])).toEqual(
    range('2026-11-21', '2027-01-21'),
  );
});
