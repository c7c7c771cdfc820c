import { expect, test } from 'vitest';
import { readDegrees, readPoint } from './read-degrees.ts';

test('degrees are read in the usual spellings', () => {
  expect(readDegrees('28.540', 90)).toBe(28.54);
  expect(readDegrees(' 28,54 ', 90)).toBe(28.54);
  expect(readDegrees('−81.38', 180)).toBe(-81.38);
  expect(readDegrees('81.38° W', 180)).toBe(-81.38);
  expect(readDegrees('81,38 O', 180)).toBe(-81.38);
  expect(readDegrees('0', 180)).toBe(0);
});

test('what is no place on Earth is nothing', () => {
  for (const text of ['', 'Orlando', '91', '28.5.4', '1e1', '--3', 'NaN'])
    expect(readDegrees(text, 90)).toBeUndefined();
  expect(readDegrees('181', 180)).toBeUndefined();
});

test.each([
  '28.538336, -81.379234',
  '28.538336,-81.379234',
  ' 28.538336 -81.379234 ',
  '28,538336; -81,379234',
  '28,538336 -81,379234',
  '28.538336° N, 81.379234° W',
  '28.538336N 81.379234W',
])('both numbers are read from one text: %s', (text) => {
  expect(readPoint(text)).toEqual({ latitude: 28.538336, longitude: -81.379234 });
});

test.each(['', '28.54', '28,54', '28,5', '81.38° W', '28.54,', '95.1, -81.38', 'Orlando, FL', '1, 2, 3'])(
  'one number, or no place, is no pair: "%s"',
  (text) => {
    expect(readPoint(text)).toBeUndefined();
  },
);
