import { expect, test } from 'vitest';
import { clampCount, readCount } from './read-count.ts';

test.each([
  ['12', 12],
  [' 7 ', 7],
  ['1,200', 1200],
  ['1 200', 1200],
  ['', 0],
  ['three', 0],
  ['1e999', 0],
  ['-4', -4],
])('%j reads as %i', (text, count) => {
  expect(readCount(text)).toBe(count);
});

test.each([
  [Number.NaN, 0],
  [Number.POSITIVE_INFINITY, 0],
  [-3, 0],
  [3, 3],
  [120, 99],
])('%d between 0 and 99 is %i', (count, allowed) => {
  expect(clampCount(count, 0, 99)).toBe(allowed);
});
