// Before Dexie, which looks for IndexedDB once, when it is loaded.
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newId } from '../device/clock.ts';
import { db } from '../device/db.ts';
import { type FakeServer, freshDevice } from '../fake-server.test-support.ts';
import { noteReach } from '../wire/connection.ts';
import { aBooking } from './a-booking.test-support.ts';
import { completeCopies } from './complete-copies.ts';
import { forgetBookings } from './forget-bookings.ts';
import { managedBookingKey, manageUrlOf, storeManagedBooking } from './managed-booking.ts';

let server: FakeServer;
let stop: () => void;
const id = newId();
const link = { id, email: 'ana@sabal-test.com', sig: 's.i.g' };
const first = aBooking(id, { email: link.email, notes: null });
const whole = { status: 200, body: aBooking(id, { email: link.email, notes: 'as the server has it' }) };
const page = new EventTarget();
const SOON_MS = 100;

beforeEach(async () => {
  server = await freshDevice();
  vi.spyOn(Math, 'random').mockReturnValue(0);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  stop = () => undefined;
});

afterEach(() => {
  stop();
  noteReach(true);
  vi.unstubAllGlobals();
});

function answerNext(fault: 'lose-request' | typeof whole) {
  server.faults.push({ on: /GET \/bookings/, fault });
}

async function copy() {
  const row = await db.cache.get(managedBookingKey(id));
  return row?.kind === 'booking' ? row : undefined;
}

const isWhole = () => vi.waitFor(async () => expect((await copy())?.isFirst).toBeUndefined(), 5_000);

test('[LC101] what this device put together is replaced by the server’s own words, on whatever screen', async () => {
  stop = completeCopies(SOON_MS);
  answerNext(whole);
  await storeManagedBooking(first, manageUrlOf(link), true);
  await isWhole();
  expect(await copy()).toMatchObject({ booking: { notes: 'as the server has it' } });
  expect(server.count(/GET \/bookings/)).toBe(1);
});

test('[LC101] lost with the connection, it is asked for as soon as that is back', async () => {
  await storeManagedBooking(first, manageUrlOf(link), true);
  noteReach(false);
  noteReach(false);
  stop = completeCopies(SOON_MS);
  await new Promise((resolve) => setTimeout(resolve, 2 * SOON_MS));
  expect(server.count(/GET \/bookings/)).toBe(0);
  answerNext(whole);
  noteReach(true);
  await isWhole();
});

test('[LC101] a call without an answer is tried again when the page is looked at', async () => {
  await storeManagedBooking(first, manageUrlOf(link), true);
  answerNext('lose-request');
  answerNext(whole);
  stop = completeCopies(SOON_MS);
  await vi.waitFor(() => expect(server.count(/GET \/bookings/)).toBe(1), 5_000);
  expect((await copy())?.isFirst).toBe(true);
  await vi.waitFor(() => {
    page.dispatchEvent(new Event('focus'));
    expect(server.count(/GET \/bookings/)).toBe(2);
  });
  await isWhole();
});

test('[LC103] an answer that comes after it was forgotten brings nothing back', async () => {
  await storeManagedBooking(first, manageUrlOf(link), true);
  answerNext(whole);
  server.beforeAnswer = () => forgetBookings();
  stop = completeCopies(SOON_MS);
  await vi.waitFor(() => expect(server.count(/GET \/bookings/)).toBe(1), 5_000);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await copy()).toBeUndefined();
});
