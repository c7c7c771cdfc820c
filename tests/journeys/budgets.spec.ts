import { readdirSync, readFileSync, statSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/**
 * What a phone downloads, brotli, from the built app. A first load is a cold visit in a browser without anything stored:
 * every script counts that is asked for before the page has been quiet, words and schemas included. What main.tsx
 * fetches ahead in the quiet after it (the rest of the network half) does not. README decision 13 has the reasons.
 */
const KB = 1_000;
/** Of main.tsx: how long after `load` fetching ahead begins. */
const QUIET_AFTER_MS = 1_500;
const FIRST_LOADS: Readonly<Record<string, number>> = {
  '/': 148 * KB,
  '/services': 144 * KB,
  '/terms': 135 * KB,
  '/privacy': 148 * KB, // reads the address for help, so it brings the schemas too
  '/manage': 159 * KB,
  '/service/carpet-cleaning': 163 * KB,
  '/cart': 171 * KB,
  '/intake/delivery': 184 * KB, // without the map, which comes when there is something on it
};
/** Leaflet and what draws with it; the tables of towns and counties. Only the planner asks for them, and late. */
const LATE = /leaflet|route-map-canvas|point-picker|map-outlines|gazetteer|florida-(places|zips|counties)/;
/** All of the home page without scrolling: page, scripts, styles, font, words, pictures and answers; not the film. */
const HOME_MAX = 200 * KB;
const HOME_REQUESTS_MAX = 26;
/** The packages fixed by the owner (react-dom, router, dexie, i18next) are 107 kB of it. */
const ENTRY_MAX = 125 * KB;
/** Without words and what talks to the server, which no screen waits for. */
const SCREEN_MAX = 155 * KB;
/** Stops, search and result are one screen; map, tables and the half that talks to the server come later. */
const PLANNER_MAX = 168 * KB;
const CSS_MAX = 14 * KB;
/** Of the planner, the map and what shows a delivery; each comes with the part that uses it. */
const LATE_SHEET_MAX = 2 * KB;
const FONT_MAX = 21 * KB;
/** Of the frame and of the screen's own area, in one language. */
const WORDS_MAX = 6 * KB;

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
const screens = Object.keys(manifest).filter((key) => /^(customer|planner)\/.*-screen\.tsx$/.test(key));

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

/** What the page asked for before it was quiet, as the browser counted it. */
async function firstLoad(page: Page, path: string): Promise<readonly Download[]> {
  await page.goto(path, { waitUntil: 'load' });
  // A busy machine is quiet for a moment before the screen is asked for.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  return page.evaluate((quietAfterMs) => {
    const loads = performance.getEntriesByType('navigation').concat(performance.getEntriesByType('resource'));
    const timings = loads.filter((entry) => entry instanceof PerformanceResourceTiming);
    const loadedAt = (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming)
      .loadEventEnd;
    return timings
      .filter(({ startTime }) => startTime < loadedAt + quietAfterMs)
      .map(({ name, encodedBodySize }) => ({ name, bytes: encodedBodySize }));
  }, QUIET_AFTER_MS);
}

const bytesOf = (downloads: readonly Download[]) => sum(downloads.map(({ bytes }) => bytes));

for (const [path, max] of Object.entries(FIRST_LOADS)) {
  test(`the first load of ${path} brings at most ${max / KB} kB of scripts`, async ({ page }) => {
    const scripts = (await firstLoad(page, path)).filter(({ name }) => name.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(5);
    expect(bytesOf(scripts)).toBeLessThanOrEqual(max);
    expect(scripts.filter(({ name }) => LATE.test(name)).map(({ name }) => name)).toEqual([]);
  });
}

test('home is there in 200 kB and few requests', async ({ page }) => {
  const downloads = await firstLoad(page, '/');
  const counted = downloads.filter(({ name }) => !/\.(mp4|webm|vtt)$/.test(name));
  expect(bytesOf(counted)).toBeLessThanOrEqual(HOME_MAX);
  expect(counted.length).toBeLessThanOrEqual(HOME_REQUESTS_MAX);
});

test('the frame and every customer screen stay within their weight', () => {
  expect(entry.length).toBeGreaterThan(1);
  expect(screens.length).toBeGreaterThan(8);
  expect(scripts(entry), 'entry').toBeLessThanOrEqual(ENTRY_MAX);
  for (const screen of screens) {
    const max = screen.startsWith('planner/') ? PLANNER_MAX : SCREEN_MAX;
    expect(scripts([...entry, screen]), screen).toBeLessThanOrEqual(max);
  }
});

test('no screen waits for schemas, the halves that talk to the server, the phone rules or the part gallery', () => {
  for (const screen of screens) {
    const waited = [...closure([...entry, screen])].map((key) => manifest[key]?.file ?? '');
    expect(
      waited.filter((file) => /network|sending|schemas|reading|\/min-|dev-ui/.test(file)),
      screen,
    ).toEqual([]);
  }
  expect(Object.keys(manifest).filter((key) => key.startsWith('dev-ui'))).toEqual([]);
});

test('the styles and the one font stay within theirs', () => {
  const files = readdirSync('dist/assets');
  const sheets = files.filter((file) => file.endsWith('.css'));
  const weigh = (some: readonly string[]) => sum(some.map((file) => sizeOf(`assets/${file}`)));
  const common = sheets.filter((file) => shell.includes(file));
  expect(common).toHaveLength(1);
  expect(weigh(common)).toBeLessThanOrEqual(CSS_MAX);
  for (const late of sheets.filter((file) => !common.includes(file)))
    expect(weigh([late]), late).toBeLessThanOrEqual(LATE_SHEET_MAX);
  const fonts = files.filter((file) => /\.(woff2?|ttf|otf)$/.test(file));
  expect(fonts).toHaveLength(1);
  expect(statSync(`dist/assets/${fonts[0]}`).size).toBeLessThanOrEqual(FONT_MAX);
});

test('the words of a screen are a few kilobytes', () => {
  const fileOf = (key: string) => manifest[key]?.file ?? '';
  for (const locale of ['en', 'es', 'fr']) {
    for (const area of [
      'home',
      'catalogue',
      'configure',
      'cart',
      'checkout',
      'finalize',
      'confirmation',
      'manage',
      'planner',
    ]) {
      const files = [fileOf(`i18n/frame/${locale}.ts`), fileOf(`i18n/messages/${area}/${locale}.ts`)];
      expect(sum(files.map(sizeOf)), `${area} in ${locale}`).toBeLessThanOrEqual(WORDS_MAX);
    }
  }
});

/** Everything behind the door of the back office, brotli, for a device of the team that keeps it (staff-files.json). */
const STAFF_ALL_MAX = 218 * KB;
/** A cold start of each screen, with what it shares with customers and without words. */
const STAFF_SCREEN_MAX = 234 * KB;
const STAFF_DAY_MAX = 217 * KB;
/** With FullCalendar. */
const STAFF_CALENDAR_MAX = 296 * KB;
const STAFF_SHEET_MAX = 2.3 * KB;
/** Shows four views and prints. */
const STAFF_CALENDAR_SHEET_MAX = 6.2 * KB;

const isStaff = (file: string) => file.startsWith('assets/staff/');
const staffFiles = (JSON.parse(readFileSync('dist/staff-files.json', 'utf8')) as { files: string[] }).files; // app/bundle
const staffShell = [...entry, 'admin-routes.tsx'];
const staffScreens = Object.keys(manifest).filter((key) => /^admin\/.*-screen\.tsx$/.test(key));

test('the back office stays within its weight, and only its calendar has FullCalendar', () => {
  expect(sum(staffFiles.map((file) => sizeOf(file.slice(1))))).toBeLessThanOrEqual(STAFF_ALL_MAX);
  expect(staffScreens.length).toBeGreaterThan(8);
  for (const screen of staffScreens) {
    const max = screen.includes('/day-screen') ? STAFF_DAY_MAX : STAFF_SCREEN_MAX;
    const keys = [...staffShell, screen];
    expect(scripts(keys), screen).toBeLessThanOrEqual(max);
    expect(
      [...closure(keys)].filter((key) => key.includes('fullcalendar')),
      screen,
    ).toEqual([]);
  }
  const grid = Object.keys(manifest).filter((key) => key.endsWith('/time-grid.tsx'));
  expect(grid).toHaveLength(1);
  const calendar = [...staffShell, ...staffScreens.filter((key) => key.includes('/calendar-')), ...grid];
  expect(scripts(calendar)).toBeLessThanOrEqual(STAFF_CALENDAR_MAX);
});

test('customers download nothing of the back office, neither with a screen, nor its styles, nor with the worker', () => {
  for (const [key, { file, imports = [] }] of Object.entries(manifest)) {
    const brought = isStaff(file) ? [] : imports.filter((each) => isStaff(manifest[each]?.file ?? ''));
    expect(brought, key).toEqual([]);
  }
  const worker = readFileSync('dist/sw.js', 'utf8');
  expect(worker).toContain(entry.map((key) => manifest[key]?.file ?? '').find((file) => /frame/.test(file)));
  expect(staffFiles.length).toBeGreaterThan(20);
  expect(staffFiles.filter((file) => worker.includes(file.slice(1)))).toEqual([]);
  const common = readdirSync('dist/assets').filter((file) => file.endsWith('.css') && shell.includes(file));
  // With the prefix of their screen; short names are those of app/ui, which staff sheets may refine.
  const PREFIXED = /\.[a-z]+-[\w-]+/gi;
  const classes = new Set(readFileSync(`dist/assets/${common[0]}`, 'utf8').match(PREFIXED));
  for (const file of staffFiles.filter((each) => each.endsWith('.css'))) {
    const max = /\/calendar-/.test(file) ? STAFF_CALENDAR_SHEET_MAX : STAFF_SHEET_MAX;
    expect(sizeOf(file.slice(1)), file).toBeLessThanOrEqual(max);
    const own = new Set(readFileSync(`dist${file}`, 'utf8').match(PREFIXED));
    expect(
      [...own].filter((name) => classes.has(name)),
      file,
    ).toEqual([]);
  }
});
