// Before Dexie, which looks for IndexedDB once, when it is loaded.
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { instantFromMs, MINUTE_MS } from '#shared/kernel/instant.ts';
import { aBooking } from '../bookings/a-booking.test-support.ts';
import { addToCart } from '../cart/add-to-cart.ts';
import { findCartRow } from '../cart/cart-row.ts';
import { pushCart } from '../cart/push-cart.ts';
import { readCart } from '../cart/read-cart.ts';
import { refreshCatalogue } from '../catalogue/refresh-catalogue.ts';
import { db } from '../device/db.ts';
import { editedCartId } from '../device/tab/edit-tab.ts';
import { aLine, type FakeServer, labelsOf } from '../fake-server.test-support.ts';
import { drainOutbox } from '../outbox/drain-outbox.ts';
import { readOutbox } from '../outbox/read-outbox.ts';
import { holdSlot } from '../slots/hold-slot.ts';
import { readSlotSelection } from '../slots/read-slot-selection.ts';
import { releaseHold } from '../slots/release-hold.ts';
import { loseHold } from '../slots/slot-selection.ts';
import { closeTabs, enter, freshEditor, labels, link, otherTime } from './an-edit.test-support.ts';
import { readEditServices } from './read-edit-services.ts';
import { saveEditServices } from './save-edit-services.ts';

const input = { contact: { address: { country: 'US' } }, locale: 'en', totalCents: 10_000 } as const;
let server: FakeServer;

beforeEach(async () => {
  server = await freshEditor();
});
afterEach(closeTabs);

function sentBooking() {
  const [sent] = server.seen.filter(({ method, path }) => method === 'POST' && path === '/bookings');
  return { key: sent?.headers['idempotency-key'], body: JSON.parse(sent?.body ?? '{}') };
}

async function withCatalogue() {
  await refreshCatalogue();
  const cartId = await enter();
  await addToCart([aLine('New room')]);
  return cartId;
}

test('[LC74] sends the cart, then one body with its proof and the version seen, and gives the own cart back', async () => {
  await addToCart([aLine('Mine')]);
  const cartId = await withCatalogue();
  expect(await saveEditServices(input)).toEqual({ kind: 'done', manageUrl: undefined });
  expect(labelsOf(server.carts.get(cartId)?.items ?? [])).toEqual(['Booked', 'New room']);
  expect(sentBooking().body).toMatchObject({
    cartId,
    keepTime: true,
    startISO: '2126-12-01T14:00:00.000Z',
    customerName: '',
    edit: { bookingId: link.id, email: link.email, sig: link.sig, expectedVersion: 1 },
    expectedTotal: 100,
  });
  expect(sentBooking().body).not.toHaveProperty('lockId');
  expect(editedCartId()).toBeFalsy();
  expect(await db.contexts.get('edit-services')).toBeUndefined();
  expect(await labels()).toEqual(['Mine']);
  expect(await readOutbox()).toEqual([]);
});

test('[LC74] moves to the time that is held, as long as the booking is now', async () => {
  await withCatalogue();
  await holdSlot({ ...otherTime, endAt: instantFromMs(otherTime.startAt + 30 * MINUTE_MS) });
  const minutes = (await readCart()).totals?.minutes ?? 0;
  expect((await saveEditServices(input)).kind).toBe('done');
  const { body } = sentBooking();
  expect(body).not.toHaveProperty('keepTime');
  expect(body.startISO).toBe('2126-12-01T18:00:00.000Z');
  expect(Date.parse(body.endISO) - Date.parse(body.startISO)).toBe(minutes * MINUTE_MS);
  expect(await db.contexts.get('slot-selection')).toBeUndefined();
});

test('[LC74] a time that was lost is no yes to the one of before: nothing is sent until one is chosen', async () => {
  await withCatalogue();
  await holdSlot(otherTime);
  const { lockId } = (await readSlotSelection()) ?? { lockId: '' };
  await loseHold(lockId);
  expect(await saveEditServices(input)).toMatchObject({ kind: 'refused', code: 'slot.taken' });
  expect(sentBooking().key).toBeUndefined();
  await releaseHold();
  expect((await saveEditServices(input)).kind).toBe('done');
  expect(sentBooking().body).toMatchObject({ keepTime: true });
});

test('[LC74] without a connection sends nothing and keeps the edit', async () => {
  await withCatalogue();
  server.faults.push({ on: /PATCH/, fault: 'lose-request' });
  expect(await saveEditServices(input)).toMatchObject({ kind: 'refused', code: 'network' });
  expect(server.count(/POST \/bookings$/)).toBe(0);
  expect(await readOutbox()).toEqual([]);
  expect(await labels()).toEqual(['Booked', 'New room']);
});

test('[LC74] without an answer it leaves the tab and is settled under its key', async () => {
  const cartId = await withCatalogue();
  server.faults.push({ on: /POST \/bookings$/, fault: 'lose-answer' });
  expect(await saveEditServices(input)).toEqual({ kind: 'waiting' });
  expect(await labels()).toEqual([]);
  expect(await readOutbox()).toMatchObject([{ kind: 'edit-services', state: 'unknown' }]);
  await drainOutbox();
  expect(await readOutbox()).toEqual([]);
  expect(new Set(server.seen.filter(({ path }) => path === '/bookings').map(({ body }) => body)).size).toBe(
    1,
  );
  expect(server.carts.get(cartId)?.status).toBe('CONVERTED');
  expect(server.bookings.size).toBe(1);
});

test('[LC74] a booking that changed meanwhile is what the next yes is about', async () => {
  const cartId = await withCatalogue();
  const booking = aBooking(link.id, { version: 2, startISO: '2126-12-02T16:00:00Z' });
  server.faults.push({
    on: /POST \/bookings$/,
    fault: { status: 409, body: { error: '', code: 'booking.changed', booking } },
  });
  expect(await saveEditServices(input)).toMatchObject({ kind: 'refused', code: 'booking.changed' });
  expect(await readEditServices()).toMatchObject({ cartId, version: 2 });
  expect((await readEditServices())?.initialStartAt).toBe(Date.parse('2126-12-02T16:00:00Z'));
  server.bookingVersion = 2;
  expect((await saveEditServices(input)).kind).toBe('done');
  expect(server.bookings.size).toBe(1);
});

test('[LC74] another price is learned, not taken: only a yes to it saves', async () => {
  await withCatalogue();
  server.priceDollars = 120;
  expect(await saveEditServices(input)).toMatchObject({ kind: 'refused', code: 'price.changed' });
  expect((await readCart()).acceptedTotalCents).toBe(12_000);
  expect(server.bookings.size).toBe(0);
  expect((await saveEditServices({ ...input, totalCents: 12_000 })).kind).toBe('done');
});

test('[LC74] a booking that does not fit brings other times, and the edit stays', async () => {
  await withCatalogue();
  const alternatives = [{ startAt: '2126-12-01T18:00:00Z', endAt: '2126-12-01T19:00:00Z' }];
  const taken = { status: 409, body: { error: '', code: 'slot.taken', alternatives } };
  server.faults.push({ on: /POST \/bookings$/, fault: taken });
  expect(await saveEditServices(input)).toMatchObject({ code: 'slot.taken', alternatives: [otherTime] });
  expect(await readOutbox()).toEqual([]);
  expect(await labels()).toEqual(['Booked', 'New room']);
});

test('[LC71] an edit whose cart forgot what it is for would be booked as a booking of its own: the row remembers', async () => {
  const cartId = await withCatalogue();
  const row = await findCartRow();
  expect(row).toMatchObject({ id: cartId, editingBookingId: link.id });
  // Broken on purpose: without the booking in the row a lost cart comes back as an order.
  if (row) await db.carts.put({ ...row, editingBookingId: null });
  server.carts.delete(cartId);
  await pushCart();
  expect(server.carts.get(cartId)?.edits).toBeUndefined();
  expect(server.carts.has(cartId)).toBe(true);
});

async function saveAgain() {
  await withCatalogue();
  server.faults.push({ on: /POST \/bookings$/, fault: 'lose-answer' });
  expect(await saveEditServices(input)).toEqual({ kind: 'waiting' });
  const cartId = await enter();
  await addToCart([aLine('Porch')]);
  return { cartId, outcome: () => saveEditServices(input) };
}

test('[LC26] changes are not told as saved by the answer to earlier ones', async () => {
  const { cartId, outcome } = await saveAgain();
  expect((await outcome()).kind).toBe('done');
  expect(server.bookings.size).toBe(2);
  expect(server.carts.get(cartId)?.status).toBe('CONVERTED');
  expect(await readOutbox()).toEqual([]);
});

test('[LC26] while earlier changes have no answer the later ones stay as they are', async () => {
  const { cartId, outcome } = await saveAgain();
  server.faults.push({ on: /POST \/bookings$/, fault: 'lose-answer' });
  expect(await outcome()).toMatchObject({ kind: 'refused', code: 'network' });
  expect(await readEditServices()).toMatchObject({ cartId });
  expect(await labels()).toEqual(['Booked', 'Porch']);
});
