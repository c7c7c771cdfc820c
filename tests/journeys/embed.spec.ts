import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { APIRequestContext } from '@playwright/test';
import {
  aPerson,
  bookButton,
  button,
  chooseBedrooms,
  expectBooked,
  expectTakenOver,
  fillContact,
  goToCheckout,
  goToFinalize,
  holdSoonest,
} from './customer.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { fill, words } from './words.ts';

/** The company's own site, which shows its booking pages in a frame. */

const w = words.en;
test.use({ locale: 'en', serviceWorkers: 'allow' });

const headers = { 'X-Tenant-Slug': 'sabal', 'X-Admin-Token': 'sabal-dev-admin' };
const shell = { title: w.shell.framed.title, open: w.shell.framed.open };

let site: Server;
let html = '';
test.beforeAll(async () => {
  site = createServer((_request, response) => {
    // As strict as a site is that asked somebody: no style in an attribute, one script and one frame of others.
    const [, ours = ''] = /(?:src)="(http[^/]*\/\/[^/"]+)/.exec(html) ?? [];
    response.writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': `default-src 'none'; script-src ${ours}; frame-src ${ours}; style-src 'self'`,
    });
    response.end(html);
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
});
test.afterAll(() => new Promise((resolve) => site.close(resolve)));

const pageOf = (body: string) =>
  `<!doctype html><html lang="en"><head><title>Acme</title></head><body><main><h1>Acme</h1>${body}</main></body></html>`;

/** Under a name of its own: browsers keep what another site's frame stores apart from what its own tab does. */
const siteUrl = () => `http://acme.localhost:${(site.address() as AddressInfo).port}`; // listening on a port

async function allow(request: APIRequestContext, base: string, sites: string): Promise<void> {
  const { version: expectedVersion } = await (
    await request.get(`${base}/api/admin/company`, { headers })
  ).json();
  const saved = await request.put(`${base}/api/admin/company`, {
    headers,
    data: { embed: { sites }, expectedVersion },
  });
  expect(saved.status()).toBe(200);
  await expect
    .poll(async () => (await request.get(`${base}/services`)).headers()['content-security-policy'])
    .toContain(sites === '' ? "frame-ancestors 'none'" : `frame-ancestors ${sites}`);
}

test('a visit is booked in a frame of the company’s own site, and what is private opens outside of it', async ({
  page,
  stack,
}) => {
  const ours = stack.url;
  await allow(page.request, ours, siteUrl());
  html = pageOf(`<script src="${ours}/embed.js" data-label="Get a price" data-lang="en" async></script>`);
  await page.goto(siteUrl());
  const begin = page.getByRole('button', { name: 'Get a price' });
  await begin.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Booking' });
  await expect(dialog).toBeVisible();
  const inside = dialog.frameLocator('iframe');
  await expect(inside.getByRole('heading', { level: 1, name: w.catalogue.heading })).toBeVisible();
  await expectAccessible(page, 'the site with the dialog');
  await chooseBedrooms(inside, w, 1);
  await button(inside, w.configure.bar.add).click();
  await expect(inside.getByRole('heading', { level: 1, name: w.cart.title })).toBeVisible();

  await dialog.getByRole('button', { name: 'Close' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(begin).toBeFocused();
  await begin.click(); // what was begun is there
  // Escape closes first what is open inside.
  await button(inside, fill(w.cart.item.optionsOf, { name: w.bedroom })).click();
  const options = inside.getByRole('dialog');
  await expect(options).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(options).toBeHidden();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(begin).toBeFocused();
  await begin.click();
  await goToCheckout(inside, w);
  await holdSoonest(inside, w);
  await goToFinalize(inside, w);
  const person = aPerson('framed');
  await fillContact(inside, w, person);
  await bookButton(inside, w).click();
  await expectBooked(inside, w);
  await stack.mailTo(person.email, w.mail.booked);

  // Another tab of the same browser, of our own: nothing of the frame's is in it, and its worker changes no answer.
  const tab = await page.context().newPage();
  await tab.goto(`${ours}/cart`);
  await tab.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await tab.close();
  for (const path of ['/admin', '/manage', '/my-bookings']) {
    html = pageOf(`<iframe title="${path}" src="${ours}${path}"></iframe>`);
    const refused = page.waitForEvent('console', (message) => /frame-ancestors/.test(message.text()));
    await page.goto(siteUrl());
    await refused;
  }
  html = pageOf(`<iframe title="ours" src="${ours}/services"></iframe>`);
  await page.goto(siteUrl());
  const framed = page.frameLocator('iframe');
  await expect(framed.getByRole('heading', { level: 1, name: w.catalogue.heading })).toBeVisible();
  await expectTakenOver(framed);
  const frame = page.frames().find((one) => one.url().startsWith(ours));
  await frame?.evaluate(() => {
    history.pushState(null, '', '/admin');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(framed.getByRole('heading', { level: 1, name: shell.title })).toBeVisible();
  await expect(framed.getByRole('link', { name: shell.open })).toHaveAttribute('href', '/admin?lang=en');
});

test('a site that was not named gets a link in place of the frame', async ({ page, stack }) => {
  await page.clock.install();
  html = pageOf(
    `<script src="${stack.url}/embed.js" data-open="inline" data-lang="en" data-service="carpet-cleaning"></script>`,
  );
  const refused = page.waitForEvent('console', (message) => /frame-ancestors/.test(message.text()));
  await page.goto(siteUrl());
  await refused;
  await page.clock.fastForward(13_000);
  const link = page.getByRole('link', { name: 'Book now' });
  await expect(link).toHaveAttribute('href', `${stack.url}/service/carpet-cleaning?lang=en`);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(page.locator('iframe')).toBeHidden();
});
