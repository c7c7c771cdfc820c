// Before Dexie, which looks for IndexedDB once, when it is loaded.
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toLocal } from '#shared/agenda/local-time.ts';
import { addDays } from '#shared/kernel/day.ts';
import { addToCart } from '../cart/add-to-cart.ts';
import { refreshCatalogue } from '../catalogue/refresh-catalogue.ts';
import { newId, now } from '../device/clock.ts';
import { aLine, type FakeServer, freshDevice } from '../fake-server.test-support.ts';
import { noteReach } from '../wire/connection.ts';
import { readKnownTimes } from './read-known-times.ts';
import { readSlotDays } from './read-slot-days.ts';
import { readVisit } from './read-visit.ts';
import { timesAhead } from './times-ahead.ts';

let server: FakeServer;
let stop: () => void;
const QUIET_MS = 200;
const today = toLocal(now(), 'America/New_York').day;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

beforeEach(async () => {
  server = await freshDevice();
  vi.spyOn(Math, 'random').mockReturnValue(0);
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  await refreshCatalogue();
  server.slotDays = [0, 1, 2, 3, 4].map((ahead) => ({
    date: addDays(today, ahead),
    available: ahead === 0 ? 0 : 5,
  }));
  server.slots = [{ startAt: '2126-12-01T14:00:00Z', endAt: '2126-12-01T15:00:00Z', available: true }];
  stop = timesAhead(QUIET_MS);
});

afterEach(() => {
  stop();
  noteReach(true);
  vi.unstubAllGlobals();
});

const asked = () => [server.count(/GET \/slots\/days/), server.count(/GET \/slots\?/)];

test('[LC105] free days and the soonest times come to the device once the cart is quiet, once for each length', async () => {
  await pause(2 * QUIET_MS);
  expect(asked()).toEqual([0, 0]);
  await addToCart([aLine('Hall')]);
  const visit = (await readVisit()) ?? '0';
  await pause(QUIET_MS / 4);
  expect(asked()).toEqual([0, 0]);
  // Nine free times are in the first two days that have any.
  await vi.waitFor(() => expect(asked()).toEqual([1, 2]));
  await vi.waitFor(async () => expect((await readKnownTimes(visit)).size).toBe(2));
  expect((await readSlotDays(today, addDays(today, 9), visit)).size).toBe(5);
  expect([...(await readKnownTimes(visit)).keys()]).toEqual([addDays(today, 1), addDays(today, 2)]);
  noteReach(false);
  noteReach(false);
  noteReach(true);
  await pause(2 * QUIET_MS);
  expect(asked()).toEqual([1, 2]);
});

test('[LC105] what could not be had is asked for when the connection is back', async () => {
  noteReach(false);
  noteReach(false);
  await addToCart([aLine('Hall', newId())]);
  await pause(2 * QUIET_MS);
  expect(asked()).toEqual([0, 0]);
  noteReach(true);
  await vi.waitFor(() => expect(asked()[0]).toBe(1));
});
