// Before Dexie, which looks for IndexedDB once, when it is loaded.
import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { addMs } from '#shared/kernel/instant.ts';
import { refreshCatalogue } from '../catalogue/refresh-catalogue.ts';
import { db } from '../device/db.ts';
import { aLine, type FakeServer, freshDevice } from '../fake-server.test-support.ts';
import { addToCart } from './add-to-cart.ts';
import { agreeToPrice } from './agree-to-price.ts';
import { applyCoupon } from './apply-coupon.ts';
import { pushCart } from './push-cart.ts';
import { readCart } from './read-cart.ts';
import { refreshCart } from './refresh-cart.ts';
import { removeCoupon } from './remove-coupon.ts';

let server: FakeServer;

beforeEach(async () => {
  server = await freshDevice();
  await refreshCatalogue();
  await addToCart([aLine('Hall')]);
});

/** As a fresh copy of the catalogue, with the room at another price than $59.90. */
async function raiseRoomTo(priceCents: number): Promise<void> {
  const row = await db.cache.get('catalogue');
  if (row?.kind !== 'catalogue') throw new Error('no catalogue on the device');
  const services = row.services.map((service) => ({
    ...service,
    products: service.products.map((product) => ({ ...product, priceCents })),
  }));
  await db.cache.put({ ...row, services, fetchedAt: addMs(row.fetchedAt, 1) });
}

async function agree(): Promise<void> {
  const cart = await readCart();
  if (cart.totals === undefined) throw new Error('a cart without a total');
  await agreeToPrice(cart, cart.totals);
}

test('[LC200] before a total was shown nothing is agreed, so nothing has changed', async () => {
  expect(await readCart()).toMatchObject({ agreed: undefined, priceChange: undefined });
});

test('[LC200] what was agreed stays with the cart while it is sent and read again, and a rise asks', async () => {
  await agree();
  await pushCart();
  await refreshCart({ force: true });
  expect((await readCart()).priceChange).toBeUndefined();
  await raiseRoomTo(7_000);
  expect((await readCart()).priceChange).toMatchObject({
    kind: 'asks',
    beforeCents: 5_990,
    afterCents: 7_000,
  });
  await agree();
  expect((await readCart()).priceChange).toBeUndefined();
});

test('[LC202] what the person puts in or takes out is agreed to with the total that is shown next', async () => {
  await agree();
  await addToCart([aLine('Bedroom')]);
  expect(await readCart()).toMatchObject({ agreed: undefined, priceChange: undefined });
});

test('[LC202] a room that comes from another device is another cart, and its total asks', async () => {
  await agree();
  await pushCart();
  const { id = '' } = await readCart();
  server.change(id, (items) => [...items, aLine('From the other phone')]);
  await refreshCart({ force: true });
  expect((await readCart()).priceChange).toMatchObject({ kind: 'asks', isOtherCart: true });
});

test('[LC200] a code that the office takes away asks', async () => {
  await applyCoupon('SPRING5');
  await agree();
  const { id = '' } = await readCart();
  const cart = server.carts.get(id);
  if (cart) Object.assign(cart, { codes: [], version: cart.version + 1 });
  await refreshCart({ force: true });
  expect((await readCart()).priceChange).toMatchObject({
    kind: 'asks',
    beforeCents: 5_490,
    afterCents: 5_990,
    reasons: [{ kind: 'codeEnded', code: 'SPRING5' }],
  });
});

test('[LC203] a code that the person takes off asks nothing', async () => {
  await applyCoupon('SPRING5');
  await agree();
  await removeCoupon('spring5');
  expect(await readCart()).toMatchObject({ totals: { totalCents: 5_990 }, priceChange: undefined });
});
