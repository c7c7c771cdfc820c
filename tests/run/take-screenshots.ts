/**
 * Makes the pictures of the README and of the install dialog (public/manifest.webmanifest) from the built app:
 * `node --import tsx tests/run/take-screenshots.ts`. Needs dist; writes public/screenshots.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { type Browser, chromium, type Page } from 'playwright';
import { words } from '../journeys/words.ts';
import { findChromium } from './find-chromium.mjs';

const FOLDER = 'public/screenshots';
/** Small enough for an install dialog on a slow line: below 250 kB each. */
const JPEG_QUALITY = 82;
const shapes = {
  wide: { viewport: { width: 1280, height: 800 } },
  narrow: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
} as const;
type Shape = keyof typeof shapes;

const w = words.en;

async function startStack(): Promise<{ url: string; child: ChildProcess }> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tests/support/stack-process.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const line = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).once('line', resolve);
    child.once('exit', (code) => reject(new Error(`the stack ended with ${code}`)));
  });
  const { url } = JSON.parse(line) as { url: string }; // written by stack-process
  return { url, child };
}

async function take(page: Page, screen: string, shape: Shape): Promise<void> {
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  const path = `${FOLDER}/${screen}-${shape}.jpg`;
  await page.screenshot({ path, type: 'jpeg', quality: JPEG_QUALITY, animations: 'disabled' });
}

/** Home, the details of three rooms, and a time held for them: the way to a booking in three pictures. */
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

  await page.goto('/service/carpet-cleaning');
  for (const product of [w.bedroom, w.bedroom, 'Living room']) {
    await press(w.configure.choose.more.replace('{{product}}', product));
  }
  await press(w.configure.bar.continue);
  await press(w.configure.intro.ok);
  await take(page, 'configure', shape);

  await press(w.configure.bar.add);
  await page.getByRole('heading', { level: 1, name: w.cart.title }).waitFor();
  await page.goto('/checkout');
  const soonest = page.getByRole('region', { name: w.checkout.next.title }).getByRole('button').first();
  await soonest.click();
  await page.locator('[aria-pressed="true"]').first().waitFor();
  await take(page, 'checkout', shape);
  await context.close();
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
} finally {
  await browser.close();
  child.kill('SIGTERM');
}
