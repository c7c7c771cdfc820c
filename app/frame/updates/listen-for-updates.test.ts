// Before Dexie, which looks for IndexedDB once, when it is loaded.
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshDevice } from '../../data/fake-server.test-support.ts';

const reload = vi.fn();
let page: EventTarget;
let workers: EventTarget & { controller: object | null };

/** A page of its own each time: it reloads once in its life. */
beforeEach(async () => {
  await freshDevice();
  const stored = new Map<string, string>();
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  await openPage();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

async function openPage(): Promise<void> {
  vi.resetModules();
  page = new EventTarget();
  workers = Object.assign(new EventTarget(), { controller: {} });
  vi.stubGlobal('navigator', { serviceWorker: workers });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  const { listenForUpdates } = await import('./listen-for-updates.ts');
  listenForUpdates();
}

const told = (data: unknown) => workers.dispatchEvent(Object.assign(new Event('message'), { data }));
const loseChunk = () => page.dispatchEvent(new Event('vite:preloadError'));

test('[LC56] told that a new version is in charge, the page saves and reloads once', async () => {
  told({ type: 'UPDATED' });
  told({ type: 'UPDATED' });
  await vi.waitFor(() => expect(reload).toHaveBeenCalled());
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(reload).toHaveBeenCalledOnce();
});

test('[LC56] what was typed a moment ago is in the database when the page reloads', async () => {
  const { saveDraft } = await import('../../data/drafts/drafts.ts');
  const { db } = await import('../../data/device/db.ts');
  const { reloadSafely } = await import('./reload-safely.ts');
  saveDraft('finalize', { email: 'ana@' });
  expect(await db.drafts.count(), 'a reload now would lose it').toBe(0);
  let saved = Promise.resolve(0);
  reload.mockImplementationOnce(() => {
    saved = db.drafts.count();
  });
  await reloadSafely();
  expect(await saved).toBe(1);
});

test('[LC54] another message, or another worker in charge, reloads nothing', async () => {
  told({ type: 'OTHER' });
  told(undefined);
  workers.dispatchEvent(new Event('controllerchange'));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(reload).not.toHaveBeenCalled();
});

test('[LC57] a lost chunk reloads the page, but not twice within a minute', async () => {
  loseChunk();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  await openPage();
  loseChunk();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(reload).toHaveBeenCalledOnce();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
  await openPage();
  loseChunk();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
});

test('[LC57] without a worker a lost chunk reloads nothing', async () => {
  workers.controller = null;
  loseChunk();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(reload).not.toHaveBeenCalled();
});

test('[LC57] a chunk that is stopped because the page is being left reloads nothing, and is no failure to remember', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  page.dispatchEvent(new Event('beforeunload'));
  loseChunk();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(reload).not.toHaveBeenCalled();
  vi.setSystemTime(Date.now() + 10_000);
  loseChunk();
  await vi.waitFor(() => expect(reload, 'it was not left after all').toHaveBeenCalledOnce());
});

test('[LC57] nor one that is stopped a moment before the page hears that it is being left', async () => {
  loseChunk();
  page.dispatchEvent(new Event('beforeunload'));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(reload).not.toHaveBeenCalled();
});

test('[LC57] a clock that is put back does not make a page that stayed one that is being left', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  page.dispatchEvent(new Event('beforeunload'));
  vi.setSystemTime(Date.now() - 3_600_000);
  loseChunk();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
});
