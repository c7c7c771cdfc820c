/**
 * The way out of a worker that must go: the server answers /sw.js with this one when it is told to (WORKER=retired),
 * and the next visit of each device removes it. Nothing waits, no page reloads, and the database keeps all that is
 * typed, held and unsent (LC58). Built into /sw-retired.js.
 */
declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(retire()));

/** Without a worker there are no caches: every one of this origin was made by it. */
async function retire(): Promise<void> {
  for (const name of await self.caches.keys()) await self.caches.delete(name);
  await self.registration.unregister();
}

export {};
