import { expect, test } from 'vitest';
import { readArea } from './read-area.ts';

test.each([
  ['150', 150],
  [' 1,250 ', 1_250],
  ['1.250', 1_250],
  ['1 250', 1_250],
  ['1\u202f250', 1_250],
  ['1’250', 1_250],
  ['1,250.0', 1_250],
  ['150 sq ft', 150],
  ['150 ft2', 150],
  ['about 200', 200],
  ['10 x 15', 150],
  ["10' × 15'", 150],
  ['10 ft x 15 ft', 150],
  ["12'6\" x 12'", 150],
  ['12’ 6” × 8’', 100],
  ['12′6″ x 8′', 100],
  ["12'-6\" x 8'", 100],
  ['12 ft 6 in x 8 ft', 100],
  ["1'250", 1_250],
])('%j is read as %d square feet as it is', (text, sqft) => {
  expect(readArea(text)).toEqual({ sqft, change: 'none' });
});

test.each([
  ['75', 100],
  ['74', 50],
  ['124.9', 100],
  ['120,5', 100],
  ['10 x 12', 100],
  ["10'6\" x 5'", 50],
  ['10\'3" x 10\'9"', 100],
])('%j goes to the nearest step of 50, %d', (text, sqft) => {
  expect(readArea(text)).toEqual({ sqft, change: 'rounded' });
});

test.each([['0'], ['49'], ['-5'], ['−200'], ['0,5'], ['0x50']])('%j becomes the least area', (text) => {
  expect(readArea(text)).toEqual({ sqft: 50, change: 'least' });
});

test.each([['20001'], ['1e9'], ['9'.repeat(10_000)]])('%.12s… becomes the most', (text) => {
  expect(readArea(text)).toEqual({ sqft: 20_000, change: 'most' });
});

test.each([[''], ['   '], ['abc'], ['🙂'], ['مئة'], ['-'], ['x'.repeat(10_000)]])(
  '%.12s has no number in it',
  (text) => {
    expect(readArea(text)).toBeUndefined();
  },
);
