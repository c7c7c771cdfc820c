import { expect, test } from 'vitest';
import { dayForKey, plusDays, sixWeeks } from './month-days.ts';

test('a step crosses months, years and leap days', () => {
  expect(plusDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(plusDays('2028-03-01', -1)).toBe('2028-02-29');
});

test('a step over a clock change is still one day', () => {
  expect(plusDays('2026-03-07', 1)).toBe('2026-03-08');
  expect(plusDays('2026-03-08', 1)).toBe('2026-03-09');
  expect(plusDays('2026-10-31', 1)).toBe('2026-11-01');
  expect(plusDays('2026-11-01', 1)).toBe('2026-11-02');
});

test('the grid is 42 days in order from the given Monday', () => {
  const days = sixWeeks('2026-11-30').flat();
  expect(days).toHaveLength(42);
  expect(days[0]).toBe('2026-11-30');
  expect(days[41]).toBe('2027-01-10');
});

test.each([
  ['ArrowLeft', '2026-12-01'],
  ['ArrowRight', '2026-12-03'],
  ['ArrowUp', '2026-11-25'],
  ['ArrowDown', '2026-12-09'],
  ['Home', '2026-11-30'],
  ['End', '2026-12-06'],
  ['PageUp', '2026-11-04'],
  ['PageDown', '2026-12-30'],
])('%s from Wednesday 2 December leads to %s', (key, day) => {
  expect(dayForKey(key, '2026-12-02', 2)).toBe(day);
});

test('other keys lead nowhere', () => {
  expect(dayForKey('a', '2026-12-02', 2)).toBeUndefined();
});
