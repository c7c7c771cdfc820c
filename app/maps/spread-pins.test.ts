import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Spot, spreadPins } from './spread-pins.ts';

/** WCAG 2.5.8. */
const FINGER = 24;

function leastGap(spots: readonly Spot[], offsets: readonly Spot[]): number {
  const pins = spots.map(
    ({ x, y }, place) => [x + (offsets[place]?.x ?? 0), y + (offsets[place]?.y ?? 0)] as const,
  );
  const gaps = pins.flatMap(([x, y], place) =>
    pins.slice(place + 1).map(([otherX, otherY]) => Math.hypot(otherX - x, otherY - y)),
  );
  return Math.min(...gaps);
}

const sixSpots = fc.array(
  fc.record({ x: fc.integer({ min: 0, max: 60 }), y: fc.integer({ min: 0, max: 60 }) }),
  { minLength: 2, maxLength: 6 },
);

test('every pin of up to six has room for a finger, however close their places are', () => {
  fc.assert(fc.property(sixSpots, (spots) => leastGap(spots, spreadPins(spots)) >= FINGER));
});

test('left where they are, pins would be over each other', () => {
  const stay = (spots: readonly Spot[]) => spots.map(() => ({ x: 0, y: 0 }));
  expect(fc.check(fc.property(sixSpots, (spots) => leastGap(spots, stay(spots)) >= FINGER)).failed).toBe(
    true,
  );
});

test('pins with room stay at their places', () => {
  const spots = [
    { x: 0, y: 0 },
    { x: 50, y: 0 },
    { x: 0, y: 90 },
  ];
  expect(spreadPins(spots)).toEqual(spots.map(() => ({ x: 0, y: 0 })));
});

test('of two at one place the earlier goes left and the later right', () => {
  const spot = { x: 10, y: 10 };
  expect(spreadPins([spot, spot])).toEqual([
    { x: -20, y: 0 },
    { x: 20, y: 0 },
  ]);
});
