import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { estimateRoute } from '../estimate-route.ts';
import { bestOrder, betterOrder, estimateMatrix, type Matrix } from './best-order.ts';

/** Places on a line: how far each is from the others. */
function along(...places: readonly number[]): Matrix {
  return places.map((from) => places.map((to) => Math.abs(from - to)));
}

function lengthOf(matrix: Matrix, order: readonly number[]): number {
  const stops = [...order, matrix.length - 1];
  return stops
    .slice(1)
    .reduce((sum, to, place) => sum + (matrix[stops[place] ?? 0]?.[to] ?? Number.POSITIVE_INFINITY), 0);
}

const arbitraryMatrix: fc.Arbitrary<Matrix> = fc.integer({ min: 2, max: 6 }).chain((size) => {
  const leg = fc.option(fc.integer({ min: 1, max: 50 }), { freq: 12 });
  return fc.array(fc.array(leg, { minLength: size, maxLength: size }), { minLength: size, maxLength: size });
});

type Orderer = (matrix: Matrix, pickups: number) => readonly number[];

/** Holds when no order of a thousand random ones is shorter. */
function isBest(find: Orderer): (matrix: Matrix, shuffles: readonly number[]) => boolean {
  return (matrix, shuffles) => {
    const pickups = matrix.length - 1;
    const found = lengthOf(matrix, find(matrix, pickups));
    const other = Array.from({ length: pickups }, (_, place) => place).sort(
      (a, b) => (shuffles[a] ?? 0) - (shuffles[b] ?? 0),
    );
    return found <= lengthOf(matrix, other);
  };
}

const shuffles = fc.array(fc.integer(), { minLength: 6, maxLength: 6 });

test('[RT17] no other order of the pickups is shorter', () => {
  const find: Orderer = (matrix, pickups) => bestOrder(matrix, pickups).order;
  fc.assert(fc.property(arbitraryMatrix, shuffles, isBest(find)), { numRuns: 2_000 });
});

test('[RT17] always driving to the nearest pickup is caught by the same property', () => {
  const nearest: Orderer = (matrix, pickups) => {
    const order = [0];
    while (order.length < pickups) {
      const row = matrix[order.at(-1) ?? 0] ?? [];
      const left = row.flatMap((miles, to) =>
        to < pickups && !order.includes(to) ? [{ miles: miles ?? 999, to }] : [],
      );
      order.push(left.sort((a, b) => a.miles - b.miles)[0]?.to ?? 0);
    }
    return order;
  };
  expect(fc.check(fc.property(arbitraryMatrix, shuffles, isBest(nearest)), { numRuns: 2_000 }).failed).toBe(
    true,
  );
});

test('[RT17] of equal orders the nearest to today wins, unreachable ones never', () => {
  expect(bestOrder(along(3, 3, 3, 0), 3).order).toEqual([0, 1, 2]);
  const oneWay: Matrix = [
    [0, null, 1],
    [1, 0, 1],
    [1, 1, 0],
  ];
  expect(bestOrder(oneWay, 2)).toEqual({ order: [1, 0], cost: 2 });
  const cutOff: Matrix = [
    [0, null],
    [null, 0],
  ];
  expect(bestOrder(cutOff, 1).cost).toBe(Number.POSITIVE_INFINITY);
});

test('[RT18] a shorter order is told with what it saves', () => {
  const miles = along(2, 9, 5, 0);
  const minutes = along(4, 18, 10, 0);
  expect(betterOrder({ miles, minutes })).toEqual({ order: [1, 2, 0], savedMiles: 7, savedMinutes: 14 });
});

/** The first pickup, by far the nearest in miles, is far from the drop-off in minutes. */
const slowHome: Matrix = along(2, 9, 5, 0).map((row, from) =>
  row.map((_, to) => (from === 0 && to === 3 ? 50 : 1)),
);

test.each([
  ['saves less than half a mile', along(1, 1.2, 0), along(1, 1.2, 0)],
  ['takes longer', along(2, 9, 5, 0), slowHome],
  ['is of one pickup', along(9, 0), along(9, 0)],
  ['is best today', along(9, 5, 2, 0), along(9, 5, 2, 0)],
])('[RT18] an order that %s is not told', (_, miles, minutes) => {
  expect(betterOrder({ miles, minutes })).toBeUndefined();
});

test('[RT18] nothing is saved compared with a road that does not exist', () => {
  const miles: Matrix = [
    [0, null, 1],
    [1, 0, 1],
    [1, 1, 0],
  ];
  expect(betterOrder({ miles, minutes: miles })).toBeUndefined();
});

test('[RT18][RT12] the estimated matrix is made of the legs of estimated routes', () => {
  const points = [
    { latitude: 28.5, longitude: -81.4 },
    { latitude: 28.7, longitude: -81.2 },
    { latitude: 28.6, longitude: -81.3 },
  ];
  const { miles, minutes } = estimateMatrix(points);
  const today = estimateRoute(points);
  expect(lengthOf(miles, [0, 1])).toBeCloseTo(today.distanceMiles, 9);
  expect(lengthOf(minutes, [0, 1])).toBeCloseTo(today.durationMinutes, 9);
});
