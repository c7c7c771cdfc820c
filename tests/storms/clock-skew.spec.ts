import type { APIRequestContext, Page } from '@playwright/test';
import {
  aPerson,
  button,
  countdown,
  expectBooked,
  fillContact,
  goToFinalize,
  type Person,
  soonestTimes,
} from '../journeys/customer.ts';
import { expect, type Stack, test } from '../journeys/fixtures.ts';
import { seedCart } from '../journeys/seeded-cart.ts';
import { pattern, words } from '../journeys/words.ts';
import { sized } from './storm-size.ts';

/** L13: a device whose clock is two days off, from the start or from one moment on, shows and does the same. */

const w = words.en;
test.use({ locale: 'en', serviceWorkers: 'block' });

const DAY_MS = 86_400_000;
const OFF_MS = 2 * DAY_MS;
const COUNTDOWN_OFF_MAX_MS = 2_000;

const headers = { 'X-Tenant-Slug': 'sabal' };
const dayOf = (at: number) => new Date(at).toLocaleDateString('en-CA', { timeZone: 'America/New_York' });

/** By the server's calendar and this machine's clock, which is right. */
async function firstFree(request: APIRequestContext): Promise<string> {
  for (let ahead = 0; ahead < 14; ahead++) {
    const date = dayOf(Date.now() + ahead * DAY_MS);
    const answer = await request.get(`/api/slots?date=${date}&minutes=60`, { headers });
    const slots: { startAt: string; available: boolean }[] = await answer.json();
    const free = slots.find(({ available }) => available);
    if (free !== undefined) return free.startAt;
  }
  throw new Error('Nothing is free');
}

async function openCheckout(page: Page): Promise<void> {
  await seedCart(page, [
    { service: 'carpet-cleaning', product: 'bedroom', options: ['size-regular', 'soil-regular'] },
  ]);
  await page.goto('/checkout');
  await expect(soonestTimes(page, w)).toHaveCount(3);
}

/** Answers when the server will let go of it, by the right clock. */
async function hold(page: Page): Promise<{ startAt: string; expiresAt: number }> {
  const answer = page.waitForResponse(/slots\/hold/);
  await soonestTimes(page, w).first().click();
  const { startAt, expiresAt } = await (await answer).json();
  return { startAt, expiresAt: Date.parse(expiresAt) };
}

/** How far what is counted down is from the truth; a pause of the machine between the two looks counts as well. */
async function countdownOffMs(page: Page, expiresAt: number): Promise<number> {
  const name = (await countdown(page, w).getAttribute('aria-label', { timeout: 500 })) ?? '';
  const [, min, sec] = /(\d+):(\d\d)$/.exec(name) ?? [];
  return Math.abs((Number(min) * 60 + Number(sec)) * 1_000 - (expiresAt - Date.now()));
}

/** Shows a new time each second; one that is wrong stays as wrong. */
async function expectTrueCountdown(page: Page, expiresAt: number): Promise<void> {
  await expect(async () => {
    expect(await countdownOffMs(page, expiresAt)).toBeLessThanOrEqual(COUNTDOWN_OFF_MAX_MS);
  }).toPass({ timeout: 20_000 });
}

async function askWithoutConnection(page: Page, person: Person): Promise<void> {
  await page.context().setOffline(true);
  await fillContact(page, w, person);
  await button(page, w.finalize.book.ask).filter({ visible: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: w.finalize.saved.title })).toBeVisible();
}

const bookingsOf = (stack: Stack, { email }: Person) =>
  stack.control<unknown[]>(`/bookings?email=${encodeURIComponent(email)}`);

const twoDays = { ahead: OFF_MS, behind: -OFF_MS };
const full = Object.entries(twoDays);
const ways = sized(full.length) === full.length ? full : full.slice(1);

for (const [name, offMs] of ways) {
  test(`a clock two days ${name} changes nothing, nor does putting it right or wrong meanwhile`, async ({
    page,
    stack,
  }) => {
    await page.clock.install({ time: Date.now() + offMs });
    await openCheckout(page);
    const first = await firstFree(page.request);
    const { startAt, expiresAt } = await hold(page);
    expect(startAt).toBe(first);
    await expectTrueCountdown(page, expiresAt);

    for (const jumpMs of [-offMs, 0, offMs]) {
      const before = await countdown(page, w).getAttribute('aria-label');
      await page.clock.setSystemTime(Date.now() + jumpMs);
      await expect(countdown(page, w)).not.toHaveAttribute('aria-label', before ?? '');
      await expectTrueCountdown(page, expiresAt);
    }

    await goToFinalize(page, w);
    const person = aPerson(`clock-${name}`);
    await askWithoutConnection(page, person);
    await page.context().setOffline(false);
    await expectBooked(page, w);
    expect(await bookingsOf(stack, person)).toHaveLength(1);
  });

  test(`a request kept before the clock went two days ${name} is asked about, not sent`, async ({
    page,
    stack,
  }) => {
    await page.clock.install();
    await openCheckout(page);
    await hold(page);
    await goToFinalize(page, w);
    const person = aPerson(`jump-${name}`);
    await askWithoutConnection(page, person);

    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(new URL(request.url()).pathname);
    });
    await page.clock.setSystemTime(Date.now() + offMs);
    await page.context().setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: pattern(w.finalize.asks.still) })).toBeVisible();
    expect(sent.filter((path) => path === '/api/bookings')).toEqual([]);
    await button(page, w.finalize.asks.yes).click();
    await expectBooked(page, w);
    expect(await bookingsOf(stack, person)).toHaveLength(1);
  });
}
