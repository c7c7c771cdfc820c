import { expect, test } from 'vitest';
import { readWallTime, wallTime } from './wall-time.ts';

test.each([
  ['8', 480],
  ['8h', 480],
  ['8h30', 510],
  ['8:30', 510],
  [' 08.30 ', 510],
  ['830', 510],
  ['0830', 510],
  ['17', 1020],
  ['0', 0],
  ['24:00', 1439],
  ['99', 1439],
])('%s is read as %i minutes', (text, min) => {
  expect(readWallTime(text)).toBe(min);
});

test.each(['', 'abc', '8h75', '8 30 pm', '-1', '12345'])('%s is no time', (text) => {
  expect(readWallTime(text)).toBeUndefined();
});

test('times are written with two digits and read back as they were', () => {
  expect(wallTime(65)).toBe('01:05');
  for (const min of [0, 5, 510, 1439]) expect(readWallTime(wallTime(min))).toBe(min);
});
