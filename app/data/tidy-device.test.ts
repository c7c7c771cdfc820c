// Before Dexie, which looks for IndexedDB once, when it is loaded.
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addMs, formatInstant } from '#shared/kernel/instant.ts';
import { aBooking, aBookingMade } from './bookings/a-booking.test-support.ts';
import { storeManagedBooking } from './bookings/managed-booking.ts';
import { readCatalogue } from './catalogue/read-catalogue.ts';
import { refreshCatalogue } from './catalogue/refresh-catalogue.ts';
import { enterReschedule } from './changes/enter-reschedule.ts';
import { newId, now, restoreServerOffset } from './device/clock.ts';
import { context } from './device/context.ts';
import { db } from './device/db.ts';
import { flushDrafts } from './drafts/draft-writer.ts';
import { saveDraft } from './drafts/drafts.ts';
import { readLastContact } from './drafts/last-contact.ts';
import { type FakeServer, freshDevice } from './fake-server.test-support.ts';
import { readConfirmation } from './place/read-confirmation.ts';
import { forgetOld, tidyDevice } from './tidy-device.ts';

const DAY_MS = 24 * 3_600_000;
let server: FakeServer;

beforeEach(async () => {
  server = await freshDevice();
  server.tellsTime = true;
});

afterEach(() => {
  vi.useRealTimers();
});

test('[LC21] slots go after a day, the catalogue stays', async () => {
  await refreshCatalogue();
  await db.cache.put({ key: 'slots:2026-12-01:60', kind: 'slots', slots: [], fetchedAt: now(), v: 1 });
  await tidyDevice();
  expect(await db.cache.count()).toBe(2);
  vi.useFakeTimers({ toFake: ['Date'], now: addMs(now(), 25 * 3_600_000) });
  await tidyDevice();
  expect(await db.cache.toCollection().primaryKeys()).toEqual(['catalogue']);
  expect(await db.fetches.count()).toBe(0);
  expect(await readCatalogue()).toBeDefined();
});

test('[LC21] the list behind a link goes with the link, and a move with its hour', async () => {
  const at = now();
  const list = { email: 'ana@sabal-test.com', sig: 's.i.g', upcoming: [], past: [] };
  await db.cache.put({ key: 'my-bookings', kind: 'my-bookings', ...list, fetchedAt: at, v: 1 });
  await enterReschedule({
    bookingId: newId(),
    email: list.email,
    sig: list.sig,
    initialStartAt: addMs(at, 3_600_000 * 24),
    initialEndAt: at,
    timeZone: 'America/New_York',
    version: 1,
    serviceTitle: 'Carpet cleaning',
  });
  await tidyDevice();
  expect([await db.cache.count(), await db.contexts.count()]).toEqual([1, 1]);
  vi.useFakeTimers({ toFake: ['Date'], now: addMs(at, 3_700_000) });
  await tidyDevice();
  expect([await db.cache.count(), await db.contexts.count()]).toEqual([1, 0]);
  vi.useFakeTimers({ toFake: ['Date'], now: addMs(at, 8 * DAY_MS) });
  await forgetOld();
  expect(await db.cache.count()).toBe(0);
});

test('[LC21] a booking that can be opened again goes with its link, any other copy after 30 days', async () => {
  const endAt = addMs(now(), 80 * DAY_MS);
  const booking = { startISO: formatInstant(addMs(endAt, -3_600_000)), endISO: formatInstant(endAt) };
  const [kept, looked] = [newId(), newId()];
  await storeManagedBooking(aBooking(kept, booking), '/manage?id=1');
  await storeManagedBooking(aBooking(looked, booking));
  const keysAt = async (ms: number) => {
    vi.useFakeTimers({ toFake: ['Date'], now: ms });
    await forgetOld();
    return db.cache.toCollection().primaryKeys();
  };
  expect(await keysAt(addMs(now(), 31 * DAY_MS))).toEqual([`booking:${kept}`]);
  expect(await keysAt(addMs(endAt, 59 * DAY_MS))).toEqual([`booking:${kept}`]);
  expect(await keysAt(addMs(endAt, 61 * DAY_MS))).toEqual([]);
});

test('[LC21] what a booking leaves while the device is tidied stays, whatever the moment', async () => {
  const last = {
    ...{ email: 'ana@sabal-test.com', firstName: 'Ana', lastName: 'Ruiz', phone: '', country: 'US' },
    ...{
      line1: '1 Palm Way',
      line2: '',
      city: 'Orlando',
      region: 'FL',
      postalCode: '32801',
      bookedAt: now(),
    },
  };
  const made = { ...aBookingMade(newId()), storedAt: now() };
  for (let turns = 0; turns < 60; turns += 1) {
    await Promise.all([context('confirmation').clear(), context('last-contact').clear()]);
    const tidied = tidyDevice();
    for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    await Promise.all([context('confirmation').put(made), context('last-contact').put(last)]);
    await tidied;
    expect([await readConfirmation(), await readLastContact()], `after ${turns} turns`).not.toContain(
      undefined,
    );
  }
});

/** A page begins on a device whose clock stands there. */
function beginAt(ms: number): void {
  restoreServerOffset(0);
  vi.useFakeTimers({ toFake: ['Date'], now: ms });
}

async function typeNotes(): Promise<void> {
  saveDraft('notes:1', { notes: 'The key is under the mat' });
  await flushDrafts();
}

test('[LC21] a clock that begins in another year takes nothing that was typed, nor a booking with its link', async () => {
  const at = now();
  await typeNotes();
  await storeManagedBooking(aBooking(newId(), { endISO: formatInstant(at) }), '/manage?id=1');
  const kept = async () => [await db.drafts.count(), await db.cache.count()];
  beginAt(addMs(at, 10 * 365 * DAY_MS));
  server.faults.push({ on: /timezone/, fault: 'lose-request' });
  await forgetOld(); // no answer: nobody knows
  expect(await kept()).toEqual([1, 1]);
  server.clockAheadMs = -10 * 365 * DAY_MS;
  await forgetOld();
  expect(await kept()).toEqual([1, 1]);
  beginAt(addMs(at, 366 * DAY_MS));
  server.clockAheadMs = 0;
  await forgetOld();
  expect(await kept()).toEqual([0, 0]);
});

test('[LC21] what was typed by a clock that was years behind counts from when the time was told', async () => {
  const at = now();
  beginAt(addMs(at, -10 * 365 * DAY_MS));
  await typeNotes();
  beginAt(at);
  await forgetOld();
  expect(await db.drafts.count()).toBe(1);
  beginAt(addMs(at, 366 * DAY_MS));
  await forgetOld();
  expect(await db.drafts.count()).toBe(0);
});

test('[LC21] an empty device asks nobody for the time', async () => {
  await forgetOld();
  expect(server.seen).toEqual([]);
});
