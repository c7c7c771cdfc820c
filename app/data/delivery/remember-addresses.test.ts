// Before Dexie, which looks for IndexedDB once, when it is loaded.
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { blankStop } from '#shared/delivery/plan/blank-stop.ts';
import type { Stop } from '#shared/delivery/stop.ts';
import { newId } from '../device/clock.ts';
import { db } from '../device/db.ts';
import { freshDevice } from '../fake-server.test-support.ts';
import { forgetDevice } from '../forget-device.ts';
import { forgetOld } from '../tidy-device.ts';
import { forgetOldAddresses, forgetRecentAddress, readRecentAddresses } from './recent-addresses.ts';
import { rememberAddresses } from './remember-addresses.ts';

const DAY_MS = 24 * 60 * 60_000;

beforeEach(async () => {
  (await freshDevice()).tellsTime = true;
});
afterEach(() => {
  vi.useRealTimers();
});

function aStop(street: string, change: Partial<Stop> = {}): Stop {
  const point = { latitude: 28.5, longitude: -81.4, source: 'photon' } as const;
  return { ...blankStop(newId(), 'pickup'), street, city: 'Orlando', ...point, ...change };
}

async function streets(): Promise<readonly string[]> {
  return (await readRecentAddresses()).map(({ street }) => street);
}

test('[LC61] the newest eight are kept, newest first', async () => {
  for (let number = 1; number <= 10; number += 1) await rememberAddresses([aStop(`${number} Main St`)]);
  expect(await streets()).toEqual([10, 9, 8, 7, 6, 5, 4, 3].map((number) => `${number} Main St`));
});

test('[LC61] an address stands once, however its letters are written, and comes to the head again', async () => {
  await rememberAddresses([aStop('1 Main St'), aStop('2 Main St')]);
  await rememberAddresses([aStop('2  MAIN st', { unit: 'B', notes: 'gate 1' })]);
  expect(await streets()).toEqual(['2  MAIN st', '1 Main St']);
});

test('[LC61] a stop without a point is not remembered', async () => {
  await rememberAddresses([aStop('1 Main St', { latitude: null, longitude: null })]);
  expect(await streets()).toEqual([]);
});

test('[LC61] the person takes one off', async () => {
  await rememberAddresses([aStop('1 Main St'), aStop('2 Main St')]);
  await forgetRecentAddress((await readRecentAddresses())[0]?.id ?? '');
  expect(await streets()).toEqual(['2 Main St']);
});

test('[LC61] an address that was not used for 30 days is gone, from the device too', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await rememberAddresses([aStop('1 Main St')]);
  vi.setSystemTime(Date.now() + 20 * DAY_MS);
  await rememberAddresses([aStop('2 Main St')]);
  await forgetOldAddresses();
  expect(await streets()).toEqual(['2 Main St', '1 Main St']);
  vi.setSystemTime(Date.now() + 10 * DAY_MS - 1);
  expect(await streets()).toEqual(['2 Main St', '1 Main St']);
  vi.setSystemTime(Date.now() + 2);
  expect(await streets()).toEqual(['2 Main St']);
  await forgetOldAddresses();
  expect(JSON.stringify(await db.contexts.toArray())).not.toContain('1 Main St');
  vi.setSystemTime(Date.now() + 20 * DAY_MS);
  await forgetOld();
  expect(await db.contexts.toArray()).toEqual([]);
});

test('[LC61] a wiped device remembers none', async () => {
  await rememberAddresses([aStop('1 Main St')]);
  await forgetDevice();
  expect(await streets()).toEqual([]);
});
