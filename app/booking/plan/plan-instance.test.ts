import { expect, test } from 'vitest';
import { fromDeliveryMeta } from '#shared/delivery/plan/from-delivery-meta.ts';
import { aPlan, aRoute, aStop } from './a-plan.test-support.ts';
import { toInstance } from './plan-instance.ts';

test('the cart calls a delivery by its stops, places by their names', () => {
  const shop = aStop({
    id: 'one',
    type: 'pickup',
    searchMode: 'place',
    placeName: 'Publix',
    street: '1 Main',
  });
  expect(toInstance(aPlan({ pickups: [shop] })).label).toBe('Publix → 200 Park Avenue');
  const blank = aStop({ id: 'one', type: 'pickup' });
  expect(toInstance(aPlan({ pickups: [blank], dropoff: blank })).label).toBeUndefined();
});

test('empty texts are no texts, and NUL is nobody’s', () => {
  const instance = toInstance(aPlan({ reference: ' \u0000 ', instructions: ' two\u0000 boxes ' }));
  expect(instance.deliveryReference).toBeUndefined();
  expect(instance.deliveryInstructions).toBe('two boxes');
});

test('a plan comes back from the cart as it went in', () => {
  const plan = aPlan({ mode: 'errand', route: aRoute(), reference: 'A-17', estimatedBasketAmount: 42.5 });
  let count = 0;
  const back = fromDeliveryMeta(toInstance(plan), () => String(count++));
  const withoutIds = JSON.stringify({ ...plan, pickups: 0, dropoff: 0 });
  expect(JSON.stringify({ ...back, pickups: 0, dropoff: 0 })).toBe(withoutIds);
  expect(back.pickups.map(({ street }) => street)).toEqual(['1200 Edgewater Drive']);
});

test('what the planner does not show stays with the instance', () => {
  const options = [{ optionId: 'fragile' }];
  expect(toInstance(aPlan(), { id: 'plan', options, seats: 2 })).toMatchObject({ options, seats: 2 });
});
