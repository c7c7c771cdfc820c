import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Page, request } from '@playwright/test';
import lighthouse, { type Flags } from 'lighthouse';
import { makeCart } from '../../journeys/seeded-cart.ts';
import { openProduct } from '../../support/open-product.ts';
import { openPersistentBrowser } from '../../support/persistent-browser.ts';
import { ownBlockedMs, scoreWith } from './own-blocking.ts';

/** What was measured, in words with its unit, and its figure. */
export type Felt = Readonly<Record<string, number | string>>;

/** What people see on their way to a booking, as new ones; only who has a cart gets as far as the checkout. */
const PAGES = {
  home: '/',
  catalogue: '/services',
  carpet: '/service/carpet-cleaning',
  delivery: '/intake/delivery',
  terms: '/terms',
  privacy: '/privacy',
  checkout: '/checkout',
} as const;
/** What Lighthouse clears before it looks. */
type StorageTypes = NonNullable<Flags['clearStorageTypes']>;
const ALL_BUT_CART: StorageTypes = ['file_systems', 'shader_cache', 'service_workers', 'cache_storage'];
const OF_CART: StorageTypes = ['local_storage', 'indexeddb'];
/** Of a phone in the middle of the market against a desktop; Lighthouse's phone slows down as much. */
const SLOW_DOWN = 4;

/** One build, on a server and in a browser of its own, nothing else running beside it. */
export async function measureSite(site: string, runs: number): Promise<Felt> {
  const product = await openProduct();
  const profile = await mkdtemp(join(tmpdir(), 'sabal-web-'));
  try {
    await product.actions['/restart']?.(new URLSearchParams({ site }));
    const loads = await measureLoads(product.url, profile, runs);
    const taps = await measureTaps(product.url, profile);
    await installApp(product.url, profile);
    await product.close();
    return { ...loads, ...taps, ...(await openWithoutServer(product.url, profile)) };
  } finally {
    await product.close().catch(() => undefined);
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Lighthouse's phone (simulated 4G, slowed down): each page as somebody meets it who was never there. */
async function measureLoads(url: string, profile: string, runs: number): Promise<Felt> {
  const browser = await openPersistentBrowser(profile);
  const felt: Record<string, number> = {};
  try {
    for (const [name, path] of Object.entries(PAGES)) {
      if (path === PAGES.checkout) await keepCart(browser.page, url);
      const seen = [];
      for (let run = 0; run < runs; run++) seen.push(await runLighthouse(url + path, browser.port));
      const middle = seen.sort((a, b) => a.lcpMs - b.lcpMs)[Math.floor(seen.length / 2)];
      if (middle === undefined) continue;
      felt[`${name}: performance score`] = middle.score;
      felt[`${name}: score by its own thread`] = middle.ownScore;
      felt[`${name}: first contentful paint, ms`] = middle.fcpMs;
      felt[`${name}: largest contentful paint, ms`] = middle.lcpMs;
      felt[`${name}: total blocking time, ms`] = middle.blockedMs;
      felt[`${name}: blocked by its own thread, ms`] = middle.ownBlockedMs;
      felt[`${name}: layout shift`] = middle.shift;
      felt[`${name}: scripts, kB`] = middle.scriptKb;
      felt[`${name}: requests`] = middle.requests;
    }
    return felt;
  } finally {
    await browser.kill();
  }
}

/** A cart outlives what Lighthouse clears: its id is in localStorage, the rest on the server. */
async function keepCart(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/robots.txt`);
  const api = await request.newContext({ baseURL: url });
  const id = await makeCart(api, [{ service: 'carpet-cleaning', product: 'bedroom', count: 3 }]);
  await api.dispose();
  await page.evaluate((cartId) => localStorage.setItem('cart_id_v1', cartId), id);
}

async function runLighthouse(url: string, port: number) {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: ['performance'],
    // What every phone says and this Chromium does not: without it the page comes drawn in the company's language.
    extraHeaders: { 'Accept-Language': 'en-US,en;q=0.9' },
    clearStorageTypes: url.endsWith(PAGES.checkout) ? ALL_BUT_CART : [...ALL_BUT_CART, ...OF_CART],
  });
  if (!result) throw new Error(`Lighthouse told nothing of ${url}`);
  const { audits, categories, configSettings, finalDisplayedUrl, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  // An empty cart, for one, is sent away from the checkout, and home would be measured.
  if (finalDisplayedUrl !== url) throw new Error(`${url} led to ${finalDisplayedUrl}`);
  const figure = (audit: string) => Math.round(audits[audit]?.numericValue ?? Number.NaN);
  const requests = requestsOf(audits['network-requests']?.details);
  const { cpuSlowdownMultiplier } = configSettings.throttling;
  const ownMs = ownBlockedMs(result.artifacts.Trace.traceEvents, url, cpuSlowdownMultiplier);
  return {
    ownScore: scoreWith(ownMs, result.lhr),
    score: Math.round((categories.performance?.score ?? Number.NaN) * 100),
    fcpMs: figure('first-contentful-paint'),
    lcpMs: figure('largest-contentful-paint'),
    blockedMs: figure('total-blocking-time'),
    ownBlockedMs: Math.round(ownMs),
    shift: Number((audits['cumulative-layout-shift']?.numericValue ?? Number.NaN).toFixed(3)),
    scriptKb: Math.round(
      requests
        .filter(({ resourceType }) => resourceType === 'Script')
        .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1_000,
    ),
    requests: requests.length,
  };
}

interface LoadedFile {
  readonly resourceType?: string;
  readonly transferSize?: number;
}

/** Lighthouse types the details of an audit by what they are drawn as only. */
function requestsOf(details: unknown): readonly LoadedFile[] {
  if (typeof details !== 'object' || details === null || !('items' in details)) return [];
  return Array.isArray(details.items) ? details.items : [];
}

/** The longest time from a tap to the next frame, on the way from home into the cart, as the browser counts it. */
async function measureTaps(url: string, profile: string): Promise<Felt> {
  const browser = await openPersistentBrowser(profile);
  try {
    const { page } = browser;
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript(() => {
      const taps: number[] = [];
      Object.assign(globalThis, { taps });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if ('interactionId' in entry && entry.interactionId) taps.push(entry.duration);
        }
      }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit); // newer than TypeScript's list
    });
    await page.goto(`${url}/service/carpet-cleaning`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await slowDown(page);
    const buttons = page.locator('main button:visible:enabled');
    const count = Math.min(await buttons.count(), 12);
    for (let index = 0; index < count; index++) {
      const button = buttons.nth(index);
      if (await button.isVisible()) await button.click({ timeout: 5_000 }).catch(() => undefined);
      await page.waitForTimeout(300); // the next frame of a slow phone; taps of people are further apart
    }
    const taps = await page.evaluate(() => Reflect.get(globalThis, 'taps') as number[]); // set above
    return { 'taps counted': taps.length, 'slowest tap at 4 × slow-down, ms': Math.max(...taps, 0) };
  } finally {
    await browser.kill();
  }
}

async function installApp(url: string, profile: string): Promise<void> {
  const browser = await openPersistentBrowser(profile);
  try {
    await browser.page.goto(url);
    // `serviceWorker.ready` would be waited for without end where the worker cannot be installed.
    await browser.page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
    await browser.page.waitForLoadState('networkidle');
    await browser.page.waitForTimeout(2_000); // the words and the catalogue reach the disk
    await browser.context.close();
  } finally {
    await browser.kill();
  }
}

/** The app on the home screen, opened anew where there is no network at all: until its heading and a service stand. */
async function openWithoutServer(url: string, profile: string): Promise<Felt> {
  const browser = await openPersistentBrowser(profile);
  try {
    await slowDown(browser.page);
    await browser.page.goto(`${url}/services`, { waitUntil: 'commit' });
    const seen = await browser.page.waitForFunction(
      () => document.querySelector('h1') && document.querySelector('main a') && performance.now(),
      undefined,
      { polling: 'raf' },
    );
    return { 'cold offline open at 4 × slow-down, ms': Math.round(Number(await seen.jsonValue())) };
  } finally {
    await browser.kill();
  }
}

async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
}
