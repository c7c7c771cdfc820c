// Before Dexie, which looks for IndexedDB once, when it is loaded.
import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { aLine, type FakeServer, freshDevice } from '../fake-server.test-support.ts';
import { addToCart } from './add-to-cart.ts';
import { applyCoupon } from './apply-coupon.ts';
import { readCart } from './read-cart.ts';
import { removeCoupon } from './remove-coupon.ts';

let server: FakeServer;

beforeEach(async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  server = await freshDevice();
});

test('[LC18] a code is granted by the server after it got the cart, whatever its case and spaces', async () => {
  await addToCart([aLine('Hall')]);
  expect(await applyCoupon(' spring5 ')).toEqual({ ok: true });
  const cart = await readCart();
  expect(cart.coupons).toMatchObject([{ code: 'SPRING5', amountOffCents: 500, stacking: true }]);
  expect(cart.sync).toBe('synced');
  expect(server.seen.map(({ method }) => method)).toEqual(['POST', 'PATCH', 'POST']);
  await addToCart([aLine('Bedroom')]);
  expect(await removeCoupon('spring5')).toEqual({ ok: true });
  expect(await readCart()).toMatchObject({ coupons: [], count: 2 });
});

test('[LC18] a refusal says which, with the minimum in cents, and changes nothing', async () => {
  await addToCart([aLine('Hall')]);
  expect(await applyCoupon('WELCOME10')).toEqual({
    ok: false,
    code: 'promo.minSubtotal',
    minSubtotalCents: 12_500,
  });
  expect(await applyCoupon('NOPE')).toMatchObject({ ok: false, code: 'promo.invalid' });
  expect(await readCart()).toMatchObject({ coupons: [], count: 1, sync: 'synced' });
});

test('[PM12] of a code for some services the refusal says what those in the cart cost', async () => {
  await addToCart([aLine('Hall')]);
  const body = { error: '', code: 'promo.minSubtotal', minSubtotal: 12_500, ofSubtotal: 12_000 };
  server.faults.push({ on: /promo/, fault: { status: 422, body } });
  expect(await applyCoupon('TILE10')).toEqual({
    ...{ ok: false, code: 'promo.minSubtotal', minSubtotalCents: 12_500, ofCents: 12_000 },
  });
});

test('[LC18] an empty code and an empty cart send nothing', async () => {
  expect(await applyCoupon('  ')).toEqual({ ok: false, code: 'promo.invalid' });
  expect(await applyCoupon('SPRING5')).toMatchObject({ ok: false, code: 'cart.empty' });
  expect(server.seen).toEqual([]);
});

test('[LC18] without a network the code is not granted', async () => {
  await addToCart([aLine('Hall')]);
  server.faults.push({ on: /./, fault: 'lose-request' });
  expect(await applyCoupon('SPRING5')).toMatchObject({ ok: false, code: 'network' });
  server.faults.push({ on: /promo/, fault: 'lose-request' });
  expect(await applyCoupon('SPRING5')).toMatchObject({ ok: false, code: 'network' });
  expect((await readCart()).coupons).toEqual([]);
});

test('[LC5] a code for a cart that the server lost is granted to the cart made again', async () => {
  await addToCart([aLine('Hall')]);
  await applyCoupon('SPRING5');
  await removeCoupon('SPRING5');
  server.carts.clear();
  expect(await applyCoupon('SPRING5')).toEqual({ ok: true });
  expect(await readCart()).toMatchObject({ count: 1, sync: 'synced' });
});
