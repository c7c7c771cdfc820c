// Before Dexie, which looks for IndexedDB once, when it is loaded.
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { instantFromMs, MINUTE_MS } from '#shared/kernel/instant.ts';
import { aBooking } from '../bookings/a-booking.test-support.ts';
import { cancelBooking } from '../bookings/cancel-booking.ts';
import { loadBooking } from '../bookings/load-booking.ts';
import { storeManagedBooking } from '../bookings/managed-booking.ts';
import { newId, restoreServerOffset } from '../device/clock.ts';
import { type FakeServer, freshDevice } from '../fake-server.test-support.ts';
import { chooseNewTime } from './choose-new-time.ts';
import { enterReschedule } from './enter-reschedule.ts';
import { leaveReschedule } from './leave-reschedule.ts';
import { readReschedule } from './read-reschedule.ts';
import { rescheduledBookingId } from './reschedule-tab.ts';

const initialStartAt = instantFromMs(Date.UTC(2126, 11, 1, 14));
const initialEndAt = instantFromMs(Date.UTC(2126, 11, 1, 15));
let tab: Map<string, string>;
let server: FakeServer;

beforeEach(async () => {
  useTab(new Map());
  server = await freshDevice();
});

afterEach(async () => {
  await leaveReschedule();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** As if the code ran in that tab. */
function useTab(storage: Map<string, string>): void {
  tab = storage;
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? '', // never null, so that this tab's own memory does not answer
    setItem: (key: string, text: string) => storage.set(key, text),
    removeItem: (key: string) => storage.delete(key),
  });
}

function enter(bookingId = newId()) {
  return enterReschedule({
    bookingId,
    email: 'ana@sabal-test.com',
    sig: 's.i.g',
    initialStartAt,
    initialEndAt,
    timeZone: 'America/New_York',
    version: 3,
    serviceTitle: 'Carpet cleaning',
  });
}

test('[LC49] a move is found again by the tab that began it, with the time that was chosen', async () => {
  const id = newId();
  await enter(id);
  await chooseNewTime({ startAt: initialEndAt, endAt: initialEndAt });
  expect(rescheduledBookingId()).toBe(id);
  expect(await readReschedule()).toMatchObject({
    bookingId: id,
    version: 3,
    wish: { startAt: initialEndAt },
  });
  expect(tab.get('resched_initial_startISO')).toBe('2126-12-01T14:00:00.000Z');
});

test('[LC49] another tab is not caught by it', async () => {
  await enter();
  useTab(new Map());
  expect(await readReschedule()).toBeUndefined();
});

test('[LC49] a move begun in another tab ends this one, and leaving this one leaves that alone', async () => {
  const first = tab;
  await enter();
  const second = new Map<string, string>();
  useTab(second);
  await enter();
  useTab(first);
  expect(await readReschedule()).toBeUndefined();
  await leaveReschedule();
  useTab(second);
  expect(await readReschedule()).toBeDefined();
});

test.each([61, -61])(
  '[LC49] it is over after an hour, also when the clock jumped (%i minutes)',
  async (min) => {
    await enter();
    const at = Date.now() + min * MINUTE_MS;
    vi.spyOn(Date, 'now').mockReturnValue(at);
    expect(await readReschedule()).toBeUndefined();
    vi.mocked(Date.now).mockRestore();
  },
);

test('[LC49] it lasts the hour', async () => {
  const id = newId();
  await enter(id);
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 59 * MINUTE_MS);
  expect(await readReschedule()).toMatchObject({ bookingId: id });
  vi.mocked(Date.now).mockRestore();
});

test('[LC49] it is over once the booking has begun', async () => {
  await enter();
  restoreServerOffset(initialStartAt - Date.now());
  expect(await readReschedule()).toBeUndefined();
});

test('[LC49] it is over once the device has heard that the booking is cancelled', async () => {
  const id = newId();
  await enter(id);
  await storeManagedBooking(aBooking(id, { status: 'CANCELLED', version: 4 }));
  expect(await readReschedule()).toBeUndefined();
});

test('[LC49] cancelling the booking in the tab that moves it lets the tab go', async () => {
  const id = newId();
  await enter(id);
  const cancelled = aBooking(id, { status: 'CANCELLED', version: 4 });
  server.faults.push({ on: /cancel$/, fault: { status: 200, body: cancelled } });
  await cancelBooking({ id, email: 'ana@sabal-test.com', sig: 's.i.g' }, initialStartAt);
  expect(rescheduledBookingId()).toBeUndefined();
  expect([...tab.keys()]).toEqual([]);
});

test('[LC49] a booking that the server does not know any more is not moved', async () => {
  const id = newId();
  await enter(id);
  server.faults.push({ on: /GET/, fault: { status: 404, body: { error: '', code: 'booking.not_found' } } });
  await loadBooking({ id, email: 'ana@sabal-test.com', sig: 's.i.g' });
  expect(rescheduledBookingId()).toBeUndefined();
});

test('leaving forgets all of it', async () => {
  await enter();
  await leaveReschedule();
  expect(await readReschedule()).toBeUndefined();
  expect([...tab.keys()]).toEqual([]);
});
