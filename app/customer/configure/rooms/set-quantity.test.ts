import { expect, test } from 'vitest';
import { aService } from '../../parts/a-service.test-support.ts';
import { usualChoices } from '../../parts/option-choices.ts';
import type { RoomDraft } from './room-draft.ts';
import { countOf, QUANTITY_MAX, setQuantity } from './set-quantity.ts';

const service = aService();
let made = 0;
const newId = () => `room-${++made}`;

function set(rooms: readonly RoomDraft[], productId: string, quantity: number): readonly RoomDraft[] {
  return setQuantity({
    rooms,
    products: service.products,
    productId,
    quantity,
    usual: usualChoices(service),
    newId,
  });
}

test('new rooms come with the usual choices and ids of their own, in the order of the products', () => {
  const rooms = set(set([], 'hallway', 1), 'bedroom', 2);
  expect(rooms.map((room) => room.productId)).toEqual(['bedroom', 'bedroom', 'hallway']);
  expect(new Set(rooms.map((room) => room.id)).size).toBe(3);
  expect(rooms[0]?.choices).toEqual(usualChoices(service));
});

test('fewer rooms lose the last ones and keep what the first were given', () => {
  const rooms = set([], 'bedroom', 3).map((room, index) => ({ ...room, label: `room ${index}` }));
  expect(set(rooms, 'bedroom', 1).map((room) => room.label)).toEqual(['room 0']);
});

test.each([
  [Number.NaN, 0],
  [Number.POSITIVE_INFINITY, 0],
  [-2, 0],
  [2.9, 2],
  [500, QUANTITY_MAX],
])('a quantity of %d becomes %d (A§5)', (quantity, count) => {
  expect(countOf(set([], 'bedroom', quantity), 'bedroom')).toBe(count);
});
