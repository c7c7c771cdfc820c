// Before Dexie, which looks for IndexedDB once, when it is loaded.
import 'fake-indexeddb/auto';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { addMinutes, formatInstant } from '#shared/kernel/instant.ts';
import { addToCart } from '../cart/add-to-cart.ts';
import { pushCart } from '../cart/push-cart.ts';
import { readCart } from '../cart/read-cart.ts';
import { newId } from '../device/clock.ts';
import { db } from '../device/db.ts';
import { aLine, type FakeServer, labelsOf } from '../fake-server.test-support.ts';
import { holdSlot } from '../slots/hold-slot.ts';
import { readSlotSelection } from '../slots/read-slot-selection.ts';
import { strangers } from '../wire/strangers.test-support.ts';
import { deviceWithCart, input, slot, startAt } from './a-booking.test-support.ts';
import { book } from './book.ts';
import { checkBooking } from './check-booking.ts';
import { readBookingIntent } from './read-booking-intent.ts';
import { readConfirmation } from './read-confirmation.ts';

let server: FakeServer;

beforeEach(async () => {
  server = await deviceWithCart();
});

afterAll(() => {
  vi.useRealTimers();
});

function sentBookings() {
  return server.seen.filter(({ path }) => path === '/bookings');
}

describe('booking', () => {
  test('[LC16] a booking leaves a confirmation, no intent, no held slot and a fresh cart', async () => {
    await holdSlot(slot);
    const { id } = await readCart();
    expect(await book(input)).toEqual({ kind: 'booked' });
    expect(await readConfirmation()).toMatchObject({ email: 'ana@sabal-test.com', customerName: 'Ana Ruiz' });
    expect(await readBookingIntent()).toBeUndefined();
    expect(await readSlotSelection()).toBeUndefined();
    const cart = await readCart();
    expect(cart).toMatchObject({ count: 0, sync: 'synced' });
    expect(cart.id).not.toBe(id);
    const body = JSON.parse(sentBookings()[0]?.body ?? '');
    expect(body).toMatchObject({ cartId: id, expectedTotal: 100, address: { country: 'US' } });
    expect(body.address).not.toHaveProperty('line2');
    expect(body).not.toHaveProperty('phone');
  });

  test('a confirmation is shown for a day', async () => {
    await book(input);
    vi.setSystemTime(Date.now() + 25 * 3_600_000);
    expect(await readConfirmation()).toBeUndefined();
  });

  test('[LC16] what was added while the booking was under way moves to the fresh cart', async () => {
    let added = false;
    server.beforeAnswer = async ({ path }) => {
      if (path !== '/bookings' || added) return;
      added = true;
      await addToCart([aLine('Later', newId())]);
    };
    await book(input);
    expect(labelsOf((await readCart()).items)).toEqual(['Later']);
  });

  test('[LC13] the intent with its bytes is on the device before anything is sent', async () => {
    let stored: unknown;
    server.beforeAnswer = async ({ path }) => {
      if (path === '/bookings') stored = await db.intents.toCollection().first();
    };
    await book(input);
    const [sent] = sentBookings();
    expect(stored).toMatchObject({ id: sent?.headers['idempotency-key'], body: sent?.body, attempts: 1 });
  });

  test('[LC13] lost answers are asked for again with the same key and the same bytes: one booking', async () => {
    server.faults.push({ on: /bookings/, fault: 'lose-answer' }, { on: /bookings/, fault: 'lose-request' });
    expect(await book(input)).toEqual({ kind: 'booked' });
    const sent = sentBookings();
    expect(sent).toHaveLength(3);
    expect(new Set(sent.map(({ body }) => body)).size).toBe(1);
    expect(new Set(sent.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    expect(server.bookings.size).toBe(1);
  });

  test('[LC14] without any answer the outcome is unknown, and checking finds the booking by its key', async () => {
    for (let n = 0; n < 3; n += 1) server.faults.push({ on: /bookings/, fault: 'lose-answer' });
    expect(await book(input)).toEqual({ kind: 'unknown' });
    expect(await readBookingIntent()).toMatchObject({ state: 'unknown', attempts: 3 });
    expect(await readConfirmation()).toBeUndefined();
    expect(await checkBooking()).toEqual({ kind: 'booked' });
    expect(await checkBooking()).toBeUndefined();
    expect(server.bookings.size).toBe(1);
    expect(await readConfirmation()).toBeDefined();
  });

  test('[LC14] while it is unknown, the cart is not pushed and another tap settles the same intent', async () => {
    for (let n = 0; n < 3; n += 1) server.faults.push({ on: /bookings/, fault: 'lose-answer' });
    await book(input);
    await addToCart([aLine('Later', newId())]);
    expect(await pushCart()).toMatchObject({ ok: false });
    expect(await book({ ...input, email: 'other@sabal-test.com' })).toEqual({ kind: 'booked' });
    expect(server.bookings.size).toBe(1);
    expect(new Set(sentBookings().map(({ body }) => body)).size).toBe(1);
    expect(labelsOf((await readCart()).items)).toEqual(['Later']);
  });

  test('[LC13] what is added in another tab while one press books is not booked by the press of a second tab', async () => {
    const cartId = (await readCart()).id;
    let added = false;
    server.beforeAnswer = async ({ path }) => {
      if (path !== '/bookings' || added) return;
      added = true;
      await addToCart([aLine('Later', newId())]);
    };
    const outcomes = await Promise.all([book({ ...input, cartId }), book({ ...input, cartId })]);
    expect(outcomes[0]).toEqual({ kind: 'booked' });
    expect(outcomes[1]).toEqual({ kind: 'refused', code: 'cart.stale', fields: {} });
    expect(server.bookings.size).toBe(1);
    expect(labelsOf((await readCart()).items)).toEqual(['Later']);
  });

  test('[LC13] a cart that another device has booked leaves what was added here, and does not book it alone', async () => {
    await pushCart();
    const cartId = (await readCart()).id;
    await addToCart([aLine('Later', newId())]);
    server.faults.push({ on: /^PATCH/, fault: { status: 409, body: { error: '', code: 'cart.closed' } } });
    expect(await book({ ...input, cartId })).toEqual({ kind: 'refused', code: 'cart.stale', fields: {} });
    expect(server.bookings.size).toBe(0);
    expect(labelsOf((await readCart()).items)).toEqual(['Later']);
  });

  test('[LC13] a double tap is one booking', async () => {
    const outcomes = await Promise.all([book(input), book(input)]);
    expect(outcomes[0]).toEqual({ kind: 'booked' });
    expect(outcomes[1]).toEqual({ kind: 'refused', code: 'cart.empty', fields: {} });
    expect(server.bookings.size).toBe(1);
  });
});

describe('refusals', () => {
  test('[LC15] a changed price comes with both totals, and agreeing goes out under a new key', async () => {
    server.priceDollars = 120.5;
    const outcome = await book(input);
    expect(outcome).toMatchObject({
      kind: 'price-changed',
      totals: { totalCents: 12_050 },
      previousTotalCents: 10_000,
    });
    expect(await readBookingIntent()).toBeUndefined();
    expect((await readCart()).count).toBe(1);
    expect(await book({ ...input, expectedTotalCents: 12_050 })).toEqual({ kind: 'booked' });
    expect(new Set(sentBookings().map(({ headers }) => headers['idempotency-key'])).size).toBe(2);
  });

  test('[LC15] a taken slot is lost here as well and brings the nearest times', async () => {
    await holdSlot(slot);
    server.faults.push({
      on: /bookings/,
      fault: {
        status: 409,
        body: {
          error: '',
          code: 'slot.taken',
          alternatives: [{ startAt: '2026-12-01T15:00:00Z', endAt: '2026-12-01T16:00:00Z' }],
        },
      },
    });
    expect(await book(input)).toEqual({
      kind: 'slot-taken',
      alternatives: [{ startAt: addMinutes(startAt, 60), endAt: addMinutes(startAt, 120) }],
    });
    expect(await readSlotSelection()).toMatchObject({ status: 'lost' });
    expect(await readBookingIntent()).toBeUndefined();
  });

  test('[LC15] refused fields come back by path and the cart stays', async () => {
    const body = { error: 'Invalid request.', code: 'request.invalid', fields: { email: 'invalid' } };
    server.faults.push({ on: /bookings/, fault: { status: 400, body } });
    expect(await book(input)).toEqual({
      kind: 'refused',
      code: 'request.invalid',
      fields: { email: 'invalid' },
    });
    expect((await readCart()).count).toBe(1);
    expect(await book(input)).toEqual({ kind: 'booked' });
  });

  test.each(['cart.unknown_item', 'area.outside', 'slot.invalid'])(
    '[LC15] a refusal with %s brings what is sold now, and the cart stays',
    async (code) => {
      server.faults.push({ on: /bookings/, fault: { status: 422, body: { error: '', code } } });
      expect(await book(input)).toEqual({ kind: 'refused', code, fields: {} });
      expect(server.count(/GET \/services/)).toBe(1);
      expect((await readCart()).count).toBe(1);
    },
  );

  test('[LC121] sends that were all turned away by the rate limit are refused; one that is not goes on', async () => {
    const body = { error: '', code: 'request.too_many' };
    const turnAway = () => server.faults.push({ on: /bookings/, fault: { status: 429, body } });
    for (let n = 0; n < 3; n += 1) turnAway();
    expect(await book(input)).toMatchObject({ kind: 'refused', code: 'request.too_many' });
    expect(await readBookingIntent()).toBeUndefined();
    turnAway();
    expect(await book(input)).toEqual({ kind: 'booked' });
    expect(new Set(sentBookings().map(({ headers }) => headers['idempotency-key'])).size).toBe(2);
  });

  test.each([
    [500, 'server.bug'],
    [503, 'server.busy'],
    [429, 'request.too_many'],
  ])('[LC121] after an answer that was lost, a %i of ours is not the end', async (status, code) => {
    server.faults.push({ on: /bookings/, fault: 'lose-answer' });
    const fault = { status, body: { error: '', code } };
    for (let n = 0; n < 2; n += 1) server.faults.push({ on: /bookings/, fault });
    expect(await book(input)).toEqual({ kind: 'unknown' });
    expect(await readBookingIntent()).toMatchObject({ state: 'unknown', code });
    expect(await checkBooking()).toEqual({ kind: 'booked' });
    expect(server.bookings.size).toBe(1);
  });

  test('[LC121] a 500 is not the end either when nothing was lost before it', async () => {
    const fault = { status: 500, body: { error: '', code: 'server.bug' } };
    for (let n = 0; n < 3; n += 1) server.faults.push({ on: /bookings/, fault });
    expect(await book(input)).toEqual({ kind: 'unknown' });
    expect(await checkBooking()).toEqual({ kind: 'booked' });
  });

  test.each(strangers)(
    '[LC120] after a lost answer, a stranger’s $stranger ($page) ends nothing',
    async (fault) => {
      server.faults.push({ on: /bookings/, fault: 'lose-answer' });
      for (let n = 0; n < 5; n += 1) server.faults.push({ on: /bookings/, fault });
      expect(await book(input)).toEqual({ kind: 'unknown' });
      expect(await checkBooking()).toEqual({ kind: 'unknown' });
      expect(await readBookingIntent()).toMatchObject({ state: 'unknown', code: 'network' });
      expect(await checkBooking()).toEqual({ kind: 'booked' });
      expect(server.bookings.size).toBe(1);
      expect(new Set(sentBookings().map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    },
  );

  test('[LC14] a database that fails after the sending leaves the outcome unknown', async () => {
    server.beforeAnswer = ({ path }) => {
      if (path !== '/bookings') return;
      vi.spyOn(db.contexts, 'put').mockRejectedValueOnce(new Error('broken'));
    };
    expect(await book(input)).toEqual({ kind: 'unknown' });
    server.beforeAnswer = () => undefined;
    expect(await checkBooking()).toEqual({ kind: 'booked' });
    expect(server.bookings.size).toBe(1);
  });

  test('an unreachable server before the sending means that nothing was sent', async () => {
    server.faults.push({ on: /cart/, fault: 'lose-request' });
    expect(await book(input)).toEqual({ kind: 'refused', code: 'network', fields: {} });
    expect(await readBookingIntent()).toBeUndefined();
    await pushCart();
    vi.stubGlobal('navigator', { onLine: false });
    server.faults.push({ on: /timezone/, fault: 'lose-request' });
    expect(await book(input)).toEqual({ kind: 'refused', code: 'network', fields: {} });
    expect(await book(input)).toEqual({ kind: 'booked' });
  });
});

test('[LC19] the body carries the held slot as it was chosen', async () => {
  await holdSlot(slot);
  const selection = await readSlotSelection();
  await book({ ...input, lockId: selection?.lockId });
  expect(JSON.parse(sentBookings()[0]?.body ?? '')).toMatchObject({
    lockId: selection?.lockId,
    startISO: formatInstant(startAt),
  });
});
