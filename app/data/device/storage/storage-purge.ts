import { db } from '../db.ts';
import { TENANT_SLUG } from '../tenant.ts';

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

/** By its name (staff/admin-db.ts): customers have none, and do not download what it is made with. */
export function purgeAdminCopies(): Promise<void> {
  return new Promise((resolve) => {
    const request = globalThis.indexedDB?.deleteDatabase(`admin:${TENANT_SLUG}`);
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
