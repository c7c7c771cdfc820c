// Before Dexie, which looks for IndexedDB once, when it is loaded.
import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { instantFromMs } from '#shared/kernel/instant.ts';
import { aBooking } from '../bookings/a-booking.test-support.ts';
import { storeManagedBooking } from '../bookings/managed-booking.ts';
import { readManagedBooking } from '../bookings/read-managed-booking.ts';
import { newId } from '../device/clock.ts';
import { type FakeServer, freshDevice } from '../fake-server.test-support.ts';
import { drainOutbox } from '../outbox/drain-outbox.ts';
import { readOutbox } from '../outbox/read-outbox.ts';
import { tryOutboxNow } from '../outbox/try-outbox-now.ts';
import { noteReach } from '../wire/connection.ts';
import { chooseNewTime } from './choose-new-time.ts';
import { enterReschedule } from './enter-reschedule.ts';
import { leaveReschedule } from './leave-reschedule.ts';
import { readReschedule } from './read-reschedule.ts';
import { rescheduleBooking } from './reschedule-booking.ts';

const hour = (hours: number) => instantFromMs(Date.UTC(2126, 11, 1, hours));
const wish = { startAt: hour(18), endAt: hour(19) };
const otherTime = { startAt: hour(20), endAt: hour(21) };
const movable = {
  bookingId: newId(),
  email: 'ana@sabal-test.com',
  sig: 's.i.g',
  initialStartAt: hour(14),
  version: 1,
};
const rescheduled = aBooking(movable.bookingId, {
  version: 2,
  startISO: '2126-12-01T18:00:00Z',
  endISO: '2126-12-01T19:00:00Z',
});

let server: FakeServer;

beforeEach(async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  server = await freshDevice();
  await storeManagedBooking(aBooking(movable.bookingId));
});

function answer(on: RegExp, status: number, body: unknown) {
  server.faults.push({ on, fault: { status, body } });
}

async function storedStart() {
  return (await readManagedBooking(movable.bookingId))?.booking.startISO;
}

test('[LC51] a move is asked for with its key and the version seen, and its answer is stored', async () => {
  answer(/reschedule/, 200, { ...rescheduled, manageUrl: 'http://x/manage?id=1' });
  expect(await rescheduleBooking(movable, wish)).toEqual({ kind: 'done', manageUrl: 'http://x/manage?id=1' });
  const [sent] = server.seen.filter(({ path }) => path.endsWith('/reschedule'));
  expect(sent?.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
  expect(JSON.parse(sent?.body ?? '')).toEqual({
    email: movable.email,
    sig: movable.sig,
    startISO: '2126-12-01T18:00:00.000Z',
    endISO: '2126-12-01T19:00:00.000Z',
    expectedVersion: 1,
  });
  expect(await storedStart()).toBe('2126-12-01T18:00:00Z');
  expect(await readOutbox()).toEqual([]);
});

test('[LC51] without an answer the visit stands where it stood, and the same request goes out again', async () => {
  server.faults.push({ on: /reschedule/, fault: 'lose-answer' });
  expect(await rescheduleBooking(movable, wish)).toEqual({ kind: 'waiting' });
  expect(await storedStart()).toBe('2126-12-01T14:00:00Z');
  expect(await readOutbox()).toMatchObject([{ kind: 'reschedule', state: 'unknown' }]);
  answer(/reschedule/, 200, { ...rescheduled, manageUrl: 'http://x/manage' });
  await tryOutboxNow();
  await drainOutbox();
  const sent = server.seen.filter(({ path }) => path.endsWith('/reschedule'));
  expect(new Set(sent.map(({ headers, body }) => headers['idempotency-key'] + body)).size).toBe(1);
  expect(await storedStart()).toBe('2126-12-01T18:00:00Z');
});

test('[LC51] a time that is gone comes back with the nearest ones, and nothing stays behind', async () => {
  const alternatives = [{ startAt: '2126-12-01T20:00:00Z', endAt: '2126-12-01T21:00:00Z' }];
  answer(/reschedule/, 409, { error: '', code: 'slot.taken', alternatives });
  const outcome = await rescheduleBooking(movable, wish);
  expect(outcome).toEqual({ kind: 'refused', code: 'slot.taken', alternatives: [otherTime] });
  expect(await readOutbox()).toEqual([]);
  expect(await storedStart()).toBe('2126-12-01T14:00:00Z');
});

test('[LC51] a booking that is another than the one seen is loaded, and the move goes on from it', async () => {
  await enterReschedule({
    ...movable,
    initialEndAt: hour(15),
    timeZone: 'America/New_York',
    serviceTitle: 'Carpet cleaning',
  });
  await chooseNewTime(wish);
  answer(/reschedule/, 409, { error: '', code: 'booking.changed' });
  answer(/GET/, 200, aBooking(movable.bookingId, { version: 5, startISO: '2126-12-01T16:00:00Z' }));
  expect(await rescheduleBooking(movable, wish)).toMatchObject({ kind: 'refused', code: 'booking.changed' });
  expect(await readReschedule()).toMatchObject({ version: 5, initialStartAt: hour(16), wish });
  await leaveReschedule();
});

test('[LC51] a newer wish for the same visit replaces one that was not sent', async () => {
  for (const reached of [false, false]) noteReach(reached);
  server.faults.push({ on: /timezone/, fault: 'lose-request' });
  expect(await rescheduleBooking(movable, wish)).toEqual({ kind: 'waiting' });
  expect(await readOutbox()).toMatchObject([{ state: 'waiting', startAt: wish.startAt }]);
  answer(/reschedule/, 200, { ...rescheduled, manageUrl: 'http://x/manage' });
  expect(await rescheduleBooking(movable, otherTime)).toMatchObject({ kind: 'done' });
  expect(await readOutbox()).toEqual([]);
});

const askedStarts = () =>
  server.seen
    .filter(({ path }) => path.endsWith('/reschedule'))
    .map(({ body }) => instantFromMs(Date.parse(JSON.parse(body).startISO)));

test('[LC26] the move that was out already is not told as the newer one', async () => {
  server.faults.push({ on: /reschedule/, fault: 'lose-answer' });
  expect(await rescheduleBooking(movable, wish)).toEqual({ kind: 'waiting' });
  answer(/reschedule/, 200, { ...rescheduled, manageUrl: 'http://x/manage' });
  answer(/reschedule/, 409, { error: '', code: 'booking.changed' });
  answer(/GET/, 200, rescheduled);
  expect(await rescheduleBooking(movable, otherTime)).toMatchObject({
    kind: 'refused',
    code: 'booking.changed',
  });
  expect(askedStarts()).toEqual([wish.startAt, wish.startAt, otherTime.startAt]);
  expect(await readOutbox()).toEqual([]);
});

test('[LC26] once the move that was out is refused the newer one is asked for', async () => {
  server.faults.push({ on: /reschedule/, fault: 'lose-answer' });
  await rescheduleBooking(movable, wish);
  answer(/reschedule/, 409, { error: '', code: 'slot.taken', alternatives: [] });
  answer(/reschedule/, 200, { ...rescheduled, manageUrl: 'http://x/manage' });
  expect(await rescheduleBooking(movable, otherTime)).toMatchObject({ kind: 'done' });
  expect(askedStarts()).toEqual([wish.startAt, wish.startAt, otherTime.startAt]);
});
