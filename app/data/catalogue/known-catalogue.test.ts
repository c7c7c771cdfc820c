// Before Dexie, which looks for IndexedDB once, when it is loaded.
import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { db } from '../device/db.ts';
import { freshDevice } from '../fake-server.test-support.ts';
import { knownCatalogue } from './known-catalogue.ts';
import { refreshCatalogue } from './refresh-catalogue.ts';

beforeEach(async () => {
  vi.useRealTimers();
  await freshDevice();
});

test('the catalogue is read once for all who show it, and a newer copy reaches every one of them', async () => {
  await refreshCatalogue();
  const reads = vi.spyOn(db.cache, 'get');
  const tells = Array.from({ length: 20 }, () => vi.fn());
  const leaves = tells.map((tell) => knownCatalogue.subscribe(tell));
  await vi.waitFor(() => expect(knownCatalogue.get()?.services).toHaveLength(1));
  expect(reads).toHaveBeenCalledTimes(1);
  leaves[0]?.();
  await db.cache.clear();
  await vi.waitFor(() => expect(knownCatalogue.get()).toBeUndefined());
  expect(tells.map((tell) => tell.mock.calls.length)).toEqual([1, ...Array(19).fill(2)]);
  for (const leave of leaves) leave();
});
