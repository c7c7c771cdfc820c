import { db } from '../db.ts';
import { TENANT_SLUG } from '../tenant.ts';

/** By its name (staff/admin-db.ts): customers have none, and do not download what it is made with. */
const ADMIN_DB = `admin:${TENANT_SLUG}`;

/**
 * Makes room by throwing away what the server can send again, least missed first: viewed map tiles, then copies of
 * the back office, then slots, days, reviews and looked-at bookings, then the catalogue. Never drafts, carts, contexts or intents (LC44).
 */
export const purges: readonly (() => Promise<void>)[] = [
  purgeTiles,
  purgeAdminCopies,
  purgeCopies,
  purgeCatalogue,
];

async function purgeTiles(): Promise<void> {
  const { caches } = globalThis;
  if (caches === undefined) return; // plain http
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith('tiles')).map((name) => caches.delete(name)));
}

/** Of the copies of the back office all but what was typed there, which the server cannot send again (LC44). */
function purgeAdminCopies(): Promise<void> {
  return new Promise((resolve) => {
    const request = globalThis.indexedDB?.open(ADMIN_DB);
    if (request === undefined) return resolve();
    request.onupgradeneeded = () => request.transaction?.abort(); // there is none, and need not be
    request.onerror = request.onblocked = () => resolve();
    request.onsuccess = () => {
      const opened = request.result;
      const done = () => {
        opened.close();
        resolve();
      };
      if (!opened.objectStoreNames.contains('copies')) return done();
      const purge = opened.transaction('copies', 'readwrite');
      purge.oncomplete = purge.onabort = done;
      const rows = purge.objectStore('copies').openCursor();
      rows.onsuccess = () => {
        const row = rows.result;
        if (row === null) return;
        if (row.value.isTyped !== true) row.delete();
        row.continue();
      };
    };
  });
}

/** All that the back office keeps here. */
export function deleteAdminDb(): Promise<void> {
  return new Promise((resolve) => {
    const request = globalThis.indexedDB?.deleteDatabase(ADMIN_DB);
    if (request === undefined) return resolve();
    // Blocked by another tab it goes later; nobody need wait for that.
    request.onsuccess = request.onerror = request.onblocked = () => resolve();
  });
}

async function purgeCopies(): Promise<void> {
  await db.transaction('rw', db.cache, db.fetches, async () => {
    await db.cache.where('key').notEqual('catalogue').delete();
    await db.fetches.where('key').notEqual('catalogue').delete();
  });
}

async function purgeCatalogue(): Promise<void> {
  await db.transaction('rw', db.cache, db.fetches, async () => {
    await db.cache.clear();
    await db.fetches.clear();
  });
}
