// Before Dexie, which looks for IndexedDB once, when it is loaded.
import 'fake-indexeddb/auto';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { addMinutes } from '#shared/kernel/instant.ts';
import { pushCart } from '../cart/push-cart.ts';
import { readCart } from '../cart/read-cart.ts';
import { now } from '../device/clock.ts';
import { db } from '../device/db.ts';
import type { FakeServer } from '../fake-server.test-support.ts';
import { deviceWithCart, input, startAt } from './a-booking.test-support.ts';
import { agreeAgain } from './agree-again.ts';
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

/** As when this tab slept while it was answered, and another took its lock over. */
function loseLockAt(on: RegExp): FakeServer['beforeAnswer'] {
  return async ({ path }) => {
    if (!on.test(path)) return;
    await db.meta.put({ k: 'turn:booking', holder: 'another tab', beatAt: now(), v: 1 });
  };
}

describe('long after', () => {
  const DAY_MS = 24 * 3_600_000;
  const later = (days: number) => vi.setSystemTime(Date.now() + days * DAY_MS);
  const lose = (fault: 'lose-answer' | 'lose-request') => {
    for (let n = 0; n < 3; n += 1) server.faults.push({ on: /bookings/, fault });
  };

  test.each([3.1, 6.9, 8, 400])(
    '[LC122] %s days later the key still tells that it is booked',
    async (days) => {
      lose('lose-answer');
      expect(await book(input)).toEqual({ kind: 'unknown' });
      later(days);
      expect(await checkBooking()).toEqual({ kind: 'booked' });
      expect(await readConfirmation()).toBeDefined();
      expect(server.bookings.size).toBe(1);
    },
  );

  test('[LC122] once the key is forgotten its cart tells that it is booked, and nothing is booked again', async () => {
    lose('lose-answer');
    await book(input);
    server.bookings.clear();
    later(8);
    expect(await checkBooking()).toEqual({ kind: 'asks' });
    expect(await readBookingIntent()).toMatchObject({ state: 'asks', code: 'cart.closed', body: null });
    expect(await readCart()).toMatchObject({ count: 0 });
    expect(server.bookings.size).toBe(0);
  });

  test('[LC122] one that never arrived is not sent any more, and asks whether it is still wanted', async () => {
    lose('lose-request');
    await book(input);
    later(8);
    const sent = sentBookings().length;
    expect(await checkBooking()).toEqual({ kind: 'asks' });
    expect(await readBookingIntent()).toMatchObject({ state: 'asks', code: null, body: null });
    expect((await readCart()).count).toBe(1);
    expect([sentBookings().length, server.bookings.size]).toEqual([sent, 0]);
  });

  test('[LC122] while the cart cannot be looked at the outcome stays unknown', async () => {
    lose('lose-answer');
    await book(input);
    later(8);
    for (let n = 0; n < 3; n += 1)
      server.faults.push({ on: /GET \/cart/, fault: { stranger: 404, page: '<html>' } });
    expect(await checkBooking()).toEqual({ kind: 'unknown' });
    expect(await checkBooking()).toEqual({ kind: 'booked' });
  });

  test('[LC36] one that was asked about after so long goes out with a yes', async () => {
    lose('lose-request');
    await book(input);
    later(8);
    await checkBooking();
    const wish = { startAt: addMinutes(startAt, 14_400), endAt: addMinutes(startAt, 14_460) };
    await agreeAgain({ cart: await readCart(), totalCents: 10_000, wishes: [wish] });
    expect(await readConfirmation()).toBeDefined();
    expect(server.bookings.size).toBe(1);
  });

  test('[LC24] with the lock lost while its cart is looked at nothing is sent', async () => {
    lose('lose-answer');
    await book(input);
    later(8);
    server.beforeAnswer = loseLockAt(/cart/);
    const sent = sentBookings().length;
    expect(await checkBooking()).toEqual({ kind: 'unknown' });
    expect(sentBookings()).toHaveLength(sent);
  });

  test('[LC15] a cart that was booked elsewhere is told to be booked, not that nothing was', async () => {
    const { id = '' } = await readCart();
    await pushCart();
    const cart = server.carts.get(id);
    if (cart) cart.status = 'CONVERTED';
    expect(await book(input)).toEqual({ kind: 'asks' });
    expect(await readBookingIntent()).toMatchObject({ code: 'cart.closed' });
    expect(await book(input)).toMatchObject({ kind: 'refused', code: 'cart.empty' });
  });
});

describe('while it was sent', () => {
  test('[LC38] a row that is gone while it was sent is not said to be booked', async () => {
    server.faults.push({ on: /bookings/, fault: { status: 409, body: { error: '', code: 'slot.taken' } } });
    server.beforeAnswer = ({ path }) => {
      if (path === '/bookings') return db.intents.clear();
    };
    expect(await book(input)).toEqual({ kind: 'unknown' });
  });

  test.each([
    [409, 'slot.taken'],
    [429, 'request.too_many'],
  ])(
    '[LC24] with the lock lost, a %i leaves the booking and its key to who took over',
    async (status, code) => {
      server.faults.push({ on: /bookings/, fault: { status, body: { error: '', code } } });
      server.beforeAnswer = loseLockAt(/bookings/);
      expect(await book(input)).toEqual({ kind: 'unknown' });
      const [sent] = sentBookings();
      expect(sentBookings()).toHaveLength(1);
      expect(await db.intents.toArray()).toMatchObject([
        { id: sent?.headers['idempotency-key'], body: sent?.body, state: 'sending', attempts: 1 },
      ]);
    },
  );
});
