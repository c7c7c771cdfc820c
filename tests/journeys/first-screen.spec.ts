import type { Page, Route } from '@playwright/test';
import { currentSlugs, pathOf } from '#shared/catalogue/current-slugs.ts';
import { LANGUAGE_PARAM, locales } from '#shared/kernel/locale.ts';
import { expectTakenOver } from './customer.ts';
import { askUntilDrawn } from './drawn-page.ts';
import { expect, test } from './fixtures.ts';
import { makeCart } from './seeded-cart.ts';
import { words } from './words.ts';

/** What the server draws before any script runs (D290), and how the app takes it over. */

const PATHS: readonly string[] = [
  '/',
  '/services',
  '/terms',
  '/privacy',
  ...new Set(Object.values(currentSlugs).map(pathOf)),
];
const w = words.en;
test.use({ locale: 'en' });

/** The app's script waits until it is let go; everything else comes. */
async function holdScript(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  const isScript = /\/assets\/index-[^/]*\.js$/;
  let isHeld = true;
  await page.route(isScript, (route) => {
    if (!isHeld) return route.continue();
    held.push(route);
  });
  return async () => {
    isHeld = false;
    await Promise.all(held.map((route) => route.continue()));
  };
}

/** People see a page with its styles and letters; a journey can ask where things are before they have come. */
const isDressed = (page: Page) =>
  page.waitForFunction(
    () =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].every(({ sheet }) => sheet) &&
      document.fonts.status === 'loaded',
  );

/** Elements as the server sent them, which say so afterwards if the app kept them. The head of a form comes anew with it. */
const keptOn = (path: string) =>
  path.startsWith('/intake/') ? '#app > header, #app > footer' : '#app > header, #app > footer, #content h1';
const markAll = async (page: Page, path: string) => {
  const marked = await page.evaluate((kept) => {
    const found = document.querySelectorAll(kept);
    for (const each of found) each.setAttribute('data-mark', '');
    return found.length;
  }, keptOn(path));
  expect(marked, path).toBe(keptOn(path).split(',').length);
};
const countLost = (page: Page, path: string) =>
  page.evaluate((kept) => document.querySelectorAll(`:is(${kept}):not([data-mark])`).length, keptOn(path));

test('every first screen is there before its script, and the app keeps it as it is', async ({
  browser,
  stack,
}) => {
  for (const locale of locales) {
    const context = await browser.newContext({ baseURL: stack.url, locale, serviceWorkers: 'block' });
    // The words are another matter: each language has the two pages that most people see first.
    for (const path of locale === 'en' ? PATHS : PATHS.slice(0, 2)) {
      const page = await context.newPage();
      const faults: string[] = [];
      page.on('console', (line) => line.type() === 'error' && faults.push(line.text()));
      page.on('pageerror', (error) => faults.push(error.message));
      const letGo = await holdScript(page);
      await askUntilDrawn(page.request, path, locale);
      await page.goto(path, { waitUntil: 'commit' });
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading, path).toBeVisible();
      await expect(page.locator('html'), path).toHaveAttribute('lang', locale);
      const before = await heading.innerText();
      await markAll(page, path);
      await letGo();
      await expectTakenOver(page);
      expect(await heading.innerText(), path).toBe(before);
      expect(await countLost(page, path), `${locale} ${path}: nothing is drawn anew`).toBe(0);
      expect(faults, `${locale} ${path}`).toEqual([]);
      await page.close();
    }
    await context.close();
  }
});

test('a drawing that differs from the app’s is noticed by the walk above', async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await page.route('**/services', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(w.catalogue.heading, `${w.catalogue.heading}!`);
    await route.fulfill({ response: answer, body });
  });
  const letGo = await holdScript(page);
  await askUntilDrawn(page.request, '/services', 'en');
  await page.goto('/services', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: `${w.catalogue.heading}!` })).toBeVisible();
  await markAll(page, '/services');
  await letGo();
  await expect(page.getByRole('heading', { name: w.catalogue.heading, exact: true })).toBeVisible();
  expect(faults.length + (await countLost(page, '/services'))).toBeGreaterThan(0);
});

test('nothing of the app is asked for before the page is on screen', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const styles: Route[] = [];
  await page.route(/\/assets\/index-[^/]*\.css$/, (route) => void styles.push(route));
  await askUntilDrawn(page.request, '/services', 'en');
  await page.goto('/services', { waitUntil: 'commit' });
  await expect.poll(() => styles.length).toBe(1);
  await expect.poll(() => asked).toContain('/take-over.js');
  await page.waitForTimeout(500); // whatever else the head names would be asked for by now
  expect(asked.filter((path) => path.startsWith('/assets/') && path.endsWith('.js'))).toEqual([]);
  await Promise.all(styles.map((route) => route.continue()));
  await expectTakenOver(page);
});

test('what the address asks for comes beside the words of the frame, not after them', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const words: Route[] = [];
  let isHeld = true;
  await page.route(/\/assets\/en-[^/]*\.js$/, (route) =>
    isHeld ? void words.push(route) : route.continue(),
  );
  await page.goto('/cart', { waitUntil: 'commit' });
  await expect.poll(() => words.length).toBe(1);
  await expect.poll(() => asked.some((path) => path.startsWith('/assets/cart-screen-'))).toBe(true);
  isHeld = false;
  await Promise.all(words.map((route) => route.continue()));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('what is kept on the device is read without a trace, as it is where customers are', async ({ page }) => {
  await page.addInitScript(() => {
    const traced: string[] = [];
    const createTask = (name: string) => {
      traced.push(name);
      return { run: (work: () => unknown) => work() };
    };
    Object.assign(console, { createTask });
    Object.assign(globalThis, { traced });
  });
  await page.goto('/services');
  await expectTakenOver(page);
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => Reflect.get(globalThis, 'traced'))).toEqual([]);
});

test('what was typed before the script came counts, and no press is lost on a button that is only drawn', async ({
  page,
}) => {
  const letGo = await holdScript(page);
  await askUntilDrawn(page.request, '/', 'en');
  await page.goto('/', { waitUntil: 'commit' });
  const zip = page.getByRole('textbox', { name: w.home.zip.label });
  await zip.fill('32801');
  await letGo();
  await expect(page.getByText(w.home.zip.inside.replace('{{zip}}', '32801'))).toBeVisible();

  const letGoAgain = await holdScript(page);
  await askUntilDrawn(page.request, '/service/carpet-cleaning', 'en');
  await page.goto('/service/carpet-cleaning', { waitUntil: 'commit' });
  const plus = page.getByRole('button', { name: /^One more/ }).first();
  await expect(plus).toBeVisible();
  const pressed = plus.click(); // waits until the button takes it
  await letGoAgain();
  await pressed;
  await expect(page.getByRole('button', { name: w.configure.bar.continue }).first()).toBeEnabled();
});

test('the checkout says what is to be done before its script, and nothing of it moves when the cart comes', async ({
  page,
  stack,
}) => {
  const faults: string[] = [];
  page.on('console', (line) => line.type() === 'error' && faults.push(line.text()));
  page.on('pageerror', (error) => faults.push(error.message));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const cart = await makeCart(page.request, [{ service: 'carpet-cleaning', product: 'bedroom', count: 3 }]);
  await page.addInitScript((id) => localStorage.setItem('cart_id_v1', id), cart);
  const letGo = await holdScript(page);
  const html = await askUntilDrawn(page.request, '/checkout', 'en');
  expect(html, 'the policy allows none').not.toContain(' style="');
  await page.goto('/checkout', { waitUntil: 'commit' });
  const heading = page.getByRole('heading', { level: 1, name: w.checkout.title });
  const lead = page.getByText(w.checkout.lead);
  await expect(lead).toBeVisible();
  await isDressed(page);
  const place = async () => [await heading.boundingBox(), await lead.boundingBox()];
  const before = await place();
  await letGo();
  await expect(page.getByText('Your visit takes about')).toBeVisible();
  await expectTakenOver(page);
  expect(await place()).toEqual(before);
  expect(asked, 'the cart is not called empty on the way').not.toContain('/drawings/empty-cart.svg');
  expect(faults).toEqual([]);
  const sitemap = await (await page.request.get(`${stack.url}/sitemap.xml`)).text();
  expect(sitemap).toContain('/services');
  expect(sitemap, 'nothing to be found by').not.toContain('/checkout');
});

test('without a script there are services, prices, pictures and an address to write to', async ({
  browser,
  stack,
}) => {
  const context = await browser.newContext({ baseURL: stack.url, locale: 'es', javaScriptEnabled: false });
  const page = await context.newPage();
  await askUntilDrawn(page.request, '/services', 'es');
  await page.goto('/services');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.es.catalogue.heading);
  await expect(page.getByRole('listitem').filter({ hasText: /desde \$\d/ })).toHaveCount(7);
  const pictures = page.locator('#content img');
  expect(await pictures.count()).toBeGreaterThanOrEqual(7);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toBeVisible();
  }
  await expect(page.locator('p a[href^="mailto:"]')).toBeVisible();
  await context.close();
});

test('each page has a title, an address and a language of its own for search engines and messengers', async ({
  page,
  stack,
}) => {
  const plain = async (path: string) => (await page.request.get(path)).text();
  for (const locale of locales) {
    const titles = new Set<string>();
    for (const path of PATHS) {
      const html = await askUntilDrawn(page.request, `${path}?${LANGUAGE_PARAM}=${locale}`, 'de');
      titles.add(/<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '');
      expect(html, path).toContain(`<html lang="${locale}"`);
      expect(html.match(/<meta name="description"/g), path).toHaveLength(1);
      expect(html, path).toContain(`rel="canonical" href="`);
      expect(html.match(/rel="alternate" hreflang="/g), path).toHaveLength(4);
      const [, data = ''] = /<script type="application\/ld\+json">([^<]*)</.exec(html) ?? [];
      expect(JSON.parse(data), path).toMatchObject({ '@context': 'https://schema.org' });
      expect(html, `${path}: the policy allows none`).not.toContain(' style="');
    }
    expect(titles.size, 'no two pages have one title').toBe(PATHS.length);
  }
  expect(await askUntilDrawn(page.request, '/services', 'es-MX,en;q=0.5')).toContain(
    words.es.catalogue.heading,
  );
  expect(await askUntilDrawn(page.request, '/services', 'de')).toContain(words.fr.catalogue.heading);
  await askUntilDrawn(
    page.request,
    '/services?utm_source=flyer&gclid=x&gad_source=1&gad_campaignid=2&srsltid=y',
    'en',
  );
  // A query that the screen reads, and screens about one person.
  for (const path of [
    '/service/carpet-cleaning?step=2',
    '/checkout?kind=carpet',
    '/cart',
    '/manage',
    '/service/unheard-of',
  ])
    expect(await plain(path), path).toContain('<div id="app"></div>');

  const before = await page.request.get('/services');
  await stack.control('/raise-prices?cents=500');
  await expect
    .poll(async () => (await page.request.get('/services')).headers().etag, {
      message: 'a new price is a new page',
    })
    .not.toBe(before.headers().etag);
});
