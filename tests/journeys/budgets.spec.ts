import { readdirSync, readFileSync, statSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { askUntilDrawn } from './drawn-page.ts';
import { expect, test } from './fixtures.ts';

/**
 * What a phone downloads, brotli, from the built app: only to notice an accident, since what binds is felt time
 * (D213). A first load is a cold visit in a browser without anything stored: every script counts that is asked for
 * before the page has been quiet, words and schemas included. What main.tsx fetches ahead in the quiet after it (what
 * talks to the server) does not.
 */
const KB = 1_000;
/** Of main.tsx: how long after `load` fetching ahead begins. */
const QUIET_AFTER_MS = 1_500;
/** The form with most in it. */
const PLANNER_MAX = 238 * KB;
/** What people look at before they choose. */
const FIRST_MAX = 191 * KB;
/** Any other screen of customers. */
const SCREEN_MAX = 218 * KB;
/** A screen and what it imports, without words and what talks to the server. */
const IMPORTED_MAX = 198 * KB;
const PLANNER_IMPORTED_MAX = 212 * KB;
const FIRST_LOADS: Readonly<Record<string, number>> = {
  '/': FIRST_MAX,
  '/services': FIRST_MAX,
  '/terms': FIRST_MAX,
  '/privacy': FIRST_MAX,
  '/manage': SCREEN_MAX,
  '/service/carpet-cleaning': SCREEN_MAX,
  '/cart': SCREEN_MAX,
  '/intake/delivery': PLANNER_MAX, // without the map, which comes when there is something on it
};
/** Not drawn by the server. A page of the others that came plain asks for what talks to the server at once, as none does that came drawn. */
const PLAIN = ['/manage', '/cart'];
/** Leaflet and what draws with it; the tables of towns and counties. Only the planner asks for them, and late. */
const LATE = /leaflet|route-map-canvas|point-picker|map-outlines|gazetteer|florida-(places|zips|counties)/;
const HOME_REQUESTS_MAX = 42;
const CSS_MAX = 18 * KB;
const FONT_MAX = 21 * KB;

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8')) as Record<string, Chunk>; // Vite's own
/** Vite puts what the page imports straight into it. */
const shell = readFileSync('dist/index.html', 'utf8');
const entry = Object.keys(manifest).filter((key) => {
  const file = manifest[key]?.file ?? '';
  return file.endsWith('.js') && shell.includes(file);
});
const screens = Object.keys(manifest).filter((key) => /^customer\/.*-screen\.tsx$/.test(key));

function closure(keys: readonly string[], seen = new Set<string>()): Set<string> {
  for (const key of keys) {
    if (seen.has(key)) continue;
    seen.add(key);
    closure(manifest[key]?.imports ?? [], seen);
  }
  return seen;
}

const sizeOf = (file: string) => statSync(`dist/${file}.br`).size;
const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);
const scripts = (keys: readonly string[]) =>
  sum([...closure(keys)].map((key) => sizeOf(manifest[key]?.file ?? '')));

test.use({ viewport: { width: 390, height: 844 } });

interface Download {
  readonly name: string;
  readonly bytes: number;
}

/** What the page asked for before it was quiet, as the browser counted it: nothing of an earlier load is kept. */
async function firstLoad(page: Page, path: string): Promise<readonly Download[]> {
  await page.goto(path, { waitUntil: 'load' });
  // A busy machine is quiet for a moment before the screen is asked for.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  return page.evaluate((quietAfterMs) => {
    const loads = performance.getEntriesByType('navigation').concat(performance.getEntriesByType('resource'));
    const timings = loads.filter((entry) => entry instanceof PerformanceResourceTiming);
    const loadAt = (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming)
      .loadEventStart;
    return timings
      .filter(({ startTime }) => startTime < loadAt + quietAfterMs)
      .map(({ name, encodedBodySize }) => ({ name, bytes: encodedBodySize }));
  }, QUIET_AFTER_MS);
}

const bytesOf = (downloads: readonly Download[]) => sum(downloads.map(({ bytes }) => bytes));

test('the first load of each screen stays within its weight, and home is there in few requests', async ({
  page,
}) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.setCacheDisabled', { cacheDisabled: true });
  for (const [path, max] of Object.entries(FIRST_LOADS)) {
    if (!PLAIN.includes(path)) await askUntilDrawn(page.request, path, 'en');
    const downloads = await firstLoad(page, path);
    const scripts = downloads.filter(({ name }) => name.endsWith('.js'));
    expect(scripts.length, path).toBeGreaterThan(5);
    expect(bytesOf(scripts), path).toBeLessThanOrEqual(max);
    expect(
      scripts.filter(({ name }) => LATE.test(name)).map(({ name }) => name),
      path,
    ).toEqual([]);
    const counted = downloads.filter(({ name }) => !/\.(mp4|webm|vtt)$/.test(name));
    if (path === '/') expect(counted.length).toBeLessThanOrEqual(HOME_REQUESTS_MAX);
  }
});

test('every customer screen stays within its weight', () => {
  expect(entry.length).toBeGreaterThan(1);
  expect(screens.length).toBeGreaterThan(8);
  for (const screen of screens) {
    const max = screen.includes('/planner/') ? PLANNER_IMPORTED_MAX : IMPORTED_MAX;
    expect(scripts([...entry, screen]), screen).toBeLessThanOrEqual(max);
  }
});

test('no screen waits for what talks to the server, the phone rules or the part gallery', () => {
  const late = Object.keys(manifest).filter((key) => /data\/server|read-phone|dev-ui/.test(key));
  expect(late).toEqual(['../shared/booking/read-phone.ts', 'data/server.ts']);
  for (const screen of screens) {
    expect(
      [...closure([...entry, screen])].filter((key) => late.includes(key)),
      screen,
    ).toEqual([]);
  }
});

test('the styles and the one font stay within theirs', () => {
  const files = readdirSync('dist/assets');
  const sheets = files.filter((file) => file.endsWith('.css'));
  const weigh = (some: readonly string[]) => sum(some.map((file) => sizeOf(`assets/${file}`)));
  const common = sheets.filter((file) => shell.includes(file));
  expect(common).toHaveLength(1);
  expect(weigh(common)).toBeLessThanOrEqual(CSS_MAX);
  const fonts = files.filter((file) => /\.(woff2?|ttf|otf)$/.test(file));
  expect(fonts).toHaveLength(1);
  expect(statSync(`dist/assets/${fonts[0]}`).size).toBeLessThanOrEqual(FONT_MAX);
});

const isStaff = (file: string) => file.startsWith('assets/staff/');
const staffFiles = (JSON.parse(readFileSync('dist/staff-files.json', 'utf8')) as { files: string[] }).files; // app/bundle
const staffShell = [...entry, 'admin-routes.tsx'];
const staffScreens = Object.keys(manifest).filter((key) => /^admin\/.*-screen\.tsx$/.test(key));

test('only the calendar of the back office has FullCalendar, and does not wait for it', () => {
  expect(staffScreens.length).toBeGreaterThan(8);
  // By its own properties: what it is called where it is imported is not in the build.
  const isDrawnByIt = (key: string) =>
    readFileSync(`dist/${manifest[key]?.file}`, 'utf8').includes('--fc-event-color');
  const grids = Object.keys(manifest).filter(isDrawnByIt);
  expect(grids).toEqual(['admin/calendar/grid/time-grid.tsx']);
  for (const screen of staffScreens) {
    expect(
      [...closure([...staffShell, screen])].filter((key) => grids.includes(key)),
      screen,
    ).toEqual([]);
  }
});

test('customers download nothing of the back office, neither with a screen, nor its styles, nor with the worker', () => {
  for (const [key, { file, imports = [] }] of Object.entries(manifest)) {
    const brought = isStaff(file) ? [] : imports.filter((each) => isStaff(manifest[each]?.file ?? ''));
    expect(brought, key).toEqual([]);
  }
  const worker = readFileSync('dist/sw.js', 'utf8');
  expect(worker).toContain(
    entry.map((key) => manifest[key]?.file ?? '').find((file) => /assets\/index-/.test(file)),
  );
  expect(staffFiles.length).toBeGreaterThan(20);
  expect(staffFiles.filter((file) => worker.includes(file.slice(1)))).toEqual([]);
  const sheets = readdirSync('dist/assets').filter((file) => file.endsWith('.css'));
  // With the prefix of their screen; short names are those of app/ui, which staff sheets may refine.
  const PREFIXED = /\.[a-z]+-[\w-]+/gi;
  const classes = new Set(
    sheets.flatMap((file) => readFileSync(`dist/assets/${file}`, 'utf8').match(PREFIXED) ?? []),
  );
  for (const file of staffFiles.filter((each) => each.endsWith('.css'))) {
    const own = new Set(readFileSync(`dist${file}`, 'utf8').match(PREFIXED));
    expect(
      [...own].filter((name) => classes.has(name)),
      file,
    ).toEqual([]);
  }
});
