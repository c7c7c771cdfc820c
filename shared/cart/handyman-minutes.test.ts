import { expect, test } from 'vitest';
import { handymanMinutes, hoursToHandymanMinutes } from './handyman-minutes.ts';

test.each([
  [undefined, 60],
  [1, 60],
  [60, 60],
  [60.4, 60],
  [60.5, 80],
  [61, 80],
  [80, 80],
  [81, 100],
  [1e300, 2_400],
])('[PR12] %s minutes are charged as %i', (minutes, charged) => {
  expect(handymanMinutes(minutes)).toBe(charged);
});

test.each([
  [1, 60],
  [1.3333, 80],
  [1.34, 80],
  [1.35, 100],
  [2, 120],
])('[PR12] %s hours become %i minutes, to the nearest minute first', (hours, charged) => {
  expect(hoursToHandymanMinutes(hours)).toBe(charged);
});
