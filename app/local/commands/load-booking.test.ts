// Before Dexie, which looks for IndexedDB once, when it is loaded.
import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { newId } from '../clock.ts';
import { type FakeServer, freshDevice } from '../fake-server.test-support.ts';
import { readManagedBooking } from '../reads/managed-booking.ts';
import { cancelBooking } from './cancel-booking.ts';
import { loadBooking } from './load-booking.ts';

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

test('a refused link takes the copy with it', async () => {
  answer(/GET/, 200, aBooking('CONFIRMED'));
  await loadBooking(link);
  answer(/GET/, 401, { error: '', code: 'link.invalid' });
  expect(await loadBooking(link)).toEqual({ ok: false, code: 'link.invalid' });
  expect(await readManagedBooking(id)).toBeUndefined();
});

test('without a signature there is a glimpse, which is not stored', async () => {
  const { status, serviceTitle, startISO, endISO } = aBooking('PENDING');
  answer(/GET/, 200, { id, status, serviceTitle, startISO, endISO });
  expect(await loadBooking({ id, email: link.email })).toMatchObject({
    ok: true,
    glimpse: { status: 'PENDING' },
  });
  expect(server.seen[0]?.path).not.toContain('sig');
  expect(await readManagedBooking(id)).toBeUndefined();
});

test('a cancellation is tried twice when the answer is lost, and the cancelled copy is kept', async () => {
  server.faults.push({ on: /cancel/, fault: 'lose-request' });
  answer(/cancel/, 200, aBooking('CANCELLED'));
  expect(await cancelBooking(link)).toEqual({ ok: true });
  expect((await readManagedBooking(id))?.booking.status).toBe('CANCELLED');
  answer(/cancel/, 422, { error: '', code: 'booking.not_changeable' });
  expect(await cancelBooking(link)).toEqual({ ok: false, code: 'booking.not_changeable' });
  expect(server.count(/cancel/)).toBe(3);
});

function aBooking(status: string) {
  const at = '2026-12-01T14:00:00Z';
  return {
    id,
    bookingId: id,
    version: 1,
    email: link.email,
    customerName: 'Ana Ruiz',
    phone: null,
    companyName: null,
    serviceTitle: 'Carpet cleaning',
    serviceType: 'carpet',
    startISO: at,
    startAt: at,
    endISO: at,
    endAt: at,
    timeZone: 'America/New_York',
    status,
    quote: false,
    estimate: false,
    total: 100,
    totalAmount: 100,
    totalSummary: { subtotal: 100, discount: 0, total: 100, currency: 'USD' },
    address: '1 Palm Way, Orlando',
    serviceAddress1: '1 Palm Way',
    serviceAddress2: null,
    serviceCity: 'Orlando',
    serviceRegion: null,
    servicePostalCode: '32801',
    serviceCountry: 'US',
    gateCode: null,
    notes: null,
    leadSource: null,
    leadSourceDetail: null,
    locale: 'en',
    itemsSnapshot: [],
    promotionsSnapshot: [],
    createdAt: at,
    updatedAt: at,
  };
}
