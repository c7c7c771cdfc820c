import { existsSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { appDatabaseMade } from '../support/app-database.ts';
import { expect, test } from './fixtures.ts';
import { words } from './words.ts';

test.use({ serviceWorkers: 'allow', locale: 'en' });

/** Every customer screen there is, from the one list of them, with something in the place of its variables. */
const screens = [...readFileSync('app/routes.tsx', 'utf8').matchAll(/<Route path="(\/[^"*]*)" element/g)]
  .map(([, path = '']) => path.replace(':slug', 'carpet-cleaning').replace(':kind', 'handyman'))
  .filter((path) => !/^\/(admin|calendar|dev-ui)/.test(path))
  .concat('/service/tile-cleaning', '/service/upholstery-cleaning', '/intake/pavers', '/intake/rentme');

/** What the worker was told to bring along. */
function precached(): readonly string[] {
  const worker = readFileSync('dist/sw.js', 'utf8');
  return [...worker.matchAll(/["']?url["']?:\s*["'`]([^"'`]+)["'`]/g)].map(([, url = '']) => url);
}

/** Resolves when the worker has everything and is in charge of this page. */
async function workerReady(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

test('everything that the worker brings along is in the build @phone', () => {
  const urls = precached();
  const missing = (named: readonly string[]) => named.filter((url) => !existsSync(`dist/${url}`));
  expect(urls.length).toBeGreaterThan(100);
  expect(missing(urls)).toEqual([]);
  expect(missing([...urls, 'assets/cart-screen-1.js'])).toEqual(['assets/cart-screen-1.js']);
  expect(urls.filter((url) => /\.(map|br|mp4|webm|vtt|webmanifest|txt)$|screenshots|^sw/.test(url))).toEqual(
    [],
  );
  for (const kind of [/^index\.html$/, /\.css$/, /\.woff2$/, /-screen-.*\.js$/, /^drawings\//])
    expect(urls.some((url) => kind.test(url))).toBe(true);
});

test('the app can be installed, and after one visit every screen opens without a network, in every language @phone', async ({
  page,
  context,
}) => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    if (/Content Security Policy|Uncaught/.test(message.text())) faults.push(message.text());
  });
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.goto('/');
  await workerReady(page);
  expect(loads, 'a first visit never reloads').toBe(1);
  await test.step('the browser finds nothing that keeps the app from being installed', async () => {
    const browser = await context.newCDPSession(page);
    const { errors } = await browser.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  });
  await context.setOffline(true);

  expect(screens.length).toBeGreaterThan(14);
  for (const path of screens) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('h1'), path).toBeVisible();
    await expect(page.getByText(words.en.shell.boundary.title), path).toHaveCount(0);
  }
  await page.goto('/services');
  await expect(page.getByRole('link', { name: new RegExp(words.en.carpet) }).first()).toBeVisible();
  for (const locale of ['es', 'fr'] as const) {
    await page.evaluate((chosen) => localStorage.setItem('locale', chosen), locale);
    await page.goto('/services');
    await expect(
      page.getByRole('heading', { level: 1, name: words[locale].catalogue.heading }),
    ).toBeVisible();
  }
  expect(faults).toEqual([]);

  const kept = await page.evaluate(async () => {
    const caching = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
    return (await Promise.all(caching)).flat().map(({ url }) => new URL(url).pathname.slice(1));
  });
  expect(kept.sort()).toEqual([...precached()].sort());
});

test('every picture that the manifest names is there, in the size it says @phone', () => {
  interface Picture {
    readonly src: string;
    readonly sizes: string;
    readonly type: string;
  }
  interface Manifest {
    readonly icons: readonly Picture[];
    readonly screenshots: readonly Picture[];
    readonly shortcuts: readonly { readonly icons: readonly Picture[] }[];
  }
  const manifest = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8')) as Manifest; // ours
  const shortcuts = manifest.shortcuts.flatMap(({ icons }) => icons);
  for (const { src, sizes, type } of [...manifest.icons, ...manifest.screenshots, ...shortcuts]) {
    const bytes = readFileSync(`public${src}`);
    if (type === 'image/png')
      expect([src, `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`]).toEqual([src, sizes]);
  }
});

test('what waits is sent by the worker when the connection is back and no page is open @phone', async ({
  page,
  context,
  stack,
}) => {
  await page.goto('/');
  await workerReady(page);
  await appDatabaseMade(page);
  // Of the same origin, and without a line of the app in it.
  await page.goto('/manifest.webmanifest');
  const email = `worker-${test.info().parallelIndex}@sabal-test.com`;
  await page.evaluate(async (address) => {
    const opened = indexedDB.open('app:sabal');
    await new Promise((resolve) => opened.addEventListener('success', resolve));
    const at = Date.now();
    const times = { nextAt: at, createdAt: at, sentAt: null, attempts: 0 };
    const row = {
      id: crypto.randomUUID(),
      kind: 'newsletter',
      stream: 'newsletter',
      seq: 1,
      v: 2,
      email: address,
    };
    const body = JSON.stringify({ email: address, locale: 'en' });
    const writing = opened.result.transaction('intents', 'readwrite');
    writing.objectStore('intents').add({ ...row, ...times, state: 'waiting', code: null, body });
    await new Promise((resolve) => writing.addEventListener('complete', resolve));
    opened.result.close();
  }, email);

  const browser = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(stack.url));
      if (own) resolve(own.registrationId);
    });
  });
  await browser.send('ServiceWorker.enable');
  await browser.send('ServiceWorker.dispatchSyncEvent', {
    origin: stack.url,
    registrationId: await registered,
    tag: 'outbox',
    lastChance: false,
  });
  await stack.mailTo(email, /./);
});
