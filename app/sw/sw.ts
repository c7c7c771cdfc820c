import { cacheNames, setCacheNameDetails } from 'workbox-core';
import { createHandlerBoundToURL, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { TENANT_SLUG } from '../data/device/tenant.ts';
import { answerStaffFile, isStaffFile } from './keep-staff-files.ts';
import { answerTile, isTile } from './keep-tiles.ts';
import { isScreenVisit } from './not-screens.ts';

/**
 * The service worker: a table of contents. It answers with the files of its own build, with the shell for every screen,
 * with the back office where a device of the team has it, shows staff what happened, and with map tiles that were looked at before; everything else, /api above all, goes to the server and is never kept
 * here (LC53). What the device knows of the catalogue or of bookings is in its database (app/data), with an age.
 * app/bundle/service-worker.ts builds it into /sw.js and says which files it brings along.
 */
declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: PrecacheEntry[] };

setCacheNameDetails({ prefix: 'sabal', suffix: 'v1' });
// `/` is a screen like any other, and no other name of a file.
precacheAndRoute(self.__WB_MANIFEST, { cleanURLs: false, directoryIndex: '' });
registerRoute(({ request, url }) => isScreenVisit(request, url), createHandlerBoundToURL('/index.html'));
registerRoute(
  ({ request }) => isTile(request, self.location.origin),
  ({ request, event }) => answerTile(request, (work) => event.waitUntil(work)),
);

registerRoute(
  ({ url }) => isStaffFile(url, self.location.origin),
  ({ request }) => answerStaffFile(request),
);

/** The person accepted this version; the tabs then reload into it (LC54). */
let isAccepted = false;

self.addEventListener('message', ({ data }) => {
  if (data?.type !== 'SKIP_WAITING') return;
  isAccepted = true;
  void self.skipWaiting();
});

self.addEventListener('install', (event) => event.waitUntil(replaceOther()));

self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

self.addEventListener('sync', (event) => {
  if (event.tag === 'outbox')
    event.waitUntil(import('./send-waiting.ts').then(({ sendWaiting }) => sendWaiting()));
});

self.addEventListener('push', (event) =>
  event.waitUntil(import('./notify-staff.ts').then(({ showPush }) => showPush(event.data))),
);

self.addEventListener('notificationclick', (event) =>
  event.waitUntil(import('./notify-staff.ts').then(({ openPush }) => openPush(event.notification))),
);

/**
 * The operator has given this address to another company. Nobody is asked whether they want its app: tabs of the one
 * before reload into it at once (D413).
 */
async function replaceOther(): Promise<void> {
  const cache = await caches.open(cacheNames.precache);
  const shells = (await cache.keys()).filter(({ url }) => new URL(url).pathname === '/index.html');
  for (const shell of shells) {
    const text = (await (await cache.match(shell))?.text()) ?? '';
    const slug = /<meta name="tenant" content="([^"]*)"/.exec(text)?.[1];
    if (slug === undefined || slug === TENANT_SLUG) continue;
    isAccepted = true;
    await self.skipWaiting();
  }
}

/** The page of a first visit is served from here on; later ones are told, and reload once they have saved (LC56). */
async function takeOver(): Promise<void> {
  await self.clients.claim();
  if (!isAccepted) return;
  for (const client of await self.clients.matchAll({ type: 'window', includeUncontrolled: true }))
    client.postMessage({ type: 'UPDATED' });
}
