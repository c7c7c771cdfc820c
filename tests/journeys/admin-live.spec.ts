import type { APIRequestContext, Browser } from '@playwright/test';
import { admin } from '../../app/i18n/messages/admin/fr.ts';
import { button, cartLink, countRequests, dayFrom, openDay } from './customer.ts';
import { expect, type Stack, test } from './fixtures.ts';
import { seedCart } from './seeded-cart.ts';
import { pattern, words } from './words.ts';

/** What customers see change in an open page, without touching it; how staff change it, the other journeys show. */

/** What a fresh database is seeded with (server/env.ts). */
const KEY = 'sabal-dev-admin';
const headers = { 'X-Tenant-Slug': 'sabal', 'X-Admin-Token': KEY };
const w = words.en;
const { calendar } = admin;
test.use({ locale: 'fr' });

/** In front of the times; `streams` counts what was opened to hear of changes. */
async function customerAtTimes(browser: Browser, stack: Stack) {
  const context = await browser.newContext({
    baseURL: stack.url,
    locale: 'en',
    timezoneId: 'America/New_York',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const options = ['size-regular', 'soil-regular'];
  await seedCart(page, [{ service: 'carpet-cleaning', product: 'office', options, count: 4 }]);
  const streams = countRequests(page, '/api/slots/events');
  const stream = page.waitForResponse(/slots\/events/);
  await page.goto('/checkout');
  await stream;
  await expect(cartLink(page)).toHaveAccessibleName(/\$160/);
  return { page, streams };
}

/** Prices and hours as another desk writes them. */
async function write(
  request: APIRequestContext,
  method: 'patch' | 'put',
  path: string,
  data: object,
): Promise<void> {
  const answer = await request[method](`/api/admin/${path}`, { headers, data });
  expect(answer.ok(), await answer.text()).toBe(true);
}

async function officeProduct(request: APIRequestContext): Promise<string> {
  const { products } = await (await request.get('/api/admin/pricing', { headers })).json();
  return products.find(
    ({ slug, price }: { slug: string; price: number }) => slug === 'office' && price === 40,
  ).id;
}

test('a blocked day, closed hours and a lower price reach an open page, and what is opened again comes back', async ({
  page,
  browser,
  stack,
}) => {
  const { page: customer, streams } = await customerAtTimes(browser, stack);
  const day = dayFrom(1);
  await openDay(customer, 'en', day);
  const free = customer
    .getByRole('main')
    .getByRole('button', { name: pattern(w.checkout.day.until), disabled: false });
  const isFree = (yes: boolean) => {
    const times = expect(free.first());
    return (yes ? times : times.not).toBeVisible();
  };
  await isFree(true);
  const opened = streams();

  await test.step('a day that is blocked in the calendar leaves, and comes back with the undo', async () => {
    await page.addInitScript((key) => localStorage.setItem('admin_key', key), KEY);
    await page.goto('/admin/calendar');
    await page.getByLabel(calendar.goTo).fill(day);
    await button(page, calendar.view.day).click();
    await page.getByRole('button', { name: calendar.blockThisDay, exact: true }).first().click();
    const toast = page.getByRole('region', { name: admin.messages }).filter({ hasText: calendar.block.done });
    const undo = toast.getByRole('button', { name: calendar.block.undo, exact: true });
    await undo.hover(); // it stays while a pointer rests on it
    await isFree(false);
    await undo.click();
    await isFree(true);
  });

  await test.step('closed hours leave, and come back', async () => {
    const { version: _version, ...hours } = await (
      await page.request.get('/api/admin/schedule', { headers })
    ).json();
    const closed = hours.days.map((each: { weekday: number }) => ({ ...each, closed: each.weekday === 1 }));
    await write(page.request, 'put', 'schedule', { ...hours, days: closed });
    await isFree(false);
    await write(page.request, 'put', 'schedule', hours);
    await isFree(true);
  });

  await test.step('a lower price arrives', async () => {
    const path = `pricing/products/${await officeProduct(page.request)}`;
    await write(page.request, 'patch', path, { price: 39 });
    await expect(cartLink(customer)).toHaveAccessibleName(/\$156/);
  });
  // A page asks by itself only once its stream is lost (LC48), and would open another then.
  expect(streams(), 'all of it was told by the one stream').toBe(opened);
  await customer.context().close();
});
