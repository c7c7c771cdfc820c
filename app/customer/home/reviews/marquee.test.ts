import { expect, test } from 'vitest';
import { ARROW_PX, advance, countCopies, standFor, stepStill, wrap } from './marquee.ts';

const LOOP = 1_000;

test('a second is 40 px, whatever the frames', () => {
  let position = 0;
  for (let frame = 0; frame < 60; frame++) position = advance(position, 1_000 / 60, LOOP);
  expect(position).toBeCloseTo(40, 6);
});

test('the end of the row is its beginning', () => {
  expect(advance(999, 50, LOOP)).toBeCloseTo(1, 6);
  expect([wrap(LOOP, LOOP), wrap(-1, LOOP), wrap(2_340, LOOP)]).toEqual([0, 999, 340]);
});

test('a row that was never measured stays where it is', () => {
  expect([wrap(50, 0), countCopies(500, 0, 85)]).toEqual([0, 0]);
});

test('a tab that slept goes on instead of leaping', () => {
  expect(advance(0, 60_000, LOOP)).toBeCloseTo(4, 6);
});

test('copies fill a viewport one arrow past the end, and three cards make no loop', () => {
  const copies = countCopies(1_152, 340, 85);
  expect(copies * 340).toBeGreaterThanOrEqual(1_152 + ARROW_PX);
  expect(countCopies(1_152, 340, 3)).toBe(0);
});

test('no arrow crosses an end of the belt', () => {
  expect(standFor(100, -ARROW_PX, LOOP)).toBe(1_100);
  expect(standFor(1_200, -ARROW_PX, LOOP)).toBe(1_200);
  expect(standFor(1_200, ARROW_PX, LOOP)).toBe(200);
  expect(standFor(900, ARROW_PX, LOOP)).toBe(900);
});

test('without motion an arrow stops at the ends and then starts over', () => {
  expect(stepStill(900, ARROW_PX, LOOP)).toBe(LOOP);
  expect(stepStill(LOOP, ARROW_PX, LOOP)).toBe(0);
  expect(stepStill(100, -ARROW_PX, LOOP)).toBe(0);
  expect(stepStill(0, -ARROW_PX, LOOP)).toBe(LOOP);
});
