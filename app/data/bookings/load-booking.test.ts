// Before Dexie, which looks for IndexedDB once, when it is loaded.
import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import type { BookingStatus } from '#shared/booking/booking-status.ts';
import { newId } from '../device/clock.ts';
import { type FakeServer, freshDevice } from '../fake-server.test-support.ts';
import { readOutbox } from '../outbox/read-outbox.ts';
import { aBooking as aBookingOf } from './a-booking.test-support.ts';
import { cancelBooking } from './cancel-booking.ts';
import { forgetBookings } from './forget-bookings.ts';
import { loadBooking } from './load-booking.ts';
import { manageUrlOf, storeManagedBooking } from './managed-booking.ts';
import { readManagedBooking } from './read-managed-booking.ts';

let server: FakeServer;
const id = newId();
const link = { id, email: 'ana+1@sabal-test.com', sig: 's.i.g' };

beforeEach(async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  server = await freshDevice();
});

function answer(on: RegExp, status: number, body: unknown) {
  server.faults.push({ on, fault: { status, body } });
}

test('[LC1] a booking that was seen stays readable when the server is gone', async () => {
  answer(/GET/, 200, aBooking('CONFIRMED'));
  expect(await loadBooking(link)).toEqual({ ok: true });
  expect(server.seen[0]?.path).toBe(`/bookings/${id}?email=ana%2B1%40sabal-test.com&sig=s.i.g`);
  server.faults.push({ on: /GET/, fault: 'lose-request' });
  expect(await loadBooking(link)).toEqual({ ok: false, code: 'network' });
  expect((await readManagedBooking(id))?.booking.status).toBe('CONFIRMED');
});

test('[LC51] a slow answer never puts an older version over a newer one', async () => {
  answer(/GET/, 200, aBookingOf(id, { email: link.email, version: 3, startISO: '2126-12-03T14:00:00Z' }));
  await loadBooking(link);
  answer(/GET/, 200, aBookingOf(id, { email: link.email, version: 2 }));
  expect(await loadBooking(link)).toEqual({ ok: true });
  expect((await readManagedBooking(id))?.booking).toMatchObject({
    version: 3,
    startISO: '2126-12-03T14:00:00Z',
  });
});

test('a refused link takes the copy with it', async () => {
  answer(/GET/, 200, aBooking('CONFIRMED'));
  await loadBooking(link);
  answer(/GET/, 401, { error: '', code: 'link.invalid' });
  expect(await loadBooking(link)).toEqual({ ok: false, code: 'link.invalid' });
  expect(await readManagedBooking(id)).toBeUndefined();
});

test('[LC102] a refused older mail takes neither the copy nor the newer link with it', async () => {
  const newer = { ...link, sig: 'n.e.w' };
  await storeManagedBooking(aBooking('CONFIRMED'), manageUrlOf(newer));
  answer(/GET/, 401, { error: '', code: 'link.invalid' });
  expect(await loadBooking(link)).toEqual({ ok: false, code: 'link.invalid' });
  expect(await readManagedBooking(id)).toBeDefined();
  answer(/GET/, 401, { error: '', code: 'link.invalid' });
  await loadBooking(newer);
  expect(await readManagedBooking(id)).toBeUndefined();
});

test('[LC103] an answer that comes after the bookings were forgotten brings none back', async () => {
  answer(/GET/, 200, aBooking('CONFIRMED'));
  await loadBooking(link);
  answer(/GET/, 200, aBooking('CONFIRMED'));
  server.beforeAnswer = () => forgetBookings();
  await loadBooking(link);
  expect(await readManagedBooking(id)).toBeUndefined();
});

test('without a signature there is a summary, which is not stored', async () => {
  const { status, serviceTitle, startISO, endISO } = aBooking('PENDING');
  answer(/GET/, 200, { id, status, serviceTitle, startISO, endISO });
  expect(await loadBooking({ id, email: link.email })).toMatchObject({
    ok: true,
    summary: { status: 'PENDING' },
  });
  expect(server.seen[0]?.path).not.toContain('sig');
  expect(await readManagedBooking(id)).toBeUndefined();
});

test('[LC30] a cancellation without an answer is kept, and the copy says so only once the server has', async () => {
  answer(/GET/, 200, aBooking('CONFIRMED'));
  await loadBooking(link);
  server.faults.push({ on: /cancel/, fault: 'lose-answer' });
  expect(await cancelBooking(link)).toEqual({ kind: 'waiting', code: 'network' });
  expect(await readOutbox()).toMatchObject([{ kind: 'cancel', state: 'unknown', bookingId: id }]);
  expect((await readManagedBooking(id))?.booking.status).toBe('CONFIRMED');
  answer(/cancel/, 200, aBooking('CANCELLED'));
  expect(await cancelBooking(link)).toEqual({ kind: 'done' });
  expect((await readManagedBooking(id))?.booking.status).toBe('CANCELLED');
  expect(await readOutbox()).toEqual([]);
});

test('[LC30] a refused cancellation is told and leaves nothing behind', async () => {
  answer(/cancel/, 422, { error: '', code: 'booking.not_changeable' });
  expect(await cancelBooking(link)).toMatchObject({ kind: 'refused', code: 'booking.not_changeable' });
  expect(await readOutbox()).toEqual([]);
});

function aBooking(status: BookingStatus) {
  return aBookingOf(id, { email: link.email, status });
}
