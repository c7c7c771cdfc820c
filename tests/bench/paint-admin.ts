import { chromium, type Page } from '@playwright/test';
import { admin } from '../../app/i18n/messages/admin/fr.ts';
import { findChromium } from '../run/find-chromium.mjs';
import { chromiumLaunch } from '../support/chromium-launch.ts';
import { ADMIN_KEY } from './admin-scenarios.ts';

/** What was done, and how long it took until it was to be seen (ms); rows are counted too. */
export type Paints = Readonly<Record<string, number>>;

const BOOKING = 'section [data-booking]';
const ROW = 'tbody tr';
const PAGES_ON = 6;

/** A device that was never there: nothing of the app nor of its bookings is kept on it. */
export async function paintAdmin(url: string): Promise<Paints> {
  const browser = await chromium.launch({ ...chromiumLaunch, executablePath: await findChromium() });
  try {
    const context = await browser.newContext({
      baseURL: url,
      viewport: { width: 1440, height: 900 },
      timezoneId: 'America/New_York',
      serviceWorkers: 'block',
    });
    await context.addInitScript((key) => localStorage.setItem('admin_key', key), ADMIN_KEY);
    const page = await context.newPage();
    const week = await arrive(page, '/admin/calendar', BOOKING);
    await page.getByRole('button', { name: admin.calendar.next, exact: true }).click();
    await page.waitForTimeout(1_500); // the overview and the weeks beside it are asked for meanwhile
    const again = await arrive(page, '/admin/calendar', BOOKING);
    const table = await arrive(page, '/admin/bookings', ROW);
    await page.waitForTimeout(500);
    const search = await find(page);
    const paging = await pageOn(page);
    return {
      'calendar week, a new device': week,
      'calendar week, again': again,
      'table of bookings': table,
      ...search,
      ...paging,
    };
  } finally {
    await browser.close();
  }
}

/** From the navigation to the frame after the first of them stands in the page. */
async function arrive(page: Page, path: string, selector: string): Promise<number> {
  await page.goto(path, { waitUntil: 'commit' });
  return shown(page, selector, 1);
}

/** `performance.now()` of the first frame in which `count` of them stand in the page. */
async function shown(page: Page, selector: string, count: number): Promise<number> {
  const seen = await page.waitForFunction(
    ([wanted, least]) => document.querySelectorAll(wanted).length >= least && performance.now(),
    [selector, count] as const,
    { polling: 'raf' },
  );
  return Number(await seen.jsonValue());
}

const now = (page: Page) => page.evaluate(() => performance.now());

/** A customer who comes once; the wait of a quarter of a second between letters and question is in it. */
async function find(page: Page): Promise<Paints> {
  const box = page.getByRole('searchbox', { name: admin.bookings.search });
  const name = await page.locator('tbody [data-open] > :first-child').nth(6).innerText();
  const startedMs = await now(page);
  await box.fill(name);
  await page.waitForFunction(
    ([rows, wanted]) => {
      const names = [...document.querySelectorAll(`${rows} [data-open] > :first-child`)].map(
        (each) => each.textContent,
      );
      return names.length > 0 && names.length < 5 && names.every((each) => each?.trim() === wanted);
    },
    [ROW, name] as const,
  );
  const tookMs = (await now(page)) - startedMs;
  await box.fill('');
  await shown(page, ROW, 10);
  return { 'search, from the last letter': tookMs };
}

/** As far as the list goes, up to the sixth page more; it asks for the next one by itself near its end. */
async function pageOn(page: Page): Promise<Paints> {
  await page.getByText(admin.bookings.view.all, { exact: true }).click();
  await page.waitForTimeout(1_000);
  const took: number[] = [];
  for (let turn = 0; turn < PAGES_ON; turn++) {
    const before = await page.locator(ROW).count();
    const startedMs = await now(page);
    await page.evaluate(() => {
      scrollTo(0, document.body.scrollHeight);
      document.querySelector<HTMLElement>('table + div button')?.click();
    });
    const seen = await page.waitForFunction(
      ([rows, known]) =>
        document.querySelectorAll(rows).length > known
          ? performance.now()
          : document.querySelector('table + div button') === null && -1,
      [ROW, before] as const,
      { polling: 'raf' },
    );
    const seenMs = Number(await seen.jsonValue());
    if (seenMs < 0) break;
    took.push(seenMs - startedMs);
  }
  return { 'the next page, at most': Math.max(...took), 'rows in the end': await page.locator(ROW).count() };
}
