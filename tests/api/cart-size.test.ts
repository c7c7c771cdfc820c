import { describe, expect, test } from 'vitest';
import type { Answer } from '../support/api.ts';
import { aBooking } from '../support/booking.ts';
import { cartOf, clone } from '../support/edit.ts';
import { api, day, openShop, shop } from '../support/open-shop.ts';
import { openCart, rowsOf } from '../support/shop.ts';

openShop();

const rooms = (count: number) => ({
  serviceId: shop.carpetId,
  productId: shop.carpetProductId,
  instances: Array.from({ length: count }, () => ({})),
});
const told = (description: string) => ({
  serviceId: shop.paversId,
  productId: null,
  instances: [{ intake: { kind: 'pavers', description } }],
});

const put = (cartId: string, items: readonly unknown[]): Promise<Answer> =>
  api.patch(`/cart/${cartId}/items`, { mode: 'replace', items });
const itemsOf = async (cartId: string): Promise<unknown[]> => (await api.get(`/cart/${cartId}`)).body.items;

describe('what a cart answers can be sent back', () => {
  test.each([
    ['few bytes that become many', () => Array.from({ length: 60 }, () => rooms(40))],
    ['long descriptions', () => Array.from({ length: 16 }, () => told('x'.repeat(4000)))],
    [
      'long descriptions of letters that take two bytes',
      () => Array.from({ length: 12 }, () => told('é'.repeat(4000))),
    ],
  ])('so what could not is refused on the way in, and the cart stays: %s', async (_what, items) => {
    const cartId = await openCart(api);
    expect((await put(cartId, [rooms(2)])).status).toBe(200);
    expect(await put(cartId, items())).toMatchObject({ status: 413, body: { code: 'cart.too_large' } });
    const kept = await itemsOf(cartId);
    expect(kept).toHaveLength(1);
    expect((await put(cartId, kept)).status).toBe(200);
  });

  test('also line by line: the last one that fits is the last, and all of it goes back', async () => {
    const cartId = await openCart(api);
    const statuses: number[] = [];
    while (statuses.length < 60 && statuses.at(-1) !== 413) {
      const { status } = await api.patch(`/cart/${cartId}/items`, {
        mode: 'add',
        item: told('y'.repeat(4000)),
      });
      statuses.push(status);
    }
    expect(statuses.at(-1)).toBe(413);
    const items = await itemsOf(cartId);
    expect(items.length).toBe(statuses.length - 1);
    expect((await put(cartId, items)).status).toBe(200);
    expect((await put(cartId, items.slice(1))).status).toBe(200);
  });
});

test('a booking of other times that is longer can be edited: it may shrink and stay, and only not grow', async () => {
  const booking = await aBooking(day);
  const long = Array.from({ length: 60 }, () => ({
    id: crypto.randomUUID(),
    serviceId: shop.carpetId,
    productId: shop.carpetProductId,
    instances: Array.from({ length: 40 }, () => ({ id: crypto.randomUUID(), options: [] })),
  }));
  await rowsOf(api, 'update bookings set items = $2::jsonb where id = $1', [
    booking.id,
    JSON.stringify(long),
  ]);
  const { cartId } = (await clone(booking)).body;
  const { items } = (await cartOf(cartId)).cart;
  expect(JSON.stringify(items).length).toBeGreaterThan(140_000);
  expect((await put(cartId, items)).status).toBe(200);
  expect((await put(cartId, items.slice(1))).status).toBe(200);
  expect(await put(cartId, items)).toMatchObject({ status: 413, body: { code: 'cart.too_large' } });
});
