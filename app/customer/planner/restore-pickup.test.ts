import { expect, test } from 'vitest';
import { addPickup, removePickup } from '#shared/delivery/plan/change-pickups.ts';
import { editStop } from '#shared/delivery/plan/edit-stop.ts';
import { aPlan, aRoute, aStop } from '../../booking/plan/a-plan.test-support.ts';
import { restorePickup } from './restore-pickup.ts';

const pickups = ['one', 'two', 'three'].map((id) =>
  aStop({ id, type: 'pickup', street: `${id} street`, city: 'Orlando' }),
);
const before = aPlan({ pickups, route: aRoute() });
const without = removePickup(before, 'two');

test('a pickup comes back to its place, with the route of these stops', () => {
  expect(without).toMatchObject({ route: null, stale: true });
  expect(restorePickup(without, before, 'two')).toEqual(before);
});

test('edited meanwhile, the stops are others and the old route stays away', () => {
  const edited = editStop(without, 'door', { street: '1 Elsewhere Road' });
  const restored = restorePickup(edited, before, 'two');
  expect(restored.pickups.map(({ id }) => id)).toEqual(['one', 'two', 'three']);
  expect(restored).toMatchObject({ route: null, stale: true });
});

test('a sixth pickup and a second copy are not made', () => {
  const full = ['a', 'b', 'c'].reduce(addPickup, without);
  expect(restorePickup(full, before, 'two')).toBe(full);
  expect(restorePickup(before, before, 'two')).toBe(before);
});
