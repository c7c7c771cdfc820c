// Before Dexie, which looks for IndexedDB once, when it is loaded.
import 'fake-indexeddb/auto';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { addMinutes, instantFromMs } from '#shared/kernel/instant.ts';
import { readBookingLink } from '../bookings/managed-booking.ts';
import { readDeviceBookings } from '../bookings/read-device-bookings.ts';
import { addToCart } from '../cart/add-to-cart.ts';
import { refreshCatalogue } from '../catalogue/refresh-catalogue.ts';
import type { CacheRow } from '../device/cache-rows.ts';
import { now } from '../device/clock.ts';
import { db } from '../device/db.ts';
import { aLine, type FakeServer, freshDevice } from '../fake-server.test-support.ts';
import { book } from './book.ts';
import type { BookInput } from './book-input.ts';
import { readConfirmation } from './read-confirmation.ts';

let server: FakeServer;
const startAt = instantFromMs(Date.parse('2026-12-01T14:00:00Z'));

const input: BookInput = {
  startAt,
  endAt: addMinutes(startAt, 60),
  email: 'ana@sabal-test.com',
  firstName: 'Ana',
  lastName: 'Ruiz',
  phone: '',
  address: { line1: '1 Palm Way', line2: ' ', city: 'Orlando', postalCode: '32801', country: '' },
  locale: 'es',
  expectedTotalCents: 5_990,
};

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-25T12:00:00Z') });
  server = await freshDevice();
  server.priceDollars = 59.9;
  await refreshCatalogue();
  await addToCart([aLine('Hall')]);
});

afterAll(() => {
  vi.useRealTimers();
});

async function onlyCopy() {
  const [row] = await db.cache.where('key').startsWith('booking:').toArray();
  return row?.kind === 'booking' ? row : undefined;
}

test('[LC100] what was booked can be read and opened again though nothing came after the answer', async () => {
  expect(await book(input)).toEqual({ kind: 'booked' });
  expect(server.count(/GET \/bookings/)).toBe(0);
  const row = await onlyCopy();
  expect(row?.booking).toMatchObject({ email: 'ana@sabal-test.com', customerName: 'Ana Ruiz', total: 59.9 });
  expect(readBookingLink(row?.manageUrl ?? '')).toEqual({
    id: row?.booking.id,
    email: 'ana@sabal-test.com',
    sig: 's.i.g',
  });
  expect((await readDeviceBookings()).upcoming).toMatchObject([{ id: row?.booking.id, total: 59.9 }]);
  // Not twice, and nothing of it where a tab keeps its confirmation.
  expect(await readConfirmation()).not.toHaveProperty('booking');
});

test('[LC100] an answer of an older build, without the booking, is booked all the same', async () => {
  server.tellsBooking = false;
  expect(await book(input)).toEqual({ kind: 'booked' });
  expect(await readConfirmation()).toMatchObject({ customerName: 'Ana Ruiz' });
  expect(await onlyCopy()).toBeUndefined();
});

test('[LC44] a full device makes room for what was booked, all of it or nothing', async () => {
  await db.cache.put({ key: 'slots:2026-12-01:60', kind: 'slots', slots: [], fetchedAt: now(), v: 1 });
  let isFull = true;
  const free = () => {
    isFull = false;
  };
  const refuse = (_: string, row: CacheRow) => {
    if (isFull && row.kind === 'booking') throw Object.assign(new Error(), { name: 'QuotaExceededError' });
  };
  db.cache.hook('deleting', free);
  db.cache.hook('creating', refuse);
  expect(await book(input)).toEqual({ kind: 'booked' });
  db.cache.hook('deleting').unsubscribe(free);
  db.cache.hook('creating').unsubscribe(refuse);
  expect(await readConfirmation()).toBeDefined();
  expect(await onlyCopy()).toBeDefined();
  expect(await db.intents.count()).toBe(0);
});

test('[LC103] an answer that comes after the device was told to forget brings nothing back', async () => {
  server.beforeAnswer = async ({ method, path }) => {
    if (method === 'POST' && path === '/bookings') await Promise.all(db.tables.map((table) => table.clear()));
  };
  await book(input);
  expect(server.count(/POST \/bookings/)).toBe(1);
  expect(await readConfirmation()).toBeUndefined();
  expect(await onlyCopy()).toBeUndefined();
  expect(await db.contexts.count()).toBe(0);
});
