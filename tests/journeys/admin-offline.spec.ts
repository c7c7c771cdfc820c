import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { admin } from '../../app/i18n/messages/admin/fr.ts';
import { openPersistentBrowser, type PersistentBrowser } from '../support/persistent-browser.ts';
import { button } from './customer.ts';
import { expect, test } from './fixtures.ts';
import { seedBooking } from './seeded-booking.ts';

/** What a fresh database is seeded with (server/env.ts). */
const KEY = 'sabal-dev-admin';
const CANARY = 'Wilhelmina Canary';
const BOOKINGS = 100;
const HOUR_MS = 60 * 60_000;
const DATABASE = 'admin:sabal';
/** The worker's own files, the back office's, and viewed map tiles (D222). */
const ALLOWED =
  /^\/(index\.html|layers\.css|logo\.svg|favicon\.svg|icons\/|assets\/|drawings\/|film\/poster|staff-files\.json)/;

let profile: string;
let browser: PersistentBrowser | undefined;

test.beforeEach(async () => {
  profile = await mkdtemp(join(tmpdir(), 'sabal-admin-'));
});
test.afterEach(async () => {
  await browser?.kill();
  await rm(profile, { recursive: true, force: true, maxRetries: 5 });
});

async function open(): Promise<PersistentBrowser> {
  browser = await openPersistentBrowser(profile);
  return browser;
}

async function close(): Promise<void> {
  await browser?.kill();
  browser = undefined;
}

/** Every file of the profile that has the words, as bytes of either width. */
async function filesWith(words: string): Promise<readonly string[]> {
  const forms = [Buffer.from(words), Buffer.from(words, 'utf16le')];
  const entries = await readdir(profile, { recursive: true, withFileTypes: true });
  const found: string[] = [];
  for (const entry of entries.filter((each) => each.isFile())) {
    const file = join(entry.parentPath, entry.name);
    const bytes = await readFile(file);
    if (forms.some((form) => bytes.includes(form))) found.push(file.slice(profile.length));
  }
  return found;
}

/** A browser that runs also takes files away between their listing and their reading. */
async function untilWritten(words: string): Promise<void> {
  await expect(async () => expect(await filesWith(words)).not.toEqual([])).toPass({ timeout: 30_000 });
}

/** The one booking there is becomes a hundred, each with the words that are looked for. */
async function multiply(context: BrowserContext): Promise<() => number> {
  let times = 0;
  await context.route(/\/api\/admin\/bookings\?/, async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    const [row] = body.bookings ?? [];
    if (row === undefined) return route.fulfill({ response: answer });
    times += 1;
    const rows = Array.from({ length: BOOKINGS }, (_, index) => ({
      ...row,
      id: crypto.randomUUID(),
      customerName: `${CANARY} ${index}`,
      notes: `${CANARY} notes`,
    }));
    await route.fulfill({ response: answer, json: { ...body, bookings: rows, items: rows } });
  });
  return () => times;
}

function copiesOn(page: Page): Promise<number> {
  return page.evaluate(async (name) => {
    if (!(await indexedDB.databases()).some((each) => each.name === name)) return 0;
    const opening = indexedDB.open(name);
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const { result } = opening;
    if (!result.objectStoreNames.contains('copies')) return 0;
    // Those that end: what staff typed, and the print of the key that it goes by, are none (LC99).
    const counting = result.transaction('copies').objectStore('copies').index('expiresAt').count();
    await new Promise((resolve) => counting.addEventListener('success', resolve));
    result.close();
    return counting.result;
  }, DATABASE);
}

function cachedPaths(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const lists = await Promise.all(
      (await caches.keys()).map(async (name) =>
        (await (await caches.open(name)).keys()).map(({ url }) => url),
      ),
    );
    return lists.flat().map((url) => new URL(url).pathname);
  });
}

const left = (page: Page) =>
  page.evaluate(
    async (name) => ({
      token: localStorage.getItem('admin_key'),
      databases: (await indexedDB.databases()).filter((each) => each.name === name).length,
      caches: (await caches.keys()).filter((each) => each.startsWith('staff')).length,
    }),
    DATABASE,
  );

test('a tablet has its day without a connection, tells nobody, and forgets it in time @phone', async ({
  page: maker,
  stack,
}) => {
  await seedBooking(maker, `canary-${test.info().parallelIndex}@sabal-test.com`, 3);
  const { files } = JSON.parse(await readFile('dist/staff-files.json', 'utf8')) as { files: string[] }; // the build's

  const first = await open();
  const multiplied = await multiply(first.context);
  await first.page.goto(`${stack.url}/admin/calendar`);
  await first.page.getByLabel(admin.login.key).fill(KEY);
  await button(first.page, admin.login.submit).click();
  await expect(first.page.getByRole('heading', { level: 1, name: admin.calendar.title })).toBeVisible();
  await first.page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await expect
    .poll(async () => (await cachedPaths(first.page)).filter((path) => files.includes(path)).length, {
      timeout: 30_000,
    })
    .toBe(files.length);
  // Five weeks and four lists; some lists may be empty, none is missing.
  await expect.poll(() => copiesOn(first.page), { timeout: 30_000 }).toBeGreaterThanOrEqual(8);
  expect(multiplied(), 'the words came to this device').toBeGreaterThan(0);
  const paths = await cachedPaths(first.page);
  expect(paths.filter((path) => !ALLOWED.test(path))).toEqual([]);
  expect(['/api/admin/bookings'].filter((path) => !ALLOWED.test(path))).toHaveLength(1);
  // Chromium writes what a page keeps some seconds later, and a killed one never does.
  const key = await first.page.evaluate(() => localStorage.getItem('admin_key'));
  expect(key).not.toBeNull();
  await untilWritten(key ?? '');
  await close();
  expect(await filesWith(CANARY)).toEqual([]);

  const second = await open();
  await second.context.setOffline(true);
  await second.page.goto(`${stack.url}/admin/calendar`);
  await expect(second.page.getByRole('heading', { level: 1, name: admin.calendar.title })).toBeVisible();
  await expect(second.page.getByText(admin.nav.offline, { exact: true })).toBeVisible();
  await expect(second.page.getByText(admin.calendar.failed)).toHaveCount(0);
  await second.page.goto(`${stack.url}/admin/day`);
  await expect(second.page.getByRole('heading', { level: 1, name: admin.day.title })).toBeVisible();
  expect(await copiesOn(second.page)).toBeGreaterThanOrEqual(8);

  await second.page.clock.setSystemTime(Date.now() + 25 * HOUR_MS);
  await second.page.goto(`${stack.url}/admin/customers`);
  await expect(second.page.getByRole('heading', { level: 1, name: admin.guard.locked })).toBeVisible();
  await expect.poll(() => copiesOn(second.page)).toBe(0);
  await second.page.clock.setSystemTime(Date.now());
  await second.page.goto(`${stack.url}/admin/calendar`);
  await expect(second.page.getByRole('heading', { level: 1, name: admin.guard.locked })).toBeVisible();

  await button(second.page, admin.nav.more).click();
  await button(second.page, admin.logout).click();
  // Within a second on a device that does nothing else (end-admin.test.ts).
  await expect.poll(() => left(second.page)).toEqual({ token: null, databases: 0, caches: 0 });
  await expect(second.page.getByRole('heading', { level: 1, name: admin.login.title })).toBeVisible();

  // A plain row with the same words would have been found.
  await keepPlainRow(second.page);
  await untilWritten(CANARY);
  await close();
});

/** What the same words look like where nothing hides them. */
function keepPlainRow(page: Page): Promise<void> {
  return page.evaluate(async (words) => {
    const opening = indexedDB.open('plain', 1);
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('rows'));
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const writing = opening.result.transaction('rows', 'readwrite');
    writing.objectStore('rows').put({ customerName: words }, 1);
    await new Promise((resolve) => writing.addEventListener('complete', resolve));
  }, CANARY);
}
