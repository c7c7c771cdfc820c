// Before Dexie, which looks for IndexedDB once, when it is loaded.
import 'fake-indexeddb/auto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { db } from '../data/device/db.ts';
import { freshDevice } from '../data/fake-server.test-support.ts';
import { writeIntent } from '../data/outbox/write-intent.ts';
import { aRequest, aTileRequest, fakeWorkerScope, ORIGIN } from './worker-scope.test-support.ts';

let worker: ReturnType<typeof fakeWorkerScope>;

// One worker for all tests, as Workbox has one router for all time: what is accepted comes last.
beforeAll(async () => {
  worker = fakeWorkerScope();
  await import('./sw.ts');
}, 60_000);
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const asks = (path: string, mode = 'cors') =>
  worker.dispatch('fetch', { request: aRequest(`${ORIGIN}${path}`, mode) });

test('[LC53] it answers for screens and for its own files', async () => {
  expect(await asks('/cart', 'navigate')).toBe(true);
  expect(await asks('/assets/a-1.js')).toBe(true);
});

test('[LC53] it leaves alone the API, other builds, other sites and what is no screen', async () => {
  for (const path of ['/api/cart/1', '/api/services?locale=en', '/assets/other-2.js', '/film/demo.mp4'])
    expect([path, await asks(path)]).toEqual([path, false]);
  expect(await asks('/api/cart/1', 'navigate')).toBe(false);
  expect(await worker.dispatch('fetch', { request: aRequest('https://tiles.test/index.html', 'cors') })).toBe(
    false,
  );
});

test('[LC53] it answers for map tiles of another site', async () => {
  vi.stubGlobal('fetch', async () => new Response('picture'));
  const request = aTileRequest('https://tiles.test/12/1120/1706.png');
  expect(await worker.dispatch('fetch', { request })).toBe(true);
});

test('[LC261] woken by the connection it asks to be woken again for what waits, not for what was given up', async () => {
  const setAppBadge = vi.fn(async () => undefined);
  const clearAppBadge = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { setAppBadge, clearAppBadge });
  const server = await freshDevice();
  server.faults.push(...Array.from({ length: 9 }, () => ({ on: /./, fault: 'lose-request' as const })));
  const { id } = await writeIntent((base) => ({
    ...base,
    ...{ kind: 'newsletter', stream: 'newsletter', email: 'ana@example.com', body: '{}' },
  }));
  await expect(worker.dispatch('sync', { tag: 'outbox' })).rejects.toThrow('still to be sent');
  expect(setAppBadge).toHaveBeenCalledWith(1);
  await db.intents.update(id, { state: 'asks' });
  await worker.dispatch('sync', { tag: 'outbox' });
  await db.intents.update(id, { kind: 'given-up', stream: 'given-up', state: 'unknown' });
  await worker.dispatch('sync', { tag: 'outbox' });
  expect(clearAppBadge).toHaveBeenCalledOnce();
});

test('[LC54] a new version waits to be let in, and a first one reloads no tab', async () => {
  await worker.dispatch('message', { data: { type: 'HELLO' } });
  await worker.dispatch('activate');
  expect(worker.scope.skipWaiting).not.toHaveBeenCalled();
  for (const { postMessage } of worker.tabs) expect(postMessage).not.toHaveBeenCalled();
  expect(worker.scope.clients.claim).toHaveBeenCalled();
});

test('[LC54] let in, it tells every tab', async () => {
  await worker.dispatch('message', { data: { type: 'SKIP_WAITING' } });
  expect(worker.scope.skipWaiting).toHaveBeenCalledOnce();
  await worker.dispatch('activate');
  for (const { postMessage } of worker.tabs)
    expect(postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'UPDATED' });
  expect(worker.scope.clients.matchAll).toHaveBeenCalledWith({ type: 'window', includeUncontrolled: true });
});
