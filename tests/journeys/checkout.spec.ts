import type { Browser, Locator, Page } from '@playwright/test';
import {
  button,
  countdown,
  countRequests,
  dayFrom,
  fillCart,
  goToCheckout,
  goToFinalize,
  holdSoonest,
  soonestTimes,
} from './customer.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { serviceName } from './seeded-names.ts';
import { pattern, words } from './words.ts';

const w = words.en;
test.use({ locale: 'en' });

async function reachCheckout(page: Page, rooms = 1): Promise<void> {
  await fillCart(page, w, rooms);
  await goToCheckout(page, w);
}

/** Another customer, with a cart of the same length, in front of the same times. */
async function openRival(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, locale: 'en', timezoneId: 'America/New_York' });
  const rival = await context.newPage();
  await reachCheckout(rival);
  await expect(soonestTimes(rival, w)).toHaveCount(3);
  return rival;
}

async function wordsOf(time: Locator): Promise<string> {
  return (await time.innerText()).replace(/\s+/g, ' ').trim();
}

/** Waits for the next second of the countdown; a tap right after the first one would count as the same tap. */
async function nextSecond(page: Page): Promise<void> {
  const timer = countdown(page, w);
  const before = await timer.getAttribute('aria-label');
  await expect(timer).not.toHaveAttribute('aria-label', before ?? '');
  const then = await timer.getAttribute('aria-label');
  await expect(timer).not.toHaveAttribute('aria-label', then ?? '');
}

test('a held time counts down; a second tap gives it back, free for others at once', async ({
  page,
  browser,
  stack,
}) => {
  await reachCheckout(page);
  await holdSoonest(page, w);
  const mine = await wordsOf(soonestTimes(page, w).first());
  await nextSecond(page);

  await soonestTimes(page, w).first().click();
  await expect(countdown(page, w)).toHaveCount(0);
  await expect(page.getByText(w.checkout.chosen.none).filter({ visible: true })).toBeVisible();
  await expect(button(page, w.checkout.continue.book)).toBeDisabled();
  await expectAccessible(page, 'released time');

  const rival = await openRival(browser, stack.url);
  expect(await wordsOf(soonestTimes(rival, w).first())).toBe(mine);
  await holdSoonest(rival, w);
  await rival.context().close();
});

test('another tap moves the hold in one step', async ({ page }) => {
  await reachCheckout(page);
  await holdSoonest(page, w);
  const held = countRequests(page, '/api/slots/hold');
  const released = countRequests(page, '/api/slots/release');
  await soonestTimes(page, w).nth(1).click();
  await expect(soonestTimes(page, w).nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect(soonestTimes(page, w).first()).toHaveAttribute('aria-pressed', 'false');
  await expect(countdown(page, w)).toBeVisible();
  expect([held(), released()]).toEqual([1, 0]);
});

test('a time that was taken meanwhile greys and the three nearest are offered', async ({
  page,
  browser,
  stack,
}) => {
  const rival = await openRival(browser, stack.url);
  await page.route(/slots\/events/, (route) => route.abort()); // or it would hear of it before the tap
  await reachCheckout(page);
  const wanted = soonestTimes(page, w).first();
  const slot = page.getByRole('button', { name: /\buntil\b/ }).first();
  await expect(slot).toBeVisible();
  expect(await wordsOf(wanted)).toBe(await wordsOf(soonestTimes(rival, w).first()));
  await holdSoonest(rival, w);

  await wanted.click();
  const alert = page.getByRole('alert').filter({ hasText: w.errors.slot.taken });
  await expect(alert).toBeVisible();
  await expect(alert).toContainText(w.checkout.hold.nearest);
  const near = alert.getByRole('button').filter({ hasText: /\d:\d\d/ });
  await expect(near).toHaveCount(3);
  await expect(
    page.getByRole('button', { name: new RegExp(`${w.checkout.day.taken}$`) }).first(),
  ).toBeDisabled();
  await expectAccessible(page, 'taken time');
  await near.first().click();
  await expect(countdown(page, w)).toBeVisible();
  await expect(alert).toHaveCount(0);
  await rival.context().close();
});

test('the last minute can be prolonged, and a hold that ran out can be had again', async ({
  page,
  stack,
}) => {
  // The app follows the server's clock, so the server's word is what has to be shorter.
  let lastsMs = 50_000;
  await page.route('**/api/slots/hold', async (route) => {
    const answer = await route.fetch();
    const hold: { serverNow: string } = await answer.json();
    const expiresAt = new Date(Date.parse(hold.serverNow) + lastsMs).toISOString();
    await route.fulfill({ response: answer, json: { ...hold, expiresAt } });
  });
  await reachCheckout(page);
  const soonest = soonestTimes(page, w).first();
  await soonest.click();
  await expect(soonest).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText(w.checkout.hold.lastMinute).filter({ visible: true }).first()).toBeVisible();
  await expectAccessible(page, 'last minute');
  lastsMs = 2_000;
  await button(page, w.checkout.hold.keep).click();
  await expect(page.getByText(w.checkout.hold.expiredTitle)).toBeVisible();
  await page.unroute('**/api/slots/hold');
  await expect(button(page, w.checkout.continue.book)).toBeDisabled();
  await expectAccessible(page, 'expired hold');
  await stack.control('/expire-holds');
  await button(page, w.checkout.hold.again).click();
  await expect(countdown(page, w)).toBeVisible();
  await expect(page.getByText(w.checkout.hold.expiredTitle)).toHaveCount(0);
});

test('a reload and the next step keep the held time; the cart gives it back', async ({ page }) => {
  await reachCheckout(page);
  await holdSoonest(page, w);
  await page.reload();
  await expect(countdown(page, w)).toBeVisible();
  await expect(soonestTimes(page, w).filter({ hasText: /\d/ }).first()).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await goToFinalize(page, w);
  await expect(countdown(page, w)).toBeVisible();
  await page.reload();
  await expect(countdown(page, w)).toBeVisible();
  await page.getByRole('link', { name: w.finalize.slot.change, exact: true }).click();
  await expect(countdown(page, w)).toBeVisible();

  const released = page.waitForResponse((answer) => answer.url().endsWith('/api/slots/release'));
  await page.getByRole('banner').locator('a[href="/cart"]').click();
  expect((await released).ok()).toBe(true);
  await goToCheckout(page, w);
  await expect(page.getByText(w.checkout.chosen.none).filter({ visible: true })).toBeVisible();
  await expect(countdown(page, w)).toHaveCount(0);
  await holdSoonest(page, w);
});

test('a tap that takes its time says what it waits for; given up, the time goes back', async ({ page }) => {
  await reachCheckout(page);
  let letPass = (): void => undefined;
  const passes = new Promise<void>((resolve) => {
    letPass = resolve;
  });
  await page.route('**/api/slots/hold', async (route) => {
    await passes;
    await route.continue();
  });
  await soonestTimes(page, w).first().click();
  const waits = page.getByText(pattern(w.checkout.hold.pending)).filter({ visible: true }).first();
  await expect(waits).toBeVisible();
  const released = page.waitForResponse((answer) => answer.url().endsWith('/api/slots/release'));
  await button(page, w.checkout.hold.stop).click();
  await expect(waits).toHaveCount(0);
  letPass();
  expect((await released).ok()).toBe(true);
  await expect(countdown(page, w)).toHaveCount(0);
});

test('a tap that the connection swallows says so and can be repeated', async ({ page }) => {
  await reachCheckout(page);
  await expect(soonestTimes(page, w)).toHaveCount(3);
  // Only this call: with all of them gone the app may have noticed before the tap, which would then be a wish.
  await page.route('**/api/slots/hold', (route) => route.abort('internetdisconnected'));
  await soonestTimes(page, w).first().click();
  await expect(page.getByText(w.checkout.hold.failed)).toBeVisible({ timeout: 20_000 });
  await expectAccessible(page, 'failed hold');
  await page.unroute('**/api/slots/hold');
  await expect(page.locator('[data-pill]')).toHaveCount(0);
  await holdSoonest(page, w);
});

async function countTimes(page: Page): Promise<number> {
  await page.locator(`[data-day="${dayFrom(1)}"]`).click();
  const times = page.getByRole('button', { name: /\buntil\b/ });
  await expect(times.first()).toBeVisible();
  return times.count();
}

test('the times follow the length of the visit: a longer cart has fewer', async ({ page }) => {
  await reachCheckout(page);
  const short = await countTimes(page);
  await page.goto('/service/carpet-cleaning');
  const stairs = 'Flight of stairs';
  const quantity = page.getByRole('spinbutton', {
    name: w.configure.choose.quantity.replace('{{product}}', stairs),
  });
  await quantity.fill('8');
  await button(page, w.configure.bar.continue).click();
  await button(page, w.configure.intro.ok).click();
  await button(page, w.configure.bar.add).click();
  await goToCheckout(page, w);
  const long = await countTimes(page);
  expect(long).toBeGreaterThan(0);
  expect(long).toBeLessThan(short);
});

test('what the address names stands above the times while the cart is not known', async ({ page, stack }) => {
  await fillCart(page, w, 1);
  const tools = await page.context().newCDPSession(page);
  await page.goto('/favicon.svg'); // no app in it
  await tools.send('Storage.clearDataForOrigin', { origin: stack.url, storageTypes: 'indexeddb' });
  await page.route('**/api/cart/*?withTotals=1', () => undefined); // on its way for ever
  const title = page.getByRole('heading', { level: 1, name: w.checkout.title });
  const named = page.getByRole('main').getByText(serviceName('delivery', 'en'), { exact: true });
  await page.goto('/checkout?kind=delivery');
  await expect(title).toBeVisible();
  await expect(named).toBeVisible();
  await expect(page.getByText(w.carpet)).toHaveCount(0);
  await page.goto('/checkout?kind=nothing-we-know');
  await expect(page.getByRole('status').filter({ hasText: w.checkout.day.loading })).toBeVisible();
  await expect(named).toHaveCount(0);
});

test('a closed day says why, and the calendar moves by 28 days within its limits', async ({ page }) => {
  await reachCheckout(page);
  const sunday = page.locator(`[data-day="${dayFrom(7)}"]`);
  await expect(sunday).toBeDisabled(); // to the tap it is not: that one asks why
  // Out from under the sticky bar, which would take the tap.
  await sunday.evaluate((cell) => cell.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await sunday.click({ force: true });
  await expect(page.getByRole('status').filter({ hasText: w.checkout.day.none })).toBeVisible();

  const firstDay = () => page.locator('[data-day]').first().getAttribute('data-day');
  const later = button(page, w.checkout.calendar.next);
  const earlier = button(page, w.checkout.calendar.previous);
  await expect(earlier).toBeDisabled();
  const start = Date.parse((await firstDay()) ?? '');
  for (const moved of [28, 56]) {
    await later.click();
    await expect.poll(async () => (Date.parse((await firstDay()) ?? '') - start) / 86_400_000).toBe(moved);
  }
  await expectAccessible(page, 'later weeks');
  await earlier.click();
  await earlier.click();
  await expect.poll(firstDay).toBe(new Date(start).toISOString().slice(0, 10));
  await expect(earlier).toBeDisabled();
});
