/**
 * Makes the pictures of the README and of the install dialog (public/manifest.webmanifest) from the built app:
 * `node --import tsx tests/run/take-screenshots.ts`. Needs dist; writes public/screenshots.
 */
import { mkdirSync, statSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright';
import { admin } from '../../app/i18n/messages/admin/fr.ts';
import { words } from '../journeys/words.ts';
import { findChromium } from './find-chromium.mjs';
import { fillWeek } from './staff-scene.ts';
import { startStack } from './start-stack.ts';

const FOLDER = 'public/screenshots';
const JPEG_QUALITY = 80;
/** An install dialog on a slow line shows them. */
const PICTURE_MAX_BYTES = 250_000;
const shapes = {
  wide: { viewport: { width: 1280, height: 800 } },
  narrow: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
} as const;
/** A live stream is open, so the line is never quiet; what was drawn has moved to its place by then. */
const SETTLED_MS = 4_000;
type Shape = keyof typeof shapes;

const w = words.en;

async function take(page: Page, screen: string, shape: Shape): Promise<void> {
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.fonts.ready);
  if (!screen.startsWith('staff-')) await page.waitForLoadState('networkidle');
  const path = `${FOLDER}/${screen}-${shape}.jpg`;
  await page.screenshot({ path, type: 'jpeg', quality: JPEG_QUALITY, animations: 'disabled' });
  const { size } = statSync(path);
  if (size > PICTURE_MAX_BYTES) throw new Error(`${path} has ${size} bytes`);
}

const pathsOf = {
  carpet: '/service/carpet-cleaning',
  tile: '/service/tile-cleaning',
  upholstery: '/service/upholstery-cleaning',
} as const;

/** Step 2 of a configurator, with two of its first product and one of its second. */
async function chooseSome(page: Page, service: keyof typeof pathsOf): Promise<void> {
  await page.goto(pathsOf[service]);
  const more = page.getByRole('button', {
    name: new RegExp(`^${w.configure.choose.more.replace('{{product}}', '')}`),
  });
  await more.nth(1).waitFor();
  for (const nth of [0, 0, 1]) await more.nth(nth).click();
  await page.getByRole('button', { name: w.configure.bar.continue }).first().click();
}

const addresses = [
  '100 Orange Ave, Orlando 32801',
  '12 Palmetto Ave, Sanford 32771',
  '20 Park Ave, Winter Park 32789',
];

/** Two pickups and a drop-off, computed. */
async function planDelivery(page: Page): Promise<void> {
  await page.goto('/intake/delivery');
  const fields = page.getByRole('main').getByRole('combobox');
  await fields.nth(1).waitFor();
  await page.getByRole('button', { name: w.planner.stops.add }).click();
  for (const [place, address] of addresses.entries()) {
    await fields.nth(place).fill(address);
    const [street = ''] = address.split(',');
    await page.getByRole('option').filter({ hasText: street }).first().click();
  }
  await page.getByRole('button', { name: w.planner.compute.button }).click();
  await page.getByText(w.planner.result.estimated).waitFor();
}

/** The way to a booking, with a look at the other configurators on it. */
async function walk(browser: Browser, url: string, shape: Shape): Promise<void> {
  const context = await browser.newContext({
    ...shapes[shape],
    baseURL: url,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const press = (name: string | RegExp) => page.getByRole('button', { name }).first().click();

  await page.goto('/');
  await page.getByRole('link', { name: new RegExp(w.carpet) }).waitFor();
  await take(page, 'home', shape);

  await page.goto('/services');
  await page
    .getByRole('link', { name: new RegExp(w.carpet) })
    .first()
    .waitFor();
  await take(page, 'catalogue', shape);

  for (const service of ['tile', 'upholstery'] as const) {
    await chooseSome(page, service);
    await take(page, service, shape);
  }

  await planDelivery(page);
  await take(page, 'planner', shape);

  await chooseSome(page, 'carpet');
  await press(w.configure.intro.ok);
  await take(page, 'configure', shape);

  await press(w.configure.bar.add);
  await page.getByRole('heading', { level: 1, name: w.cart.title }).waitFor();
  await take(page, 'cart', shape);
  await page.goto('/checkout');
  const soonest = page.getByRole('region', { name: w.checkout.next.title }).getByRole('button').first();
  await soonest.click();
  await page.locator('[aria-pressed="true"]').first().waitFor();
  await take(page, 'checkout', shape);
  await context.close();
}

interface StaffScreen {
  readonly name: string;
  readonly path: string;
  readonly prepare?: (page: Page) => Promise<void>;
}

const staffScreens: readonly StaffScreen[] = [
  { name: 'calendar', path: '/admin/calendar', prepare: (page) => page.keyboard.press('ArrowRight') },
  { name: 'visits', path: '/admin/bookings' },
  { name: 'call', path: '/admin/bookings/new', prepare: answerCall },
];

/** A known customer, what they want, and a time of the day after tomorrow. */
async function answerCall(page: Page): Promise<void> {
  const call = admin['new-booking'];
  await page.getByRole('searchbox', { name: call.client.search }).fill('roy');
  const found = page.getByRole('list', { name: call.client.found });
  await found.getByRole('button', { name: /Camille Roy/ }).click();
  await page.getByRole('button', { name: /418 Lake Ave/ }).click();
  await page.getByRole('button', { name: 'Nettoyage de moquettes', exact: true }).click();
  await page.getByRole('combobox', { name: call.work.product }).selectOption({ index: 1 });
  const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel(call.time.day, { exact: true }).fill(day);
  await page.getByRole('group', { name: call.time.free }).getByRole('radio').nth(2).check({ force: true });
  await page.evaluate(() => scrollTo(0, 0));
}

/** The back office in the week after this one. */
async function walkStaff(browser: Browser, url: string): Promise<void> {
  for (const shape of ['wide', 'narrow'] as const) {
    const context = await browser.newContext({
      ...shapes[shape],
      baseURL: url,
      locale: 'fr-FR',
      timezoneId: 'America/New_York',
      colorScheme: 'light',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await page.goto('/admin/login');
    await page.evaluate((key) => localStorage.setItem('admin_key', key), 'sabal-dev-admin');
    for (const { name, path, prepare } of staffScreens) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await prepare?.(page);
      await page.waitForTimeout(SETTLED_MS);
      await take(page, `staff-${name}`, shape);
    }
    await context.close();
  }
}

mkdirSync(FOLDER, { recursive: true });
const { url, child } = await startStack();
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
});
try {
  await walk(browser, url, 'wide');
  await walk(browser, url, 'narrow');
  await fillWeek(url);
  await walkStaff(browser, url);
} finally {
  await browser.close();
  child.kill('SIGTERM');
}
