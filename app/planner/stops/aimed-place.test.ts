import { expect, test } from 'vitest';
import { aimedPlace } from './aimed-place.ts';

const middles = [100, 300, 500];

test.each([
  [0, 0, 0],
  [0, 150, 0],
  [0, 200, 1],
  [0, 5_000, 2],
  [2, -150, 2],
  [2, -210, 1],
  [2, -5_000, 0],
  [1, -201, 0],
  [1, 200, 2],
])('from place %i, carried by %i px, it would be at %i', (from, movedPx, place) => {
  expect(aimedPlace(middles, from, movedPx)).toBe(place);
});
