// Before Dexie, which looks for IndexedDB once, when it is loaded.
import 'fake-indexeddb/auto';
import { indexedDB } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
    clear: () => stored.clear(),
  });
  vi.stubGlobal('sessionStorage', { clear: () => undefined });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('document', { visibilityState: 'visible', addEventListener: () => undefined });
});

afterEach(async () => {
  await new Promise((resolve) => {
    const gone = indexedDB.deleteDatabase('app:sabal');
    gone.onsuccess = resolve;
  });
});

/** A page that has just been opened, with its own modules on the same device. */
async function openPage() {
  vi.resetModules();
  const { db } = await import('./db.ts');
  const { watchSentinel } = await import('./sentinel.ts');
  const { storageTroubles } = await import('./storage/storage-trouble.ts');
  watchSentinel();
  return { db, troubles: storageTroubles.get };
}

test('[LC43] the first visit writes the sentinel and its mirror, the second finds them', async () => {
  const first = await openPage();
  const row = await first.db.meta.get('sentinel');
  expect(stored.get('app_sentinel')).toBe(row?.k === 'sentinel' ? row.id : undefined);
  expect(first.troubles()).toEqual([]);
  first.db.close();
  const second = await openPage();
  await second.db.open();
  expect(second.troubles()).toEqual([]);
  second.db.close();
});

test('[LC43] a database that is gone while its mirror is there was evicted; it is said once', async () => {
  stored.set('app_sentinel', '5b3f2f76-0000-4000-8000-000000000001');
  const page = await openPage();
  expect(await page.db.carts.count()).toBe(0);
  expect(page.troubles()).toEqual(['evicted']);
  page.db.close();
  const next = await openPage();
  await next.db.open();
  expect(next.troubles()).toEqual([]);
  next.db.close();
});

test('[LC43] a database deleted under the page is noticed without a fault', async () => {
  const page = await openPage();
  await page.db.open();
  await page.db.transaction('rw', page.db.meta, () => page.db.meta.clear());
  page.db.close({ disableAutoOpen: false }); // what a browser does that throws it away
  await vi.waitFor(() => expect(page.troubles()).toEqual(['evicted']));
  expect(stored.has('app_sentinel')).toBe(true);
  page.db.close();
});

test('[LC43] forgetting the device on purpose is no eviction', async () => {
  const page = await openPage();
  await page.db.drafts.put({ key: 'finalize', values: { email: 'ana' }, updatedAt: 0 as never, v: 1 });
  const { forgetDevice } = await import('../forget-device.ts');
  await forgetDevice();
  expect(await page.db.drafts.count()).toBe(0);
  expect(stored.size).toBe(0);
  page.db.close();
  const next = await openPage();
  await next.db.open();
  expect(next.troubles()).toEqual([]);
  next.db.close();
});
