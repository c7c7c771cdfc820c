import 'fake-indexeddb/auto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { CartItem } from '#shared/cart/cart.ts';
import { instantFromMs } from '#shared/kernel/instant.ts';
import { cancelBooking } from '../../app/data/bookings/cancel-booking.ts';
import { loadBooking } from '../../app/data/bookings/load-booking.ts';
import { readManagedBooking } from '../../app/data/bookings/read-managed-booking.ts';
import { addToCart } from '../../app/data/cart/add-to-cart.ts';
import { applyCoupon } from '../../app/data/cart/apply-coupon.ts';
import { pushCart } from '../../app/data/cart/push-cart.ts';
import { readCart } from '../../app/data/cart/read-cart.ts';
import { removeInstance } from '../../app/data/cart/remove-instance.ts';
import { readCatalogue } from '../../app/data/catalogue/read-catalogue.ts';
import { refreshCatalogue } from '../../app/data/catalogue/refresh-catalogue.ts';
import { db } from '../../app/data/device/db.ts';
import { book } from '../../app/data/place/book.ts';
import { checkBooking } from '../../app/data/place/check-booking.ts';
import { readConfirmation } from '../../app/data/place/read-confirmation.ts';
import { holdSlot } from '../../app/data/slots/hold-slot.ts';
import { readSlotSelection } from '../../app/data/slots/read-slot-selection.ts';
import { setTransport } from '../../app/data/wire/http.ts';
import type { Api } from '../support/api.ts';
import { startApi } from '../support/api.ts';
import { asOwner, freeSlot, linkOf, weekdayAhead } from '../support/shop.ts';

/** The device's real code against the real server and database; only the browser's storage is a stand-in. */

let api: Api;
/** Requests whose answer (or which themselves) get lost on the way, by `METHOD /path`. */
let lost: { on: RegExp; what: 'request' | 'answer' }[] = [];

beforeAll(async () => {
  api = await startApi();
  setTransport(async (url, init) => {
    const name = `${init.method} ${url}`;
    const fault = lost.find(({ on }) => on.test(name));
    if (fault) lost = lost.filter((other) => other !== fault);
    if (fault?.what === 'request') throw new TypeError('the line is dead');
    const answer = await fetch(api.url + url, init);
    if (fault?.what !== 'answer') return answer;
    await answer.arrayBuffer();
    throw new TypeError('the line died on the way back');
  });
});
afterAll(() => api.stop());
afterEach(async () => {
  lost = [];
  await Promise.all(db.tables.map((table) => table.clear()));
});

async function someRooms(count: number): Promise<CartItem> {
  await refreshCatalogue({ force: true });
  const service = (await readCatalogue())?.services.find(({ slug }) => slug === 'carpet-cleaning');
  const product = service?.products[0];
  if (!service || !product) throw new Error('the catalogue has no carpet');
  const instances = Array.from({ length: count }, () => ({ id: crypto.randomUUID(), options: [] }));
  return { id: crypto.randomUUID(), serviceId: service.id, productId: product.id, instances };
}

const person = {
  email: 'device@correo-real.com',
  firstName: 'Dev',
  lastName: 'Ice',
  address: { line1: '1 Palm Way', city: 'Orlando', postalCode: '32801', country: 'US' },
  locale: 'en',
} as const;

async function holdSomething(daysAhead: number) {
  const minutes = (await readCart()).totals?.minutes ?? 60;
  const slot = await freeSlot(api, weekdayAhead(daysAhead), minutes);
  const wish = {
    startAt: instantFromMs(Date.parse(slot.startAt)),
    endAt: instantFromMs(Date.parse(slot.endAt)),
  };
  expect(await holdSlot(wish)).toEqual({ ok: true });
  return { ...wish, lockId: (await readSlotSelection())?.lockId };
}

function bookingsOf(email: string): Promise<{ id: string; status: string; total_cents: number }[]> {
  return asOwner(api.ownerUrl, async (client) => {
    await client.query(`select set_config('app.tenant_id', $1, false)`, [api.tenantId]);
    return (await client.query('select id, status, total_cents from bookings where email = $1', [email]))
      .rows;
  });
}

test('a cart built on the device is priced alike on both sides and books once although answers get lost', async () => {
  await addToCart([await someRooms(4)]);
  const offline = await readCart();
  expect(offline).toMatchObject({ count: 4, estimateOnly: true });

  lost = [
    { on: /PATCH .*items/, what: 'answer' },
    { on: /POST \/api\/cart$/, what: 'answer' },
  ];
  await expect.poll(() => pushCart().then(({ ok }) => ok)).toBe(true);
  expect(await applyCoupon('welcome10')).toEqual({ ok: true });
  const synced = await readCart();
  expect(synced).toMatchObject({ sync: 'synced', estimateOnly: false });
  expect(synced.totals?.subtotalCents).toBe(offline.totals?.subtotalCents);
  expect(synced.totals?.discountCents).toBe(1_000);
  expect(synced.acceptedTotalCents).toBe(synced.totals?.totalCents);

  const time = await holdSomething(3);
  lost = [{ on: /POST \/api\/bookings$/, what: 'answer' }];
  const totalCents = synced.totals?.totalCents;
  const first = await book({ ...person, ...time, expectedTotalCents: totalCents });
  const outcome = first.kind === 'unknown' ? await checkBooking() : first;
  expect(outcome).toEqual({ kind: 'booked' });

  const rows = await bookingsOf(person.email);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ status: 'CONFIRMED', total_cents: totalCents });
  expect(await readConfirmation()).toMatchObject({ bookingId: rows[0]?.id, email: person.email });
  expect(await readCart()).toMatchObject({ count: 0, items: [] });
  expect(await readSlotSelection()).toBeUndefined();
});

test('a request that never left is not called booked, and the next try books', async () => {
  await addToCart([await someRooms(1)]);
  await pushCart();
  const time = await holdSomething(4);
  const other = { ...person, email: 'second@correo-real.com' };
  lost = [{ on: /POST \/api\/bookings$/, what: 'request' }];
  const first = await book({ ...other, ...time });
  if (first.kind !== 'booked') expect(await readConfirmation()).toBeUndefined();
  const outcome = first.kind === 'booked' ? first : await book({ ...other, ...time });
  expect(outcome).toEqual({ kind: 'booked' });
  expect(await bookingsOf(other.email)).toHaveLength(1);
});

test('a price that rose meanwhile is told with both totals and books after consent', async () => {
  await addToCart([await someRooms(2)]);
  await pushCart();
  const time = await holdSomething(5);
  const before = (await readCart()).totals?.totalCents ?? 0;
  await asOwner(api.ownerUrl, async (client) => {
    await client.query(`select set_config('app.tenant_id', $1, false)`, [api.tenantId]);
    await client.query('update products set price_cents = price_cents + 700');
    await client.query('update tenants set catalogue_revision = catalogue_revision + 1');
  });
  const other = { ...person, email: 'third@correo-real.com' };
  const refused = await book({ ...other, ...time, expectedTotalCents: before });
  expect(refused).toMatchObject({ kind: 'price-changed', previousTotalCents: before });
  expect(await bookingsOf(other.email)).toEqual([]);
  const agreed = refused.kind === 'price-changed' ? refused.totals.totalCents : 0;
  expect(agreed).toBe(before + 1_400);
  expect(await book({ ...other, ...time, expectedTotalCents: agreed })).toEqual({ kind: 'booked' });
});

test('a link from the confirmation shows the booking on the device and cancels it once', async () => {
  await addToCart([await someRooms(1)]);
  await pushCart();
  const time = await holdSomething(6);
  const other = { ...person, email: 'fourth@correo-real.com' };
  await book({ ...other, ...time });
  const link = linkOf((await readConfirmation())?.manageUrl ?? '');
  expect(await loadBooking(link)).toMatchObject({ ok: true });
  lost = [{ on: /POST .*cancel$/, what: 'answer' }];
  const first = await cancelBooking(link);
  if (first.kind !== 'done') expect(await cancelBooking(link)).toEqual({ kind: 'done' });
  expect((await readManagedBooking(link.id))?.booking.status).toBe('CANCELLED');
  expect((await bookingsOf(other.email))[0]?.status).toBe('CANCELLED');
});

test('a cart that another device changed is merged, not overwritten', async () => {
  const item = await someRooms(2);
  await addToCart([item]);
  await pushCart();
  const cart = await readCart();
  const [kept, removed] = item.instances;
  if (!kept || !removed) throw new Error('two rooms were made');
  const theirs = { ...item, instances: [{ ...kept, label: 'Named elsewhere' }, removed] };
  const elsewhere = await api.patch(`/cart/${cart.id}/items`, { mode: 'replace', items: [theirs] });
  expect(elsewhere.status).toBe(200);
  await removeInstance(removed.id);
  await pushCart();
  const merged = (await api.get(`/cart/${cart.id}`)).body.items;
  expect(merged).toHaveLength(1);
  expect(merged[0].instances).toEqual([{ id: kept.id, label: 'Named elsewhere', options: [] }]);
  expect((await readCart()).items[0]?.instances).toEqual(merged[0].instances);
});
