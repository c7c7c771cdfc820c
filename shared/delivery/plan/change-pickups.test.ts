import { expect, test } from 'vitest';
import { aPlan, idsOf } from '../a-plan.test-support.ts';
import { addPickup, movePickup, removePickup, reorderPickups } from './change-pickups.ts';
import { PICKUPS_MAX } from './planner-value.ts';
import { setMode } from './set-mode.ts';

test('[RT25][RT20] a new pickup is empty, comes last and takes the route', () => {
  const plan = addPickup(aPlan(2), 'new');
  expect(idsOf(plan)).toEqual(['p0', 'p1', 'new', 'd']);
  expect(plan.pickups[2]).toMatchObject({ type: 'pickup', street: '', state: 'FL' });
  expect(plan).toMatchObject({ route: null, stale: true });
});

test('[RT25] a sixth pickup is not added, the last one not removed', () => {
  const full = aPlan(PICKUPS_MAX);
  expect(addPickup(full, 'new')).toBe(full);
  const single = aPlan(1);
  expect(removePickup(single, 'p0')).toBe(single);
});

test('[RT25][RT20] a removed pickup takes the route; an unknown one nothing', () => {
  const plan = aPlan(3);
  expect(idsOf(removePickup(plan, 'p1'))).toEqual(['p0', 'p2', 'd']);
  expect(removePickup(plan, 'p1')).toMatchObject({ route: null, stale: true });
  expect(removePickup(plan, 'd')).toEqual(plan);
});

test.each([
  [0, 2, ['p1', 'p2', 'p0', 'd']],
  [2, 0, ['p2', 'p0', 'p1', 'd']],
  [0, 1, ['p1', 'p0', 'p2', 'd']],
])('[RT26] from place %i to %i', (from, to, ids) => {
  const moved = movePickup(aPlan(3), from, to);
  expect(idsOf(moved)).toEqual(ids);
  expect(moved).toMatchObject({ route: null, stale: true });
});

test('[RT26][RT20] a move to its own place keeps the route, one outside the list changes nothing', () => {
  const plan = aPlan(3);
  expect(movePickup(plan, 1, 1)).toEqual(plan);
  expect(movePickup(plan, 0, 3)).toBe(plan);
  expect(movePickup(plan, -1, 0)).toBe(plan);
});

test('[RT26] an order names the places of today', () => {
  expect(idsOf(reorderPickups(aPlan(3), [2, 0, 1]))).toEqual(['p2', 'p0', 'p1', 'd']);
});

test.each([[[0, 1]], [[0, 0, 1]], [[0, 1, 2, 3]], [[0, 1, 2, 0]], [[0, 1, 5]], [[]]])(
  '[RT26] the order %o changes nothing',
  (order) => {
    const plan = aPlan(3);
    expect(reorderPickups(plan, order)).toBe(plan);
  },
);

test('[RT27] the mode keeps the route; leaving the errand clears its basket', () => {
  const errand = { ...setMode(aPlan(1), 'errand'), estimatedBasketAmount: 80 };
  expect(errand.route).not.toBeNull();
  expect(setMode(errand, 'errand').estimatedBasketAmount).toBe(80);
  expect(setMode(errand, 'delivery')).toMatchObject({ mode: 'delivery', estimatedBasketAmount: null });
});
