import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  measureAddresses,
  measureRoads,
  mileageError,
  quantile,
  type RoadError,
} from '../../tests/bench/measure-estimates.ts';
import {
  APPROXIMATE_WITHIN_MILES,
  durationRange,
  ESTIMATE_WITHIN_PERCENT,
  roundEstimate,
} from './round-estimate.ts';

/** What "usually" means on screen. */
const USUALLY = 0.75;

function holds(roads: readonly RoadError[], percent: number): boolean {
  return quantile(roads.map(mileageError), USUALLY) * 100 <= percent;
}

test('[RT13] "usually within 20 %" holds for the recorded roads and is not said of half as much', () => {
  const roads = measureRoads();
  expect(roads.length).toBeGreaterThanOrEqual(14);
  expect(holds(roads, ESTIMATE_WITHIN_PERCENT)).toBe(true);
  expect(holds(roads, ESTIMATE_WITHIN_PERCENT / 2)).toBe(false);
});

test('[RT13] an estimate of twice the road is caught', () => {
  const doubled = measureRoads().map((road) => ({ ...road, estimatedMiles: road.estimatedMiles * 2 }));
  expect(holds(doubled, ESTIMATE_WITHIN_PERCENT)).toBe(false);
});

test('[RT13] the sample addresses are usually as near to the point of their ZIP as the words say', () => {
  const miles = measureAddresses('zip');
  expect(miles).toHaveLength(208);
  expect(quantile(miles, USUALLY)).toBeLessThanOrEqual(APPROXIMATE_WITHIN_MILES);
  expect(quantile(miles, USUALLY)).toBeGreaterThan(APPROXIMATE_WITHIN_MILES / 2);
});

test('[RT13] the driven time usually lies in the range shown', () => {
  const roads = measureRoads();
  const inside = roads.filter(({ minutes, estimatedMinutes }) => {
    const { lowMin, highMin } = durationRange(estimatedMinutes);
    return lowMin <= minutes && minutes <= highMin;
  });
  expect(inside.length / roads.length).toBeGreaterThanOrEqual(USUALLY);
});

test.each([
  [13.7, 14],
  [10, 10],
  [9.8, 10],
  [4.3, 4.5],
  [4.2, 4],
  [0.1, 0.5],
  [0, 0],
])('[RT14] %f estimated miles are shown as %f', (miles, shown) => {
  expect(roundEstimate(miles)).toBe(shown);
});

test.each([
  [40, 25, 50],
  [14, 10, 20],
  [2, 0, 5],
  [0, 0, 5],
])('[RT15] %i estimated minutes are shown as %i to %i', (minutes, lowMin, highMin) => {
  expect(durationRange(minutes)).toEqual({ lowMin, highMin });
});

test('[RT15] the estimate lies in its range', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 900, noNaN: true }), (minutes) => {
      const { lowMin, highMin } = durationRange(minutes);
      expect(lowMin).toBeLessThanOrEqual(minutes);
      expect(highMin).toBeGreaterThanOrEqual(minutes);
    }),
    { numRuns: 2_000 },
  );
});
