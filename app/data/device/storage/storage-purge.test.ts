// Before Dexie, which looks for IndexedDB once, when it is loaded.
import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { beforeEach, expect, test, vi } from 'vitest';
import { addToCart } from '../../cart/add-to-cart.ts';
import { refreshCatalogue } from '../../catalogue/refresh-catalogue.ts';
import { flushDrafts } from '../../drafts/draft-writer.ts';
import { saveDraft } from '../../drafts/drafts.ts';
import { aLine, freshDevice } from '../../fake-server.test-support.ts';
import { now } from '../clock.ts';
import { db } from '../db.ts';
import { withDb } from '../open.ts';
import { endTrouble, storageTroubles } from './storage-trouble.ts';

/** As Dexie tells that there is no room. */
function noRoom(): Error {
  const inner = Object.assign(new Error('full'), { name: 'QuotaExceededError' });
  return Object.assign(new Error('aborted'), { name: 'AbortError', inner });
}

/** There is room only while `isFull` says no. */
const writing = (isFull: () => Promise<boolean>) =>
  withDb(async () => {
    if (await isFull()) throw noRoom();
    return 'written';
  });

/** Those of the back office, which customers do not download; answers how to look at what is left. */
async function adminCopies(...rows: readonly { id: string; isTyped?: true }[]) {
  const copies = new Dexie('admin:sabal');
  copies.version(1).stores({ copies: 'id' });
  await copies.table('copies').bulkPut(rows);
  return () => copies.table<{ id: string }, string>('copies').toCollection().primaryKeys();
}

beforeEach(async () => {
  await freshDevice();
  endTrouble('full');
  await refreshCatalogue();
  await db.cache.put({ key: 'slots:2026-12-01:60', kind: 'slots', slots: [], fetchedAt: now(), v: 1 });
  await addToCart([aLine('Hall')]);
  saveDraft('finalize', { email: 'ana@sabal-test.com' });
  await flushDrafts();
});

test('[LC44] a full device makes room by dropping slots, and keeps the catalogue when that is enough', async () => {
  expect(await writing(async () => (await db.cache.count()) > 1)).toBe('written');
  expect(await db.cache.toCollection().primaryKeys()).toEqual(['catalogue']);
  expect(storageTroubles.get()).toEqual([]);
});

test('[LC44] viewed map tiles go before everything else, and nothing else when that is enough', async () => {
  const kept = new Set(['sabal-precache-v2', 'tiles-v1']);
  vi.stubGlobal('caches', { keys: async () => [...kept], delete: async (name: string) => kept.delete(name) });
  expect(await writing(async () => kept.has('tiles-v1'))).toBe('written');
  expect([...kept]).toEqual(['sabal-precache-v2']);
  expect(await db.cache.count()).toBe(2);
  vi.unstubAllGlobals();
});

test('[LC44] copies of the back office go next, and nothing else when that is enough', async () => {
  const kept = await adminCopies({ id: 'a' }, { id: 'b', isTyped: true });
  expect(await writing(async () => (await kept()).includes('a'))).toBe('written');
  expect(await kept()).toEqual(['b']); // the server has not seen it
  expect(await db.cache.count()).toBe(2);
  await Dexie.delete('admin:sabal');
});

test('[LC44] a device of no staff is not given their database while room is made', async () => {
  await expect(writing(async () => true)).rejects.toMatchObject({ name: 'AbortError' });
  expect((await indexedDB.databases()).some(({ name }) => name === 'admin:sabal')).toBe(false);
});

test('[LC44] the catalogue goes last', async () => {
  expect(await writing(async () => (await db.cache.count()) > 0)).toBe('written');
  expect(await db.fetches.get('catalogue')).toBeUndefined();
});

test('[LC44] without room even then the person is told, and nothing of theirs was thrown away', async () => {
  await expect(writing(async () => true)).rejects.toMatchObject({ name: 'AbortError' });
  expect(storageTroubles.get()).toEqual(['full']);
  expect([await db.carts.count(), await db.drafts.count(), await db.meta.count()]).toEqual([1, 1, 1]);
});

test('[LC44] other faults throw nothing away', async () => {
  await expect(withDb(async () => Promise.reject(new Error('other')))).rejects.toThrow('other');
  expect(await db.cache.count()).toBe(2);
});

test('[LC44] a draft without room waits in the mirror for the next page, and goes in once there is room', async () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  });
  const full = vi.spyOn(db.drafts, 'bulkPut').mockRejectedValue(noRoom());
  saveDraft('finalize', { email: 'ana.diaz@sabal-test.com' });
  await flushDrafts();
  expect(stored.get('drafts_unsaved')).toContain('ana.diaz');
  expect(storageTroubles.get()).toEqual([]);

  vi.stubGlobal('localStorage', undefined); // no room there either
  await flushDrafts();
  expect(storageTroubles.get()).toEqual(['full']);

  full.mockRestore();
  await flushDrafts();
  expect(await db.drafts.get('finalize')).toMatchObject({ values: { email: 'ana.diaz@sabal-test.com' } });
  expect(storageTroubles.get()).toEqual([]);
  vi.unstubAllGlobals();
});
