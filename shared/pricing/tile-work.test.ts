import { expect, test } from 'vitest';
import { anItem } from '../../tests/support/a-cart-item.ts';
import { aPriceBook, bedroomId, carpetId, tileId } from '../../tests/support/a-price-book.ts';
import type { CartItem } from '../cart/cart.ts';
import { instantFromMs } from '../kernel/instant.ts';
import { priceCart } from './price-cart.ts';
import { addedTileCents, sumTileWork } from './tile-work.ts';

const book = aPriceBook();
const now = instantFromMs(Date.parse('2026-03-02T15:00:00Z'));

function priced(...items: readonly CartItem[]) {
  return priceCart({ items, book, coupons: [], now, stepMin: 30 });
}

test('[PR28] tile work is what the rooms cost themselves, without what the minimum adds', () => {
  const { lines, subtotalCents } = priced(anItem(tileId, null, { sqft: 50 }), anItem(carpetId, bedroomId));
  expect(sumTileWork(lines, book)).toBe(7_500);
  expect(subtotalCents).toBe(15_000 + 4_500);
});

test('[PR28] rooms that are being edited are left out', () => {
  const item = anItem(tileId, null, { sqft: 50 }, { sqft: 100 });
  const edited = new Set([item.instances[0]?.id ?? '']);
  expect(sumTileWork(priced(item).lines, book, edited)).toBe(12_500);
});

test.each([
  ['nothing', 0, 0, 0],
  ['a first small room pays the minimum job', 7_500, 0, 15_000],
  ['a room within the minimum of the cart is free', 7_500, 7_500, 0],
  ['a room beyond it pays the rest', 10_000, 7_500, 2_500],
  ['past the minimum every room pays itself', 7_500, 20_000, 7_500],
  ['a first large room pays itself', 16_500, 0, 16_500],
])('[PR28] %s', (_case, roomsCents, otherCents, addedCents) => {
  expect(addedTileCents(roomsCents, otherCents, 15_000)).toBe(addedCents);
});

test('[PR28] what is announced is what the cart grows by', () => {
  const [first, second] = [anItem(tileId, null, { sqft: 50 }), anItem(tileId, null, { sqft: 100 })];
  const growth = priced(first, second).totalCents - priced(first).totalCents;
  expect(addedTileCents(sumTileWork(priced(second).lines, book), 7_500, 15_000)).toBe(growth);
});
