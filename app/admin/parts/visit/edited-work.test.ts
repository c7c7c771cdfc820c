import { expect, test } from 'vitest';
import type { CartItem } from '#shared/cart/cart.ts';
import { aBook, aService } from '../../new-booking/a-call.test-support.ts';
import { newLine } from '../work/line-draft.ts';
import { draftsOf, isAsBooked, workItems } from './edited-work.ts';

const carpet = aService();
const pavers = aService({ id: 'pavers', kind: 'pavers', products: [], options: [] });
const book = aBook(carpet, pavers);
const [room] = carpet.products;
const [option] = carpet.options;
const rooms: CartItem = {
  id: 'item',
  serviceId: carpet.id,
  productId: room?.id ?? '',
  instances: [
    { id: 'first', options: [{ optionId: option?.id ?? '' }], label: 'Chambre', rooms: 2 },
    { id: 'second', options: [] },
  ],
};
const request: CartItem = {
  id: 'request',
  serviceId: pavers.id,
  productId: null,
  instances: [{ id: 'wish', options: [], intake: { kind: 'pavers', budgetAmount: 900 } }],
};
const booked = [request, rooms];
let made = 0;
const work = (lines = draftsOf(booked, book)) => workItems(booked, lines, book, () => `new-${made++}`);

test('work that nobody touched is what was booked, to the last field', () => {
  expect(draftsOf(booked, book).map(({ id }) => id)).toEqual(['first', 'second']);
  expect(work()).toEqual(booked);
});

test('a room that is taken out goes alone, and the last one takes its line along', () => {
  const [, second] = draftsOf(booked, book);
  expect(work(second ? [second] : [])[1]?.instances.map(({ id }) => id)).toEqual(['second']);
  expect(work([])).toEqual([request]);
});

test('a changed room keeps its id and name, and one more alike leaves the first as it is', () => {
  const [first, second] = draftsOf(booked, book);
  if (!first || !second) throw new Error('Expected two rooms');
  const other = { ...first, options: [] };
  expect(isAsBooked(first, booked, book)).toBe(true);
  expect(isAsBooked(other, booked, book)).toBe(false);
  expect(work([other, second])[1]?.instances[0]).toMatchObject({
    id: 'first',
    label: 'Chambre',
    options: [],
  });
  const [kept, more] = work([{ ...first, count: 2 }, second])[1]?.instances ?? [];
  expect(kept).toEqual(rooms.instances[0]);
  expect(more?.options).toEqual(rooms.instances[0]?.options);
  expect(more?.id).not.toBe('first');
});

test('a new room and one that became another product are lines of their own', () => {
  const [first, second] = draftsOf(booked, book);
  if (!first || !second) throw new Error('Expected two rooms');
  const fresh = { ...newLine(() => 'fresh', carpet), productId: rooms.productId };
  const items = work([first, { ...second, productId: null }, fresh]);
  expect(items.slice(0, 2)).toEqual([request, { ...rooms, instances: rooms.instances.slice(0, 1) }]);
  expect(items.slice(2).map(({ id }) => id)).toEqual(['second', 'fresh']);
});
