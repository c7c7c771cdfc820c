import type { Page } from '@playwright/test';
import {
  button,
  countdown,
  countRequests,
  dayFrom,
  goToCheckout,
  goToFinalize,
  holdSoonest,
  openTimes,
  soonestTimes,
} from './customer.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { seedCart } from './seeded-cart.ts';
import { serviceName } from './seeded-names.ts';
import { pattern, words } from './words.ts';

const w = words.en;
test.use({ locale: 'en' });

const headers = { 'X-Tenant-Slug': 'sabal' };
/** Long enough that its times are fewer than those of a small visit. */
const MANY_ROOMS = 8;

interface Time {
  readonly startAt: string;
  readonly endAt: string;
}

/** What others are offered on a day, for a visit this long. */
async function freeTimes(page: Page, date: string, minutes: number): Promise<readonly Time[]> {
  const answer = await page.request.get(`/api/slots?date=${date}&minutes=${minutes}`, { headers });
  const slots: readonly (Time & { available: boolean })[] = await answer.json();
  return slots.filter(({ available }) => available);
}

async function isFree(page: Page, { startAt }: Time, minutes: number): Promise<boolean> {
  const date = new Date(startAt).toLocaleDateString('en-CA', { timeZone: 'America/New_York' });
  return (await freeTimes(page, date, minutes)).some((time) => time.startAt === startAt);
}

/** The soonest time but one: the soonest is no longer offered once half an hour begins. */
const secondSoonest = (page: Page) => soonestTimes(page, w).nth(1);

/** Holds it; answers which it is. */
async function hold(page: Page): Promise<Time> {
  const holding = page.waitForResponse('**/api/slots/hold');
  await holdSoonest(page, w);
  return (await holding).json();
}

/** Taps the held time once more. Not within a second of the first tap, or it would count as the same. */
async function giveBack(page: Page): Promise<void> {
  const timer = countdown(page, w);
  for (let seconds = 0; seconds < 2; seconds++) {
    const shown = await timer.getAttribute('aria-label');
    await expect(timer).not.toHaveAttribute('aria-label', shown ?? '');
  }
  const released = page.waitForResponse('**/api/slots/release');
  await secondSoonest(page).click();
  await expect(timer).toHaveCount(0);
  expect((await released).ok()).toBe(true);
}

test('a time is held, given back, moved, and kept until the cart gives it back', async ({ page }) => {
  const asking = page.waitForRequest(/\/api\/slots\?/);
  await openTimes(page, w, MANY_ROOMS);
  const minutes = Number(new URL((await asking).url()).searchParams.get('minutes'));
  const nothingChosen = page.getByText(w.checkout.chosen.none).filter({ visible: true });

  await test.step('the times follow the length of the visit: a longer cart has fewer', async () => {
    const day = dayFrom(1);
    await page.locator(`[data-day="${day}"]`).click();
    const long = await freeTimes(page, day, minutes);
    expect(long.length).toBeGreaterThan(0);
    expect(long.length).toBeLessThan((await freeTimes(page, day, 60)).length);
    await expect(page.getByRole('button', { name: /\buntil\b/ })).toHaveCount(long.length);
  });

  await test.step('a held time counts down; a second tap gives it back, free for others at once', async () => {
    const time = await hold(page);
    expect(await isFree(page, time, minutes)).toBe(false);
    await giveBack(page);
    expect(await isFree(page, time, minutes)).toBe(true);
    await expect(nothingChosen).toBeVisible();
    await expect(button(page, w.checkout.continue.book)).toBeDisabled();
    await expectAccessible(page, 'released time');
  });

  // To a later one, for the same reason.
  const time = await test.step('another tap moves the hold in one step', async () => {
    await holdSoonest(page, w);
    const held = countRequests(page, '/api/slots/hold');
    const released = countRequests(page, '/api/slots/release');
    const soonest = soonestTimes(page, w);
    const moved = page.waitForResponse('**/api/slots/hold');
    await soonest.nth(2).click();
    expect((await moved).ok()).toBe(true);
    await expect(soonest.nth(2)).toHaveAttribute('aria-pressed', 'true');
    await expect(soonest.nth(1)).toHaveAttribute('aria-pressed', 'false');
    await expect(countdown(page, w)).toBeVisible();
    expect([held(), released()]).toEqual([1, 0]);
    return soonest.nth(2).locator('strong').innerText();
  });

  await test.step('a reload and the next step keep it', async () => {
    await page.reload();
    await expect(countdown(page, w)).toBeVisible();
    await expect(soonestTimes(page, w).filter({ hasText: time })).toHaveAttribute('aria-pressed', 'true');
    await goToFinalize(page, w);
    await expect(countdown(page, w)).toBeVisible();
    await page.reload();
    await expect(countdown(page, w)).toBeVisible();
    await page.getByRole('link', { name: w.finalize.slot.change, exact: true }).click();
    await expect(countdown(page, w)).toBeVisible();
  });

  await test.step('the cart gives it back, and it can be held again', async () => {
    const released = page.waitForResponse('**/api/slots/release');
    await page.getByRole('banner').locator('a[href="/cart"]').click();
    expect((await released).ok()).toBe(true);
    await goToCheckout(page, w);
    await expect(nothingChosen).toBeVisible();
    await expect(countdown(page, w)).toHaveCount(0);
    await holdSoonest(page, w);
  });
});

test('a tap that is slow, swallowed or too late says so, and the next one has its time', async ({ page }) => {
  await page.route(/slots\/events/, (route) => route.abort()); // or it would hear of the other customer before the tap
  await openTimes(page, w);
  const soonest = secondSoonest(page);

  await test.step('a slow one says what it waits for; given up, the time goes back', async () => {
    let letPass = (): void => undefined;
    const passes = new Promise<void>((resolve) => {
      letPass = resolve;
    });
    await page.route('**/api/slots/hold', async (route) => {
      await passes;
      await route.continue();
    });
    await soonest.click();
    const waits = page.getByText(pattern(w.checkout.hold.pending)).filter({ visible: true }).first();
    await expect(waits).toBeVisible();
    const released = page.waitForResponse('**/api/slots/release');
    await button(page, w.checkout.hold.stop).click();
    await expect(waits).toHaveCount(0);
    letPass();
    expect((await released).ok()).toBe(true);
    await expect(countdown(page, w)).toHaveCount(0);
    await page.unroute('**/api/slots/hold');
  });

  let mine: Time | undefined;
  await test.step('one that the connection swallows says so and can be repeated', async () => {
    // Only this call: with all of them gone the app may have noticed before the tap, which would then be a wish.
    await page.route('**/api/slots/hold', (route) => route.abort('internetdisconnected'));
    await soonest.click();
    await expect(page.getByText(w.checkout.hold.failed)).toBeVisible({ timeout: 20_000 });
    await expectAccessible(page, 'failed hold');
    await page.unroute('**/api/slots/hold');
    await expect(page.locator('[data-pill]')).toHaveCount(0);
    mine = await hold(page);
  });

  await test.step('a time that was taken meanwhile greys and the three nearest are offered', async () => {
    const refused = page.waitForResponse((answer) => answer.status() === 409);
    // Nor does it read of it: giving back asks for the day anew.
    await page.route(/\/api\/slots\?/, async (route) => {
      await refused;
      await route.continue();
    });
    await giveBack(page);
    await expect(soonest).toBeEnabled();
    const data = { startAt: mine?.startAt, endAt: mine?.endAt };
    expect((await page.request.post('/api/slots/hold', { headers, data })).status()).toBe(201);
    await soonest.click();
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
  });
});

test('days are looked through, and a hold is prolonged, runs out and is had again', async ({
  page,
  stack,
}) => {
  // The app follows the server's clock, so the server's word is what has to be shorter.
  let lastsMs = 50_000;
  await page.route('**/api/slots/hold', async (route) => {
    const answer = await route.fetch();
    const held: { serverNow: string } = await answer.json();
    const expiresAt = new Date(Date.parse(held.serverNow) + lastsMs).toISOString();
    await route.fulfill({ response: answer, json: { ...held, expiresAt } });
  });
  await openTimes(page, w);

  await test.step('a closed day says why', async () => {
    const sunday = page.locator(`[data-day="${dayFrom(7)}"]`);
    await expect(sunday).toBeDisabled(); // to the tap it is not: that one asks why
    // Out from under the sticky bar, which would take the tap.
    await sunday.evaluate((cell) => cell.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await sunday.click({ force: true });
    await expect(page.getByRole('status').filter({ hasText: w.checkout.day.none })).toBeVisible();
  });

  await test.step('the calendar moves by 28 days within its limits', async () => {
    const firstDay = () => page.locator('[data-day]').first().getAttribute('data-day');
    const later = button(page, w.checkout.calendar.next);
    const earlier = button(page, w.checkout.calendar.previous);
    await expect(earlier).toBeDisabled();
    const start = Date.parse((await firstDay()) ?? '');
    const movedDays = async () => (Date.parse((await firstDay()) ?? '') - start) / 86_400_000;
    for (const [to, moved] of [
      [later, 28],
      [later, 56],
      [earlier, 28],
      [earlier, 0],
    ] as const) {
      await to.click();
      await expect.poll(movedDays).toBe(moved);
    }
    await expect(earlier).toBeDisabled();
  });

  await test.step('the last minute can be prolonged', async () => {
    const soonest = secondSoonest(page);
    await soonest.click();
    await expect(soonest).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText(w.checkout.hold.lastMinute).filter({ visible: true }).first()).toBeVisible();
    await expectAccessible(page, 'last minute');
    lastsMs = 2_000;
    await button(page, w.checkout.hold.keep).click();
  });

  await test.step('a hold that ran out can be had again', async () => {
    await expect(page.getByText(w.checkout.hold.expiredTitle)).toBeVisible();
    await page.unroute('**/api/slots/hold');
    await expect(button(page, w.checkout.continue.book)).toBeDisabled();
    await expectAccessible(page, 'expired hold');
    await stack.control('/expire-holds');
    await button(page, w.checkout.hold.again).click();
    await expect(countdown(page, w)).toBeVisible();
    await expect(page.getByText(w.checkout.hold.expiredTitle)).toHaveCount(0);
  });
});

test('what the address names stands above the times while the cart is not known', async ({ page }) => {
  await seedCart(page, [{ service: 'carpet-cleaning', product: 'bedroom' }]);
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
