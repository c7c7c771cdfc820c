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

const followers = (count: number) => Array.from({ length: count }, () => knownCatalogue.subscribe(vi.fn()));
const leaveAll = (leaves: readonly (() => void)[]) => {
  for (const leave of leaves) leave();
};

test('the catalogue is read once for all who show it, and is gone from memory with the last of them', async () => {
  await refreshCatalogue();
  const reads = vi.spyOn(db.cache, 'get');
  const leaves = followers(20);
  await vi.waitFor(() => expect(knownCatalogue.get()?.services).toHaveLength(1));
  expect(reads).toHaveBeenCalledTimes(1);
  leaveAll(leaves.slice(1));
  expect(knownCatalogue.get()).toBeDefined();
  leaveAll(leaves.slice(0, 1));
  expect(knownCatalogue.get()).toBeUndefined();
});

test('a newer copy reaches all who follow it', async () => {
  const tell = vi.fn();
  const leaves = [knownCatalogue.subscribe(tell), ...followers(2)];
  await refreshCatalogue();
  await vi.waitFor(() => expect(knownCatalogue.get()?.services).toHaveLength(1));
  expect(tell).toHaveBeenCalled();
  leaveAll(leaves);
});
