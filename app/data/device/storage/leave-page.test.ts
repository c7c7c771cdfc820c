// Before Dexie, which looks for IndexedDB once, when it is loaded.
import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';

// Before the modules under test, which listen from the moment they are loaded.
const page = vi.hoisted(() => {
  const target = new EventTarget();
  globalThis.addEventListener = target.addEventListener.bind(target);
  return target;
});

import { db } from '../db.ts';
import { withDb } from '../open.ts';

beforeEach(() => db.meta.clear());

const pass = (name: 'pagehide' | 'pageshow', persisted: boolean) =>
  page.dispatchEvent(Object.assign(new Event(name), { persisted }));

/** Writes, and then reads on and on as a page does that stands still: the first time until it is ended from outside. */
function standsStill() {
  const begin = new EventTarget();
  const begun = new Promise((resolve) => begin.addEventListener('now', resolve));
  let runs = 0;
  const work = () =>
    db.transaction('rw', db.meta, async () => {
      runs += 1;
      await db.meta.put({ k: 'seq', last: runs, v: 1 });
      begin.dispatchEvent(new Event('now'));
      while (runs === 1) await db.meta.count();
    });
  return { begun, work, runs: () => runs };
}

/** As another page does: with a connection of its own. */
function writeElsewhere(): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(db.name);
    opening.onerror = reject;
    opening.onsuccess = () => {
      const tx = opening.result.transaction('meta', 'readwrite');
      const asked = tx.objectStore('meta').count();
      tx.oncomplete = () => {
        opening.result.close();
        resolve(asked.result);
      };
    };
  });
}

test('[LC292] a page that is kept for "back" holds nothing up, and goes on when it is back', async () => {
  const still = standsStill();
  const done = withDb(still.work);
  await still.begun;
  pass('pagehide', true);
  expect(await writeElsewhere()).toBe(0); // nothing half done is left either
  expect(still.runs()).toBe(1);
  pass('pageshow', true);
  await done;
  expect(await db.meta.toArray()).toEqual([{ k: 'seq', last: 2, v: 1 }]);
});

test('[LC292] a page that ends for good ends its own, and one that was not left hears of its faults', async () => {
  const still = standsStill();
  const done = withDb(still.work);
  await still.begun;
  pass('pagehide', false);
  const elsewhere = writeElsewhere();
  const isFirst = await Promise.race([
    elsewhere.then(() => true),
    new Promise((end) => setTimeout(end, 50, false)),
  ]);
  expect(isFirst).toBe(false); // the variant that ends nothing: whoever needs the same rows waits
  pass('pagehide', true);
  pass('pageshow', true);
  await Promise.all([done, elsewhere]);
  await expect(withDb(() => Promise.reject(new Error('bug')))).rejects.toThrow('bug');
});
