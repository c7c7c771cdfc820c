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

/** What staff typed stays: no server can send it again. */
function purgeAdminCopies(): Promise<void> {
  return new Promise((resolve) => {
    const request = globalThis.indexedDB?.open(ADMIN_DB);
    if (request === undefined) return resolve();
    request.onerror = () => resolve();
    request.onupgradeneeded = () => request.transaction?.abort(); // there is none, and none is made
    request.onsuccess = () => {
      const opened = request.result;
      if (!opened.objectStoreNames.contains('copies')) {
        opened.close();
        return resolve();
      }
      const copies = opened.transaction('copies', 'readwrite');
      const row = copies.objectStore('copies').openCursor();
      row.onsuccess = () => {
        if (row.result === null) return;
        if (row.result.value.isTyped !== true) row.result.delete();
        row.result.continue();
      };
      copies.oncomplete = copies.onabort = () => {
        opened.close();
        resolve();
      };
    };
  });
}

/** All of it: copies, key, and what staff typed. */
export function dropAdminCopies(): Promise<void> {
  return new Promise((resolve) => {
    const request = globalThis.indexedDB?.deleteDatabase(ADMIN_DB);
    if (request === undefined) return resolve();
    // Blocked by another tab it goes later; the next purge need not wait for that.
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
