import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { countdown, dayFrom, holdSoonest, soonestTimes } from './customer.ts';
import { expect, test } from './fixtures.ts';
import { seedCart } from './seeded-cart.ts';
import { words } from './words.ts';

const w = words.en;
test.use({ locale: 'en' });

/** People are promised two seconds; a busy machine needs more, and without its stream the page would look after 15. */
const GREYS_WITHIN_MS = 10_000;
const headers = { 'X-Tenant-Slug': 'sabal' };

const bedroom = { service: 'carpet-cleaning', product: 'bedroom', options: ['size-regular', 'soil-regular'] };

/** In front of the soonest times, and of those of the first free day. */
async function openTimes(page: Page): Promise<void> {
  await seedCart(page, [bedroom]);
  await page.goto('/checkout');
  await expect(soonestTimes(page, w)).toHaveCount(3);
}

function timeOf(page: Page, time: string): Locator {
  return page.getByRole('main').getByRole('button', { name: new RegExp(`^${time}`) });
}

/** Another customer takes the first free time of a day; answers how it is read, as a pattern: `9:00\sAM` (D543). */
async function takeFirst(request: APIRequestContext, date: string, minutes: number): Promise<string> {
  const answer = await request.get(`/api/slots?date=${date}&minutes=${minutes}`, { headers });
  const slots: { startAt: string; endAt: string; available: boolean }[] = await answer.json();
  const { startAt = '', endAt = '' } = slots.find(({ available }) => available) ?? {};
  const held = await request.post('/api/slots/hold', { headers, data: { startAt, endAt } });
  expect(held.status()).toBe(201);
  return new Date(startAt)
    .toLocaleTimeString('en-US', { timeZone: 'America/New_York', hour: 'numeric', minute: '2-digit' })
    .replace(/\s/, '\\s');
}

async function expectGreys(page: Page, time: string, timeout = GREYS_WITHIN_MS): Promise<void> {
  const slot = timeOf(page, time);
  await expect(slot).toContainText(w.checkout.day.taken, { timeout });
  await expect(slot).toBeDisabled();
}

test('a time taken elsewhere greys on every open screen by itself, also after a sleep and without the stream', async ({
  page,
  browser,
  stack,
}) => {
  // Of journeys before this one: a hold that runs out now would give one of the two pages another soonest time.
  await stack.control('/expire-holds');
  await page.clock.install();
  const stream = page.waitForResponse(/slots\/events/);
  await openTimes(page);
  expect((await stream).headers()['content-type']).toContain('text/event-stream');
  const slotsAnswer = page.waitForRequest(/\/api\/slots\?/);

  const context = await browser.newContext({
    baseURL: stack.url,
    locale: 'en',
    timezoneId: 'America/New_York',
  });
  const rival = await context.newPage();
  await openTimes(rival);
  const offered = await soonestTimes(page, w).allInnerTexts();
  await holdSoonest(rival, w, 0);
  // What was offered stays in its place for a while, and what is taken of it says so.
  await expect(soonestTimes(page, w).first()).toBeDisabled();
  expect((await soonestTimes(page, w).allInnerTexts())[2]).toEqual(offered[2]);
  await expect(countdown(rival, w)).toBeVisible();
  await context.close();
  const minutes = Number(new URL((await slotsAnswer).url()).searchParams.get('minutes'));

  // Of today one time may have been left: a day that is full cannot be opened.
  const day = dayFrom(1);
  await page.locator(`[data-day="${day}"]`).click();
  await expect(timeOf(page, '10:00\\sAM')).toBeVisible();
  const heard = await takeFirst(page.request, day, minutes);
  // What is spoken leaves the page after five seconds.
  const spoken = page.getByRole('status').filter({ hasText: new RegExp(`${heard}.* just taken`) });
  await Promise.all([expect(spoken).toBeAttached(), expectGreys(page, heard)]);

  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setWebLifecycleState', { state: 'frozen' });
  const asleep = await takeFirst(page.request, day, minutes);
  await devtools.send('Page.setWebLifecycleState', { state: 'active' });
  await expectGreys(page, asleep);

  await page.route(/slots\/events/, (route) => route.abort());
  const cut = page.waitForEvent('requestfailed', (request) => request.url().includes('slots/events'));
  await page.evaluate(() => dispatchEvent(new Event('online'))); // another network: the stream is opened anew
  await cut;
  const unheard = await takeFirst(page.request, day, minutes);
  // Again where the first jump came before the page had set its timer.
  await expect(async () => {
    await page.clock.fastForward(15_000);
    await expectGreys(page, unheard, 3_000);
  }).toPass();
});
