import { expect, test } from 'vitest';
import { canCompute } from '#shared/delivery/plan/complete-stop.ts';
import type { PlannerValue } from '#shared/delivery/plan/planner-value.ts';
import { aPlan, aStop } from './a-plan.test-support.ts';
import { findMissing } from './find-missing.ts';

function missingIn(plan: PlannerValue): readonly string[] {
  return findMissing(plan).map(({ stopId, field }) => `${stopId}.${field}`);
}

test('a complete plan misses nothing', () => {
  expect(missingIn(aPlan())).toEqual([]);
});

test('what is missing is named stop by stop, in the order of the page', () => {
  const plan = aPlan({
    pickups: [aStop({ id: 'one', street: ' 1 ', city: 'O', state: 'F' })],
    dropoff: aStop({ id: 'door', street: '200 Park Avenue', city: '' }),
  });
  expect(missingIn(plan)).toEqual(['one.street', 'one.city', 'one.state', 'door.city']);
});

test('the name of a place stands for its street', () => {
  const place = aStop({ id: 'one', searchMode: 'place', placeName: 'Publix', city: 'Orlando' });
  expect(missingIn(aPlan({ pickups: [place] }))).toEqual([]);
});

test('nothing is missing exactly when the route can be computed', () => {
  for (const street of ['', 'ab', 'abc', '  ab '])
    for (const city of ['', 'a', 'ab'])
      for (const state of ['', 'F', 'FL']) {
        const plan = aPlan({ pickups: [aStop({ id: 'one', street, city, state })] });
        expect(missingIn(plan).length === 0).toBe(canCompute(plan));
      }
});
