// Before Dexie, which looks for IndexedDB once, when it is loaded.
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import type { FakeServer } from '../../fake-server.test-support.ts';
import { freshAdminDevice } from '../admin-device.test-support.ts';
import { restoreStaffDraft, saveStaffDraft } from '../staff-draft.ts';
import { newPlaceAttempt, placeBooking, priceWork, seenCentsOf } from './place-booking.ts';

let server: FakeServer;

beforeEach(async () => {
  server = await freshAdminDevice();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const cartId = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
const gone = { status: 404, body: { error: '', code: 'cart.not_found' } };
const closed = { status: 409, body: { error: '', code: 'cart.closed' } };

const lines = () => server.seen.map(({ method, path }) => `${method} ${path.replace(/[0-9a-f-]{36}/, 'id')}`);

test('work is priced in a cart of its own, and again in the same one', async () => {
  const first = await priceWork(undefined, [], []);
  expect(first.ok).toBe(true);
  const made = first.ok ? first.body.cart.id : '';
  expect(await priceWork(made, [], [])).toMatchObject({ ok: true, body: { cart: { id: made } } });
  expect(lines()).toEqual(['POST /cart', 'PATCH /cart/id/items', 'PATCH /cart/id/items']);
});

test.each([gone, closed])('a cart that is $body.code is replaced by another', async (fault) => {
  server.faults.push({ on: /PATCH/, fault });
  const answer = await priceWork(cartId, [], []);
  expect(answer.ok && answer.body.cart.id).not.toBe(cartId);
  expect(lines()).toEqual(['PATCH /cart/id/items', 'POST /cart', 'PATCH /cart/id/items']);
});

test.each([
  [422, 'promo.expired'],
  [429, 'request.too_many'],
])('a code that is refused leaves the work its price, and is told by why: %s %s', async (status, code) => {
  server.faults.push({ on: /apply/, fault: { status, body: { error: '', code } } });
  const answer = await priceWork(undefined, [], ['EXPIRED1']);
  expect(answer).toMatchObject({ ok: true, body: { refusedCodes: { EXPIRED1: { code } } } });
  expect(lines().at(-1)).toBe('POST /promo/coupon/apply');
});

test('any other refusal is told as it is', async () => {
  server.faults.push({ on: /PATCH/, fault: { status: 422, body: { error: '', code: 'cart.unknown_item' } } });
  expect(await priceWork(cartId, [], [])).toMatchObject({ ok: false, code: 'cart.unknown_item' });
  expect(lines()).toHaveLength(1);
});

const anAttempt = () =>
  newPlaceAttempt({
    cartId,
    email: 'ana@sabal-mail.com',
    customerName: 'Ana López',
    locale: 'es',
    address: { line1: '12 Orange Ave', city: 'Orlando', postalCode: '32801', country: 'US' },
    startISO: '2026-12-07T14:30:00.000Z',
    endISO: '2026-12-07T16:00:00.000Z',
    expectedTotal: 120.5,
    notify: true,
  });

test('[LC99] an attempt is on the disk before it is sent, where a page that ends finds its key again', async () => {
  const attempt = anAttempt();
  saveStaffDraft('new booking', attempt);
  const schema = z.object({ key: z.string() });
  let atSending: unknown;
  server.faults.push({ on: /POST/, fault: { status: 409, body: { error: '', code: 'slot.taken' } } });
  server.beforeAnswer = async () => {
    atSending = await restoreStaffDraft('new booking', schema);
  };
  await placeBooking(attempt);
  expect(atSending).toEqual({ key: attempt.key });
});

test('an attempt that is asked again is the same question to the byte', async () => {
  const attempt = anAttempt();
  expect(seenCentsOf(attempt)).toBe(12_050);
  server.faults.push({ on: /POST/, fault: 'lose-request' }, { on: /POST/, fault: 'lose-request' });
  await placeBooking(attempt);
  await placeBooking(attempt);
  const [one, two] = server.seen;
  expect(one?.headers['idempotency-key']).toBe(attempt.key);
  expect(two?.headers['idempotency-key']).toBe(attempt.key);
  expect(two?.body).toBe(one?.body);
});
