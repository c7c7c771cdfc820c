import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { update } from '../../app/i18n/messages/update/en.ts';
import { copyNextRelease } from '../support/copy-next-release.ts';
import { button } from './customer.ts';
import { expect, type Stack, test } from './fixtures.ts';
import { words } from './words.ts';

test.use({ serviceWorkers: 'allow', locale: 'en' });
test.describe.configure({ mode: 'serial' });

const { intake, shell } = words.en;
let folder: string;

test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'releases-'));
});
test.afterAll(async ({ stack }) => {
  await release(stack, {});
  rmSync(folder, { recursive: true });
});

/** Puts a release in the place of the one that runs, as an operator would. */
async function release(stack: Stack, options: { site?: string; worker?: string }): Promise<void> {
  const query = new URLSearchParams({ past: join(folder, 'past'), ...options });
  await stack.control(`/restart?${query}`);
}

interface Tab {
  readonly page: Page;
  /** How often a document was loaded in it. */
  readonly loads: () => number;
}

async function openTab(context: BrowserContext, path: string): Promise<Tab> {
  const page = await context.newPage();
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.goto(path);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  return { page, loads: () => loads };
}

/**
 * A worker that was woken in the moment in which it makes way has work, and the newer one waits until it is stopped: by
 * Chromium within half a minute, but never while DevTools look at it, as they do here.
 */
async function letWaitingIn(page: Page): Promise<void> {
  const isWaiting = () =>
    page.evaluate(async () => {
      const all = await navigator.serviceWorker.getRegistrations();
      return all.some(({ waiting }) => waiting !== null);
    });
  if (!(await isWaiting())) return;
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.stopAllWorkers');
  await devtools.detach();
}

const described = new RegExp(`${intake.description.label}|${intake.description.project}`);
const releaseOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.release ?? 'this');
const description = (page: Page) => page.getByRole('textbox', { name: described });

test('an update is offered, and comes in with what three tabs had typed and one reload each @phone', async ({
  stack,
  context,
}) => {
  await release(stack, {});
  const tabs: Tab[] = [];
  for (const path of ['/intake/handyman', '/intake/pavers', '/intake/epoxy'])
    tabs.push(await openTab(context, path));
  const [first] = tabs;
  if (!first) throw new Error('three tabs were opened');

  const next = join(folder, 'next');
  copyNextRelease(next);
  await release(stack, { site: next });
  // Coming back to a tab is when it looks for a new version; a tab just opened begins to listen in a quiet moment.
  await expect(async () => {
    await first.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(first.page.getByText(update.ready)).toBeVisible({ timeout: 2_000 });
  }).toPass();
  for (const { page } of tabs) await expect(page.getByText(update.ready)).toBeVisible({ timeout: 20_000 });

  // Before the yes nothing reloads, and a screen of the old release that was never opened still opens.
  for (const { page } of tabs) await description(page).fill(`Typed in ${new URL(page.url()).pathname}`);
  await first.page.getByRole('link', { name: shell.footer.privacy }).click();
  await expect(description(first.page)).toHaveCount(0);
  await expect(first.page.getByRole('heading', { level: 1 })).toBeVisible();
  await first.page.goBack();
  await expect(description(first.page)).toHaveValue('Typed in /intake/handyman');
  expect(tabs.map(({ loads }) => loads())).toEqual([1, 1, 1]);
  const old = readdirSync('dist/assets').filter((file) => /^index-.*\.js$/.test(file));
  for (const file of old) expect((await first.page.request.get(`/assets/${file}`)).status()).toBe(200);
  expect(readdirSync(join(next, 'assets'))).not.toContain(old[0]);

  await description(first.page).fill('The last words');
  await button(first.page, update.act).click();
  for (const { page, loads } of tabs) {
    // Each waits until what was typed in it is kept, and the worker of before has answered what it was asked.
    await expect.poll(() => releaseOf(page).catch(() => 'between'), { timeout: 45_000 }).toBe('next');
    const { pathname } = new URL(page.url());
    await expect(description(page)).toHaveValue(
      page === first.page ? 'The last words' : `Typed in ${pathname}`,
    );
    await expect.poll(loads).toBe(2); // what it loads last may be there after its words
  }
});

test('a retired worker is gone after one load, with its caches but not with what waits @phone', async ({
  stack,
  context,
}) => {
  await release(stack, {});
  const { page, loads } = await openTab(context, '/intake/handyman');
  await description(page).fill('Still here');
  const rows = () =>
    page.evaluate(async () => {
      const opened = indexedDB.open('app:sabal');
      await new Promise((resolve) => opened.addEventListener('success', resolve));
      const asked = opened.result.transaction('drafts').objectStore('drafts').count();
      await new Promise((resolve) => asked.addEventListener('success', resolve));
      opened.result.close();
      return asked.result;
    });
  await expect.poll(rows).toBe(1);
  const left = () =>
    page.evaluate(async () => [
      (await navigator.serviceWorker.getRegistrations()).length,
      (await caches.keys()).length,
    ]);
  expect(await left()).toEqual([1, 1]);

  await release(stack, { worker: 'retired' });
  await page.reload();
  await expect
    .poll(async () => {
      await letWaitingIn(page);
      return left();
    })
    .toEqual([0, 0]);
  await expect(description(page)).toHaveValue('Still here');
  expect(await rows()).toBe(1);
  expect(loads()).toBe(2);
  await page.reload();
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  await expect(description(page)).toHaveValue('Still here');
});
