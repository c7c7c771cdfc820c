import { expect, test } from 'vitest';
import { greatCircleMiles } from '#shared/delivery/great-circle.ts';
import { movePoint, roundPoint } from './move-point.ts';

const METRES_PER_MILE = 1_609.344;
const start = { latitude: 28.54, longitude: -81.38 };

test.each([
  [10, 0],
  [0, -10],
  [100, 0],
  [0, 100],
])('%i m east and %i m north are as far on the ground', (east, north) => {
  const metres = greatCircleMiles(start, movePoint(start, east, north)) * METRES_PER_MILE;
  expect(Math.abs(metres - Math.hypot(east, north))).toBeLessThan(0.5);
});

test('there and back again is the same place', () => {
  expect(movePoint(movePoint(start, 10, 10), -10, -10)).toEqual(start);
});

test('a map that was turned around the world names the place by its own degrees', () => {
  expect(roundPoint({ latitude: 28.54, longitude: 278.62 })).toEqual(start);
  expect(roundPoint({ latitude: 95, longitude: -181 })).toEqual({ latitude: 85, longitude: 179 });
});
