// Before Dexie, which looks for IndexedDB once, when it is loaded.
import 'fake-indexeddb/auto';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { addMinutes, instantFromMs } from '#shared/kernel/instant.ts';
import { addToCart } from '../cart/add-to-cart.ts';
import { pushCart } from '../cart/push-cart.ts';
import { readCart } from '../cart/read-cart.ts';
import { db } from '../device/db.ts';
import { aLine, type FakeServer, freshDevice } from '../fake-server.test-support.ts';
import { drainOutbox } from '../outbox/drain-outbox.ts';
import { readOutbox } from '../outbox/read-outbox.ts';
import { readWaiting } from '../outbox/read-waiting.ts';
import { tryOutboxNow } from '../outbox/try-outbox-now.ts';
import { readAskedTimes } from '../slots/read-preferred-times.ts';
import { togglePreferredTime } from '../slots/toggle-preferred-time.ts';
import { noteReach } from '../wire/connection.ts';
import { book } from './book.ts';
import type { BookInput } from './book-input.ts';
import { checkBooking } from './check-booking.ts';
import { giveUpBooking } from './give-up-booking.ts';
import { readBookingIntent } from './read-booking-intent.ts';
import { readConfirmation } from './read-confirmation.ts';

let server: FakeServer;

const MINUTE = 60_000;
const startAt = instantFromMs(Date.parse('2026-12-01T14:00:00Z'));
const input: BookInput = {
  ...{ startAt, endAt: addMinutes(startAt, 60), email: 'ana@sabal-test.com', firstName: 'Ana' },
  ...{ lastName: 'Ruiz', phone: '', locale: 'es', expectedTotalCents: 10_000 },
  address: { line1: '1 Palm Way', line2: '', city: 'Orlando', postalCode: '32801', country: 'US' },
};

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-25T12:00:00Z') });
  vi.spyOn(Math, 'random').mockReturnValue(0);
  noteReach(true);
  server = await freshDevice();
  await addToCart([aLine('Hall')]);
});
afterAll(() => {
  vi.useRealTimers();
});

const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);
const sent = () => server.count(/POST \/bookings/);
const failing = (count: number) =>
  Array.from({ length: count }, () => ({
    on: /bookings/,
    fault: { status: 500, body: { error: '', code: 'server.bug' } },
  }));

/** Answered with 500 so often, and for so long, that the person may stop. `isMade`: it is booked all the same. */
async function unanswered(isMade = false) {
  if (isMade) server.faults.push({ on: /bookings/, fault: 'lose-answer' });
  server.faults.push(...failing(isMade ? 5 : 6));
  await book(input);
  pass(10 * MINUTE);
  await checkBooking();
  const intent = await readBookingIntent();
  if (intent === undefined) throw new Error('nothing is open');
  return intent;
}

describe('Retry-After', () => {
  test('[LC260] no tab sends an open booking again before the server wants it', async () => {
    server.retryAfter = '90';
    server.faults.push({ on: /bookings/, fault: 'lose-request' }, ...failing(1));
    await book(input);
    const before = sent();
    expect(before).toBe(2);
    pass(89_000);
    expect(await checkBooking()).toEqual({ kind: 'unknown' });
    expect(await book(input)).toEqual({ kind: 'unknown' });
    await tryOutboxNow();
    expect(sent()).toBe(before);
    pass(2_000);
    expect(await checkBooking()).toEqual({ kind: 'booked' });
  });

  test('[LC260] an answer that asks for nothing ends the wait', async () => {
    server.retryAfter = '90';
    server.faults.push({ on: /bookings/, fault: 'lose-request' }, ...failing(4));
    await book(input);
    server.retryAfter = undefined;
    pass(91_000);
    await checkBooking();
    expect((await readBookingIntent())?.notBefore).toBeUndefined();
  });
});

describe('a booking that is never answered', () => {
  test('[LC261] is not given up before five sends and ten minutes', async () => {
    server.faults.push(...failing(6));
    await book(input);
    const { id } = (await readBookingIntent()) ?? {};
    pass(10 * MINUTE);
    expect(await giveUpBooking(id ?? '')).toBe(false);
    pass(-MINUTE);
    await checkBooking();
    expect(await giveUpBooking(id ?? '')).toBe(false);
    pass(MINUTE);
    expect(await giveUpBooking(id ?? '')).toBe(true);
  });

  test('[LC261] given up it frees its cart, is waited for no longer and never books', async () => {
    const { id } = await unanswered();
    await addToCart([aLine('Stairs')]);
    expect(await pushCart()).toMatchObject({ ok: false });
    expect(await giveUpBooking(id)).toBe(true);
    expect(await readBookingIntent()).toBeUndefined();
    expect(await readWaiting(true)).toMatchObject({ toSend: 0, unknown: 0, asks: 0 });
    expect(await pushCart()).toMatchObject({ ok: true });
    const before = sent();
    pass(60 * MINUTE);
    await drainOutbox();
    expect(sent()).toBe(before);
    expect((await readOutbox()).map(({ kind }) => kind)).toEqual(['given-up']);
    pass(7 * 24 * 60 * MINUTE);
    await drainOutbox();
    expect([sent(), await readOutbox()]).toEqual([before, []]);
  });

  test('[LC261] given up while it is being asked for, it waits for that send', async () => {
    const { id } = await unanswered();
    server.faults.push(...failing(6));
    const asked = checkBooking();
    expect(await giveUpBooking(id)).toBe(true);
    expect(await asked).toEqual({ kind: 'unknown' });
  });

  test('[LC261] a send under way that has the answer leaves nothing to give up', async () => {
    const { id } = await unanswered(true);
    server.faults.length = 0;
    const asked = checkBooking();
    expect([await giveUpBooking(id), await asked]).toEqual([false, { kind: 'booked' }]);
  });

  test('[LC261] one that went through all the same is told once the server answers', async () => {
    const { id } = await unanswered(true);
    expect(await giveUpBooking(id)).toBe(true);
    pass(60 * MINUTE);
    await drainOutbox();
    expect(await readConfirmation()).toMatchObject({ email: 'ana@sabal-test.com' });
    expect([await readOutbox(), server.bookings.size]).toEqual([[], 1]);
    expect(await readCart()).toMatchObject({ count: 0 });
  });

  test('[LC261] one that is told so late leaves alone what was chosen since for another cart', async () => {
    const { id } = await unanswered(true);
    await giveUpBooking(id);
    await addToCart([aLine('Den')]);
    await pushCart(); // the server says that the old one is booked
    const wished = addMinutes(startAt, 120);
    await togglePreferredTime(wished, 60);
    pass(60 * MINUTE);
    await drainOutbox();
    expect(await readConfirmation()).toMatchObject({ email: 'ana@sabal-test.com' });
    expect(await readAskedTimes(60)).toMatchObject([{ startAt: wished }]);
    expect(await readCart()).toMatchObject({ count: 1 });
  });

  test('[LC261] its cart can be booked once more, and only once', async () => {
    const { id } = await unanswered();
    await giveUpBooking(id);
    expect(await book(input)).toEqual({ kind: 'booked' });
    expect(await db.intents.count()).toBe(0);
    pass(60 * MINUTE);
    await drainOutbox();
    expect(server.bookings.size).toBe(1);
  });
});
