import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { estimateLeg, estimateRoute } from './estimate-route.ts';
import { greatCircleMiles } from './great-circle.ts';
import { doorKey } from './route-key.ts';
import type { Point } from './stop.ts';

const orlando: Point = { latitude: 28.53834, longitude: -81.37924 };
const tampa: Point = { latitude: 27.94752, longitude: -82.45843 };

/** A point so many straight miles north of Orlando. */
function north(miles: number): Point {
  const milesPerDegree = greatCircleMiles(orlando, { ...orlando, latitude: orlando.latitude + 1 });
  return { ...orlando, latitude: orlando.latitude + miles / milesPerDegree };
}

test('[RT10] straight miles are those of the Earth', () => {
  expect(greatCircleMiles(orlando, tampa)).toBeCloseTo(77.34, 2);
  expect(greatCircleMiles(orlando, orlando)).toBe(0);
  expect(greatCircleMiles({ latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 })).toBeCloseTo(
    69.1,
    1,
  );
});

test.each([
  [1, 1.3],
  [10, 13],
  [30, 39],
  [65, 81.25],
  [100, 120],
  [200, 240],
])('[RT10] %i straight miles are estimated as %f', (straight, road) => {
  expect(estimateLeg(orlando, north(straight)).miles).toBeCloseTo(road, 6);
});

test('[RT41] an end that is only near its door adds what it may be away, the less the longer the road', () => {
  const rough = (point: Point) => ({ ...point, approximate: true });
  expect(estimateLeg(rough(orlando), rough(orlando)).miles).toBeCloseTo(Math.hypot(2.5, 2.5) * 1.3, 6);
  expect(estimateLeg(rough(orlando), north(6)).miles).toBeCloseTo(6.5 * 1.3, 6);
  expect(estimateLeg(rough(orlando), rough(north(30))).miles).toBeLessThan(40);
  expect(estimateLeg({ ...orlando, approximate: false }, orlando).miles).toBe(0);
});

test('[RT41] two stops of one address are one door, which is no road away from itself', () => {
  const at = (street: string) => {
    const stop = { street, city: 'Orlando', state: 'FL', zip: '32801' };
    return { ...orlando, approximate: true, door: doorKey(stop) };
  };
  expect(estimateLeg(at('12 Palm Way'), at(' 12  palm way')).miles).toBe(0);
  expect(estimateLeg(at('12 Palm Way'), at('14 Palm Way')).miles).toBeGreaterThan(4);
  // A place of some name may stand at several doors.
  expect(estimateLeg(at(''), at('')).miles).toBeGreaterThan(4);
});

test.each([
  [0.4, 20],
  [1.5, 24],
  [7.5, 31],
  [11.25, 32],
  [15, 33],
  [30, 35],
  [60, 45],
  [500, 60],
])('[RT11] a road of %f miles is driven at %f mph', (road, mph) => {
  const { miles, minutes } = estimateLeg(orlando, north(straightFor(road)));
  expect(miles).toBeCloseTo(road, 3);
  expect(miles / (minutes / 60)).toBeCloseTo(mph, 2);
});

test('[RT10][RT11] a longer way has more miles and takes no less time', () => {
  const straight = fc.double({ min: 0.01, max: 450, noNaN: true });
  fc.assert(
    fc.property(straight, straight, (a, b) => {
      const [near, far] = [
        estimateLeg(orlando, north(Math.min(a, b))),
        estimateLeg(orlando, north(Math.max(a, b))),
      ];
      expect(far.miles).toBeGreaterThanOrEqual(near.miles);
      expect(far.minutes).toBeGreaterThanOrEqual(near.minutes);
    }),
    { numRuns: 1_000 },
  );
});

test('[RT12] legs add up, the line is straight from stop to stop, and the route says what it is', () => {
  const route = estimateRoute([orlando, tampa, north(5)]);
  const legs = [estimateLeg(orlando, tampa), estimateLeg(tampa, north(5))];
  expect(route.distanceMiles).toBeCloseTo(
    legs.reduce((sum, leg) => sum + leg.miles, 0),
    9,
  );
  expect(route.durationMinutes).toBeCloseTo(
    legs.reduce((sum, leg) => sum + leg.minutes, 0),
    9,
  );
  expect(route).toMatchObject({ estimated: true, source: 'embedded', geometry: { type: 'LineString' } });
  expect(route.geometry.coordinates.slice(0, 2)).toEqual([
    [-81.37924, 28.53834],
    [-82.45843, 27.94752],
  ]);
});

test('[RT12] two doors of one building are no road apart', () => {
  expect(estimateRoute([orlando, orlando])).toMatchObject({ distanceMiles: 0, durationMinutes: 0 });
});

/** The straight line whose estimate is this long; the estimate grows with it, so halving finds it. */
function straightFor(roadMiles: number): number {
  let [low, high] = [0, roadMiles];
  for (let round = 0; round < 60; round += 1) {
    const middle = (low + high) / 2;
    if (estimateLeg(orlando, north(middle)).miles < roadMiles) low = middle;
    else high = middle;
  }
  return high;
}
