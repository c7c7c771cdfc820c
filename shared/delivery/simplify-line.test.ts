import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { LINE_POINTS_MAX, type RouteLine } from './route.ts';
import { simplifyLine } from './simplify-line.ts';

function aLine(coordinates: readonly (readonly [number, number])[]): RouteLine {
  return { type: 'LineString', coordinates };
}

const position = fc.tuple(
  fc.double({ min: -88, max: -79, noNaN: true }),
  fc.double({ min: 24, max: 31, noNaN: true }),
);

test('[RT19] a line keeps its ends and at most 160 of its own points, with five decimals', () => {
  fc.assert(
    fc.property(fc.array(position, { minLength: 2, maxLength: 600 }), (coordinates) => {
      const line = simplifyLine(aLine(coordinates)).coordinates;
      const rounded = coordinates.map(([x, y]) => [Number(x.toFixed(5)), Number(y.toFixed(5))]);
      expect(line.length).toBeGreaterThanOrEqual(2);
      expect(line.length).toBeLessThanOrEqual(LINE_POINTS_MAX);
      expect([line[0], line.at(-1)]).toEqual([rounded[0], rounded.at(-1)]);
      const known = new Set(rounded.map(String));
      expect(line.every((point) => known.has(String(point)))).toBe(true);
    }),
    { numRuns: 200 },
  );
});

test('[RT19] corners stay, points on a straight line go', () => {
  const straight = Array.from({ length: 50 }, (_, step) => [-82 + step / 100, 28] as const);
  const turn = Array.from({ length: 50 }, (_, step) => [-81.51, 28 + (step + 1) / 100] as const);
  expect(simplifyLine(aLine([...straight, ...turn]), 3).coordinates).toEqual([
    [-82, 28],
    [-81.51, 28],
    [-81.51, 28.5],
  ]);
});

test('[RT19] a short line stays as it is', () => {
  const line = aLine([
    [-82, 28],
    [-81.9, 28],
    [-81.8, 28],
  ]);
  expect(simplifyLine(line)).toEqual(line);
});

test('[RT19] a line without length has two points', () => {
  const here = [-82.1098, 29.9441] as const;
  expect(simplifyLine(aLine([here, here])).coordinates).toEqual([here, here]);
});

test('[RT19] the line of a day, 30,000 points, is done in a moment', () => {
  const zigzag = Array.from(
    { length: 30_000 },
    (_, step) => [-82 + step / 1e5, 28 + (step % 2) / 1e3] as const,
  );
  expect(simplifyLine(aLine(zigzag)).coordinates).toHaveLength(LINE_POINTS_MAX);
});
