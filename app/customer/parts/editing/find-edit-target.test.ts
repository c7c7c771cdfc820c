import { expect, test } from 'vitest';
import type { CartItem } from '#shared/cart/cart.ts';
import { findEditTarget } from './find-edit-target.ts';

const items: readonly CartItem[] = [
  {
    id: 'line',
    serviceId: 'carpet',
    productId: 'bedroom',
    instances: [
      { id: 'second', options: [] },
      { id: 'third', options: [] },
    ],
  },
];
const wanted = { cartItemId: 'line', instanceId: 'second', instanceIndex: 1 };

test('the id finds its instance wherever it moved (D71)', () => {
  expect(findEditTarget(items, wanted)?.instance.id).toBe('second');
});

test('an instance that is gone is not replaced by its neighbour', () => {
  expect(findEditTarget(items, { ...wanted, instanceId: 'first', instanceIndex: 0 })).toBeUndefined();
});

test('an intent without an id falls back to the position', () => {
  expect(findEditTarget(items, { ...wanted, instanceId: '' })?.instance.id).toBe('third');
  expect(findEditTarget(items, { ...wanted, instanceId: '', instanceIndex: 5 })).toBeUndefined();
});
