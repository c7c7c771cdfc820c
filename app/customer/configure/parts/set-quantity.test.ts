import { expect, test } from 'vitest';
import { aService } from '../../../booking/offer/a-service.test-support.ts';
import { countOf, type OfProduct, QUANTITY_MAX, setQuantity } from './set-quantity.ts';

type Draft = OfProduct & { readonly name: string };

const { products } = aService();
let made = 0;

function set(drafts: readonly Draft[], productId: string, quantity: number): readonly Draft[] {
  const make = () => ({ id: `draft-${++made}`, productId, name: 'new' });
  return setQuantity({ drafts, products, productId, quantity, make });
}

test('new drafts have ids of their own and stand in the order of the products', () => {
  const drafts = set(set([], 'hallway', 1), 'bedroom', 2);
  expect(drafts.map((draft) => draft.productId)).toEqual(['bedroom', 'bedroom', 'hallway']);
  expect(new Set(drafts.map((draft) => draft.id)).size).toBe(3);
});

test('fewer lose the last ones and keep what the first were given', () => {
  const drafts = set([], 'bedroom', 3).map((draft, index) => ({ ...draft, name: `bedroom ${index}` }));
  expect(set(drafts, 'bedroom', 1).map((draft) => draft.name)).toEqual(['bedroom 0']);
});

test.each([
  [Number.NaN, 0],
  [Number.POSITIVE_INFINITY, 0],
  [-2, 0],
  [2.9, 2],
  [500, QUANTITY_MAX],
])('a quantity of %d becomes %d (D306)', (quantity, count) => {
  expect(countOf(set([], 'bedroom', quantity), 'bedroom')).toBe(count);
});
