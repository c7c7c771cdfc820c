// Before Dexie, which looks for IndexedDB once, when it is loaded.
import 'fake-indexeddb/auto';
import { liveQuery } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** A page of its own, with what the browser offers it. */
async function openPage() {
  vi.resetModules();
  const { offerMemory, isInMemory } = await import('./storage-factory.ts');
  const { db } = await import('../db.ts');
  const { withDb } = await import('../open.ts');
  const { storageTroubles } = await import('./storage-trouble.ts');
  offerMemory(async () => ({ factory: new IDBFactory(), keyRange: IDBKeyRange }));
  return { db, withDb, isInMemory, troubles: storageTroubles.get };
}

const failWith = (name: string) => Object.assign(new Error(name), { name });

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('[LC45] a browser that opens the database is left alone', async () => {
  const { db, isInMemory, troubles } = await openPage();
  await db.drafts.put({ key: 'a', values: 1, updatedAt: 0 as never, v: 1 });
  expect(await db.drafts.count()).toBe(1);
  expect([isInMemory(), troubles()]).toEqual([false, []]);
});

test('[LC45] a browser without IndexedDB gets a database in memory, and the person is told', async () => {
  vi.stubGlobal('indexedDB', undefined);
  const { db, isInMemory, troubles } = await openPage();
  await db.meta.put({ k: 'clock', offsetMs: 1, v: 1 });
  expect(await db.meta.where('k').startsWith('cl').count()).toBe(1);
  expect([isInMemory(), troubles()]).toEqual([true, ['memory']]);
});

test.each([
  [
    'throws',
    () =>
      vi.spyOn(globalThis.indexedDB, 'open').mockImplementation(() => {
        throw failWith('SecurityError');
      }),
  ],
  ['answers with an error', () => vi.spyOn(globalThis.indexedDB, 'open').mockImplementation(refused)],
])('[LC45] memory stands in for a browser whose open %s, once it was asked twice', async (_, refuse) => {
  const { db, troubles } = await openPage();
  const open = refuse();
  await db.meta.put({ k: 'clock', offsetMs: 1, v: 1 });
  expect(await db.meta.count()).toBe(1);
  expect(troubles()).toEqual(['memory']);
  expect(open.mock.calls.length).toBeLessThanOrEqual(2);
});

test('[LC45] an opening that never ends is waited for ten seconds', async () => {
  const { db, isInMemory, troubles } = await openPage();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(globalThis.indexedDB, 'open').mockImplementation(() => request());
  const counted = db.meta.count();
  await vi.advanceTimersByTimeAsync(9_900);
  expect([isInMemory(), troubles()]).toEqual([false, ['opening']]);
  await vi.advanceTimersByTimeAsync(200);
  vi.useRealTimers();
  expect(await counted).toBe(0);
  expect([isInMemory(), troubles()]).toEqual([true, ['memory']]);
});

test('[LC123] a database that takes four seconds is waited for with a word, and is the one that is used', async () => {
  const { db, isInMemory, troubles } = await openPage();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const real = globalThis.indexedDB;
  vi.spyOn(real, 'open').mockImplementation((name, version) =>
    slowed(new IDBFactory(), name, version, 4_000),
  );
  const counted = db.meta.count();
  await vi.advanceTimersByTimeAsync(900);
  expect(troubles()).toEqual([]);
  await vi.advanceTimersByTimeAsync(3_000);
  expect([isInMemory(), troubles()]).toEqual([false, ['opening']]);
  await vi.advanceTimersByTimeAsync(200);
  vi.useRealTimers();
  expect(await counted).toBe(0);
  expect([isInMemory(), troubles()]).toEqual([false, []]);
});

test('[LC45] a connection that dies again after it was reopened ends in memory, and live queries go on', async () => {
  const { db, withDb, troubles } = await openPage();
  const seen: number[] = [];
  const watching = liveQuery(() => db.drafts.count()).subscribe((count) => void seen.push(count));
  await vi.waitFor(() => expect(seen).toEqual([0]));
  let runs = 0;
  await withDb(async () => {
    runs += 1;
    if (runs < 3) throw failWith('UnknownError');
    await db.drafts.put({ key: 'a', values: 1, updatedAt: 0 as never, v: 1 });
  });
  expect([runs, troubles()]).toEqual([3, ['memory']]);
  await vi.waitFor(() => expect(seen.at(-1)).toBe(1));
  watching.unsubscribe();
});

test('[LC3] commands that lose the connection together reopen it once', async () => {
  const { db, withDb, troubles } = await openPage();
  await db.open();
  const open = vi.spyOn(globalThis.indexedDB, 'open');
  const lost = () => {
    let runs = 0;
    return withDb(async () => {
      runs += 1;
      await Promise.resolve();
      if (runs === 1) throw failWith('InvalidStateError');
      return db.drafts.count();
    });
  };
  expect(await Promise.all([lost(), lost(), lost()])).toEqual([0, 0, 0]);
  expect(open).toHaveBeenCalledTimes(1);
  expect(troubles()).toEqual([]);
});

function request(): IDBOpenDBRequest {
  return { onerror: null, onsuccess: null } as unknown as IDBOpenDBRequest; // never answers
}

/** Answers as the other does, later. */
function slowed(
  factory: IDBFactory,
  name: string,
  version: number | undefined,
  afterMs: number,
): IDBOpenDBRequest {
  const slow = request();
  setTimeout(() => {
    const real = factory.open(name, version);
    for (const part of ['result', 'transaction', 'error'] as const)
      Object.defineProperty(slow, part, { get: () => real[part] });
    real.onupgradeneeded = (event) => slow.onupgradeneeded?.(event);
    real.onsuccess = (event) => slow.onsuccess?.(event);
  }, afterMs);
  return slow;
}

function refused(): IDBOpenDBRequest {
  const asked = { error: failWith('UnknownError'), onerror: null as ((event: Event) => void) | null };
  setTimeout(() => asked.onerror?.(new Event('error', { cancelable: true })));
  return asked as unknown as IDBOpenDBRequest; // as much of one as is used
}
