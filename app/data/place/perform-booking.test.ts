// Before Dexie, which looks for IndexedDB once, when it is loaded.
import 'fake-indexeddb/auto';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { addMinutes, formatInstant, instantFromMs } from '#shared/kernel/instant.ts';
import { addToCart } from '../cart/add-to-cart.ts';
import { cartMark } from '../cart/cart-mark.ts';
import { readCart } from '../cart/read-cart.ts';
import { newId } from '../device/clock.ts';
import { db } from '../device/db.ts';
import { aLine, type FakeServer, freshDevice, labelsOf } from '../fake-server.test-support.ts';
import { discardIntent } from '../outbox/discard-intent.ts';
import { drainOutbox } from '../outbox/drain-outbox.ts';
import { holdSlot } from '../slots/hold-slot.ts';
import { togglePreferredTime } from '../slots/toggle-preferred-time.ts';
import { noteReach } from '../wire/connection.ts';
import { agreeAgain } from './agree-again.ts';
import { askForTime } from './ask-for-time.ts';
import { book } from './book.ts';
import { checkBooking } from './check-booking.ts';
import { readBookingIntent } from './read-booking-intent.ts';
import { readConfirmation } from './read-confirmation.ts';
import { reconsiderRequest } from './reconsider-request.ts';

let server: FakeServer;

const TOTAL_CENTS = 10_000;
const MINUTE = 60_000;
const at = (text: string) => {
  const startAt = instantFromMs(Date.parse(text));
  return { startAt, endAt: addMinutes(startAt, 60) };
};
const first = at('2026-12-01T14:00:00Z');
const second = at('2026-12-01T16:00:00Z');
const third = at('2026-12-02T14:00:00Z');

const request = {
  email: ' ana@sabal-test.com ',
  firstName: 'Ana',
  lastName: 'Ruiz',
  address: { line1: '1 Palm Way', city: 'Orlando', postalCode: '32801', country: 'US' },
  locale: 'es' as const,
};

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-25T12:00:00Z') });
  noteReach(true);
  vi.spyOn(Math, 'random').mockReturnValue(0);
  server = await freshDevice();
  await addToCart([aLine('Hall')]);
});

afterAll(() => {
  vi.useRealTimers();
});

const ask = async (wishes = [first]) =>
  askForTime({ cart: await readCart(), totalCents: TOTAL_CENTS, wishes, request });

/** As when the connection is back a while later. */
async function comeBack(afterMs = MINUTE): Promise<void> {
  noteReach(true);
  vi.setSystemTime(Date.now() + afterMs);
  await drainOutbox();
}

const loseAnswers = (length: number) =>
  Array.from({ length }, () => ({ on: /bookings/, fault: 'lose-answer' as const }));

const sent = (path: string) => server.seen.filter((seen) => seen.path === path);
const keysSent = () => new Set(sent('/bookings').map(({ headers }) => headers['idempotency-key']));

describe('a request made without a connection', () => {
  test('[LC34] is kept with its times, its cart and its total, and holds and promises nothing', async () => {
    expect(await ask([first, second])).toBe('saved');
    expect(await readBookingIntent()).toMatchObject({
      state: 'waiting',
      body: null,
      wishes: [first, second],
      totalCents: TOTAL_CENTS,
      email: 'ana@sabal-test.com',
      cartMark: cartMark(await readCart()),
    });
    expect(server.seen).toEqual([]);
    expect(await readConfirmation()).toBeUndefined();
  });

  test('[LC34] takes the place of one that never went out', async () => {
    await ask([first]);
    await ask([second]);
    const rows = await db.intents.toArray();
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ wishes: [second] });
  });

  test('[LC34] cannot be made while a booking is out and not answered', async () => {
    server.faults.push(
      ...Array.from({ length: 3 }, () => ({ on: /bookings/, fault: 'lose-answer' as const })),
    );
    await ask();
    await comeBack();
    expect(await ask([second])).toBe('open');
    expect(await db.intents.count()).toBe(1);
  });

  test('needs a time and something to book', async () => {
    expect(await ask([])).toBe('incomplete');
    const cart = { ...(await readCart()), items: [] };
    expect(await askForTime({ cart, totalCents: 0, wishes: [first], request })).toBe('incomplete');
    expect(await db.intents.count()).toBe(0);
  });
});

describe('back online', () => {
  test('[LC35] an unchanged request sends the cart, holds its time and books, in this order', async () => {
    await ask();
    await comeBack();
    expect(server.bookings.size).toBe(1);
    expect(server.seen.map(({ method, path }) => `${method} ${path.replace(/[0-9a-f-]{36}/, 'id')}`)).toEqual(
      ['POST /cart', 'PATCH /cart/id/items', 'POST /slots/hold', 'POST /bookings'],
    );
    const body = JSON.parse(sent('/bookings')[0]?.body ?? '');
    expect(body).toMatchObject({ startISO: formatInstant(first.startAt), expectedTotal: 100 });
    expect(body.lockId).toBeTruthy();
    expect(await db.intents.count()).toBe(0);
    expect(await readConfirmation()).toMatchObject({ email: 'ana@sabal-test.com' });
    expect(await readCart()).toMatchObject({ count: 0 });
  });

  test('[LC35] the first wish that is free is taken', async () => {
    server.takenStarts.add(formatInstant(first.startAt));
    await togglePreferredTime(third.startAt, 60);
    await ask([first, second, third]);
    await comeBack();
    expect(await db.contexts.get('slot-wishes')).toBeUndefined();
    expect(await readConfirmation()).toMatchObject({ startISO: formatInstant(second.startAt) });
    expect(sent('/slots/hold')).toHaveLength(2);
  });

  test('[LC35] a time that is held already is not asked for again', async () => {
    await holdSlot(first);
    await ask([first, second]);
    await comeBack();
    expect(sent('/slots/hold')).toHaveLength(1);
    expect(server.bookings.size).toBe(1);
  });

  test.each([
    ['more than 15 minutes later', 16 * MINUTE],
    ['with a clock that was put back', -MINUTE],
  ])('[LC35] %s it asks instead', async (_when, laterMs) => {
    await ask();
    await db.intents.toCollection().modify({ nextAt: instantFromMs(0) });
    await comeBack(laterMs);
    expect(await readBookingIntent()).toMatchObject({ state: 'asks', code: null, body: null });
    expect(server.count(/bookings|hold/)).toBe(0);
  });

  test('[LC35] with another cart than agreed it asks instead', async () => {
    await ask();
    await addToCart([aLine('Bedroom')]);
    await comeBack();
    expect(await readBookingIntent()).toMatchObject({ state: 'asks', code: null });
    expect(server.count(/bookings|hold/)).toBe(0);
  });

  test('[LC35] an edit in the last moment before the bytes are written asks too', async () => {
    await ask();
    server.beforeAnswer = async ({ path }) => {
      if (path === '/slots/hold') await addToCart([aLine('Late')]);
    };
    await comeBack();
    expect(await readBookingIntent()).toMatchObject({ state: 'asks', code: null, body: null });
    expect(server.bookings.size).toBe(0);
    expect(labelsOf((await readCart()).items)).toEqual(['Hall', 'Late']);
  });

  test('[LC35] a request discarded while its time is being held is not sent', async () => {
    await ask();
    server.beforeAnswer = async ({ path }) => {
      if (path !== '/slots/hold') return;
      const open = await readBookingIntent();
      if (open) await discardIntent(open.id);
    };
    await comeBack();
    expect(server.count(/POST .bookings/)).toBe(0);
    expect(await db.intents.count()).toBe(0);
  });

  test('[LC35] what could not be reached stays waiting and holds no booking up for ever', async () => {
    server.faults.push({ on: /hold/, fault: 'lose-request' });
    await ask();
    await comeBack();
    expect(await readBookingIntent()).toMatchObject({ state: 'waiting', body: null, code: 'network' });
    await comeBack();
    expect(server.bookings.size).toBe(1);
  });
});

describe('what asks the person', () => {
  test('[LC36] another total is asked about and goes out with the new one once agreed', async () => {
    await ask();
    server.priceDollars = 120;
    await comeBack();
    expect(await readBookingIntent()).toMatchObject({
      state: 'asks',
      code: 'price.changed',
      totalCents: TOTAL_CENTS,
    });
    const cart = await readCart();
    expect(cart.acceptedTotalCents).toBe(12_000);
    expect(server.bookings.size).toBe(0);
    await comeBack(60 * MINUTE);
    expect(server.bookings.size).toBe(0);
    await agreeAgain({ cart, totalCents: 12_000 });
    expect(server.bookings.size).toBe(1);
    expect(JSON.parse(sent('/bookings')[0]?.body ?? '').expectedTotal).toBe(120);
  });

  test('[LC36] no wish free: the nearest times are kept for the question, and one tap books one of them', async () => {
    server.takenStarts.add(formatInstant(first.startAt)).add(formatInstant(second.startAt));
    await ask([first, second]);
    await comeBack();
    const open = await readBookingIntent();
    expect(open).toMatchObject({ state: 'asks', code: 'slot.taken' });
    const alternative = at('2026-12-01T15:00:00Z');
    expect(open?.alternatives).toEqual([alternative]);
    await agreeAgain({ cart: await readCart(), totalCents: TOTAL_CENTS, wishes: [alternative] });
    expect(await readConfirmation()).toMatchObject({ startISO: '2026-12-01T15:00:00.000Z' });
  });

  test('[LC36] a yes makes an old request go out at once', async () => {
    await ask();
    await comeBack(60 * MINUTE);
    expect(await readBookingIntent()).toMatchObject({ state: 'asks' });
    await agreeAgain({ cart: await readCart(), totalCents: TOTAL_CENTS });
    expect(server.bookings.size).toBe(1);
  });

  test('[LC36] other times, and opening it to change it, make it ask', async () => {
    await ask([first]);
    await togglePreferredTime(second.startAt, 60);
    expect(await readBookingIntent()).toMatchObject({ state: 'asks', wishes: [second] });
    await ask([first]);
    await reconsiderRequest();
    await comeBack();
    expect(await readBookingIntent()).toMatchObject({ state: 'asks', code: null });
    expect(server.count(/bookings|hold/)).toBe(0);
  });

  test('[LC36] opened to be changed while its time is asked for, it asks and does not go out again', async () => {
    await ask([first]);
    server.faults.push({ on: /hold/, fault: { status: 503, body: { error: '', code: 'server.busy' } } });
    server.beforeAnswer = async ({ path }) => {
      if (path === '/slots/hold') await reconsiderRequest();
    };
    await comeBack();
    expect(await readBookingIntent()).toMatchObject({ state: 'asks', code: null, body: null });
    await comeBack();
    expect(server.bookings.size).toBe(0);
  });
});

describe('sent while no screen waits', () => {
  test('[LC37] a final refusal brings the request back as a question, with the faults and under another key', async () => {
    const fields = { email: 'invalid' };
    server.faults.push({
      on: /bookings/,
      fault: { status: 400, body: { error: '', code: 'request.invalid', fields } },
    });
    await ask();
    const { id } = (await readBookingIntent()) ?? {};
    await comeBack();
    const open = await readBookingIntent();
    expect(open).toMatchObject({ state: 'asks', code: 'request.invalid', body: null, fields, request });
    expect(open?.id).not.toBe(id);
    await agreeAgain({ cart: await readCart(), totalCents: TOTAL_CENTS });
    expect(keysSent().size).toBe(2);
    expect(server.bookings.size).toBe(1);
  });

  test('[LC37] turned away at the door it waits again and asks nothing', async () => {
    const busy = { status: 429, body: { error: '', code: 'request.too_many' } };
    for (let n = 0; n < 3; n += 1) server.faults.push({ on: /bookings/, fault: busy });
    await ask();
    await comeBack();
    expect(await readBookingIntent()).toMatchObject({ state: 'waiting', body: null });
    await comeBack();
    expect(server.bookings.size).toBe(1);
  });

  test('[LC37] a request that a screen sent and did not wait for is a question too', async () => {
    const lost = Array.from({ length: 3 }, () => ({ on: /bookings/, fault: 'lose-request' as const }));
    server.faults.push(...lost);
    expect(await book({ ...request, ...first, expectedTotalCents: TOTAL_CENTS })).toEqual({
      kind: 'unknown',
    });
    server.takenStarts.add(formatInstant(first.startAt));
    await comeBack();
    expect(await readBookingIntent()).toMatchObject({ state: 'asks', code: 'slot.taken', body: null });
  });

  test('[LC38] lost answers confirm nothing; the same key and bytes find the one booking', async () => {
    server.faults.push(...loseAnswers(5));
    await ask();
    await comeBack();
    expect(server.bookings.size).toBe(1);
    expect(await readConfirmation()).toBeUndefined();
    expect(await readBookingIntent()).toMatchObject({ state: 'unknown', attempts: 3 });
    await comeBack(10 * MINUTE);
    expect(await readConfirmation()).toBeDefined();
    expect(keysSent().size).toBe(1);
    expect(new Set(sent('/bookings').map(({ body }) => body)).size).toBe(1);
    expect(server.bookings.size).toBe(1);
  });

  test('[LC38] with a new key for each send the booking is never found: the check above can fail', async () => {
    server.faults.push(...loseAnswers(3));
    await ask();
    await comeBack();
    const row = await readBookingIntent();
    if (!row) throw new Error('nothing was sent');
    await db.intents.delete(row.id);
    await db.intents.add({ ...row, id: newId() });
    await comeBack();
    expect(server.bookings.size).toBe(1);
    expect(await readConfirmation()).toBeUndefined();
    expect(keysSent().size).toBe(2);
  });

  test('the screen that looks at it and the outbox settle it once between them', async () => {
    server.faults.push(
      ...Array.from({ length: 3 }, () => ({ on: /bookings/, fault: 'lose-answer' as const })),
    );
    await ask();
    await comeBack();
    await Promise.all([checkBooking(), comeBack(), checkBooking()]);
    expect(server.bookings.size).toBe(1);
    expect(await db.intents.count()).toBe(0);
  });
});
