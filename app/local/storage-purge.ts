import { db } from './db.ts';

/**
 * Makes room by throwing away what the server can send again, least missed first: viewed map tiles, then copies of
 * slots, days, reviews and looked-at bookings, then the catalogue. Never drafts, carts, contexts or intents (LC44).
 */
export const purges: readonly (() => Promise<void>)[] = [purgeTiles, purgeCopies, purgeCatalogue];

async function purgeTiles(): Promise<void> {
  const { caches } = globalThis;
  if (caches === undefined) return; // plain http
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith('tiles')).map((name) => caches.delete(name)));
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
