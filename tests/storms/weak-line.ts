import type { Page } from '@playwright/test';
import { test as base, expect } from '../journeys/fixtures.ts';
import { type FaultProxy, startFaultProxy } from '../support/fault-proxy.ts';

interface Fixtures {
  /** Between the page and its server; what is spoiled here the browser takes for a bad server, not for no network. */
  readonly line: FaultProxy;
}

export const test = base.extend<Fixtures>({
  line: async ({ stack }, use) => {
    const line = await startFaultProxy(stack.url);
    await use(line);
    await line.stop();
  },
  baseURL: async ({ line }, use) => use(line.url),
});

/** What tells that there is no connection, and what waits. */
export const pill = (page: Page) => page.locator('[data-pill]');

/** The first visit: afterwards the worker has the whole app, and the device what the company says (LC42). */
export async function bookingOnce(page: Page, path = '/'): Promise<void> {
  const reviews = page.waitForResponse(/\/api\/reviews/);
  await page.goto(path);
  await reviews;
  await expect.poll(() => page.evaluate(hasCatalogue)).toBe(true);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** In the page. The catalogue came with it, or was asked for. Whoever opens the database first makes it: that is the app. */
async function hasCatalogue(): Promise<boolean> {
  const known = await indexedDB.databases();
  if (!known.some(({ name, version = 0 }) => name === 'app:sabal' && version > 1)) return false;
  const opening = indexedDB.open('app:sabal');
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
  const asked = database.transaction('cache').objectStore('cache').count('catalogue');
  const count = await new Promise<number>((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });
  database.close();
  return count > 0;
}

/** A person who comes back to the window; the app asks the server again, and so learns how things are. */
export async function lookAgain(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('focus')));
}

export async function expectOffline(page: Page): Promise<void> {
  await expect(async () => {
    await lookAgain(page);
    await expect(pill(page)).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
}
