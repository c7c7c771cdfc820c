import type { Locator, Page } from '@playwright/test';
import { toLocal } from '#shared/agenda/local-time.ts';
import { type Instant, instantFromMs } from '#shared/kernel/instant.ts';
import { formatTime } from '../../app/i18n/format.ts';
import { admin } from '../../app/i18n/messages/admin/fr.ts';
import { intake } from '../../app/i18n/messages/intake/fr.ts';
import type { SunkMail } from '../support/smtp-sink.ts';
import { expectFocusSomewhere, press, tabTo } from './by-keys.ts';
import { expect, expectAccessible, type Stack, test } from './fixtures.ts';
import { seedBooking } from './seeded-booking.ts';
import { expectSealed } from './staff-drafts.ts';

/** A customer calls, and is booked in the order of the talk, with the keyboard alone. */

/** What a fresh database is seeded with (server/env.ts). */
const KEY = 'sabal-dev-admin';
const ZONE = 'America/New_York';
const EMAIL = 'ana.diaz@sabal-mail.com';
const w = admin['new-booking'];

test.use({ locale: 'fr-FR', timezoneId: ZONE, viewport: { width: 768, height: 1024 } });

const at = (iso: string) => instantFromMs(Date.parse(iso));

function field(page: Page, name: string): Locator {
  return page.getByRole('textbox', { name, exact: true });
}

/** The parts of a date and a time are the browser's own, and in the order of its language. */
async function setTime(page: Page, when: Instant): Promise<void> {
  const { day, minuteOfDay } = toLocal(when, ZONE);
  const two = (number: number) => String(number).padStart(2, '0');
  await page.getByLabel(w.time.day, { exact: true }).fill(day);
  const time = `${two(Math.floor(minuteOfDay / 60))}:${two(minuteOfDay % 60)}`;
  await page.getByLabel(w.time.start, { exact: true }).fill(time);
}

/**
 * Tab by Tab the other way; the button at the end of the page has nothing behind it. Of radios of which none is chosen
 * the last one is met.
 */
async function backTo(page: Page, wanted: Locator): Promise<void> {
  for (let stop = 0; stop < 60; stop++) {
    await page.keyboard.press('Shift+Tab');
    await expectFocusSomewhere(page);
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Shift and Tab do not reach ${wanted}`);
}

/** The server books, and its answer never comes. Tells the keys that were sent. */
async function loseFirstAnswer(page: Page): Promise<readonly (string | undefined)[]> {
  const keys: (string | undefined)[] = [];
  await page.route('**/api/admin/bookings', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) return route.fallback();
    await route.fetch();
    return route.abort();
  });
  return keys;
}

function mailsTo(stack: Stack, address: string): Promise<readonly SunkMail[]> {
  return stack.control(`/mails?to=${encodeURIComponent(address)}`);
}

test('a known client calls: two kinds of work, a time that is taken, and one booking though the answer is lost; then another wants a parcel fetched', async ({
  page,
  stack,
}) => {
  const seeded = await seedBooking(page, EMAIL, 9, 'es');
  await expect.poll(async () => (await mailsTo(stack, EMAIL)).length).toBe(1);
  const note = 'Chien gentil, sonner deux fois';
  const noted = await page.request.put('/api/admin/customers/note', {
    headers: { 'X-Tenant-Slug': 'sabal', 'X-Admin-Token': KEY },
    data: { email: EMAIL, note, expectedVersion: 0 },
  });
  expect(noted.ok()).toBe(true);
  await page.addInitScript((key) => localStorage.setItem('admin_key', key), KEY);
  await page.goto('/admin/bookings/new');
  await expect(page.getByRole('heading', { level: 1, name: w.title })).toBeVisible();
  await expectAccessible(page, 'an empty form');

  // Who: found among the known, with the language and the address of the last visit, and with what staff know.
  await tabTo(page, page.getByRole('searchbox', { name: w.client.search }));
  await page.keyboard.type('diaz');
  await press(
    page,
    page.getByRole('list', { name: w.client.found }).getByRole('button', { name: /Ana Díaz/ }),
  );
  await expect(field(page, w.client.email)).toHaveValue(EMAIL);
  await expect(page.getByRole('radio', { name: admin.booking.facts.es })).toBeChecked();
  await expect(page.getByRole('status').filter({ hasText: admin.day.customerNote })).toContainText(note);
  await press(page, page.getByRole('button', { name: /12 Palm Way/ }));
  await expect(field(page, w.client.postalCode)).toHaveValue('32801');

  // What: a room and a few words, each line with its price, the total by the server.
  const bar = page.getByRole('region', { name: w.bar.label });
  await press(page, page.getByRole('button', { name: 'Nettoyage de moquettes', exact: true }));
  await expect(page.getByRole('combobox', { name: w.work.product })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await press(page, page.getByRole('button', { name: 'Bricolage et petits travaux', exact: true }));
  const furniture = page.getByRole('checkbox', { name: intake.handyman.category.furniture });
  await expect(furniture).toBeFocused();
  await page.keyboard.press('Space');
  await press(page, bar.getByRole('button', { name: w.bar.book }));
  const description = field(page, intake.description.label);
  await expect(description).toBeFocused();
  await expect(description).toHaveAccessibleDescription(intake.fault.handymanDescription);
  await page.keyboard.type('Monter une armoire');
  await expect(bar).toContainText('135 $');
  await expect(bar).toContainText(w.bar.server);

  // What was typed outlives the page.
  await expectSealed(page, 'new booking', 'Monter une armoire');
  await page.reload();
  await expect(description).toHaveValue('Monter une armoire');
  await expect(page.getByText(w.restored)).toBeVisible();

  // When: over another visit, which is said at once and by the server, and then where it fits.
  await setTime(page, at(seeded.startISO));
  await expect(page.getByText(w.time.clash)).toBeVisible();
  await press(page, bar.getByRole('button', { name: w.bar.book }));
  await expect(page.getByRole('alert').filter({ hasText: w.refused.title })).toContainText('Ana Díaz');
  await expectAccessible(page, 'a time that is taken');
  const free = page.getByRole('group', { name: w.time.free }).getByRole('radio').last();
  await backTo(page, free);
  await page.keyboard.press('Space');
  await expect(page.getByText(w.time.clash)).toBeHidden();
  const start = await page.getByLabel(w.time.start, { exact: true }).inputValue();

  // Booked once, though the first answer is lost and the same is asked again.
  const keys = await loseFirstAnswer(page);
  await press(page, bar.getByRole('button', { name: w.bar.book }));
  await expect(page.getByText(w.refused.lostTitle)).toBeVisible();
  await press(page, bar.getByRole('button', { name: w.bar.again }));
  const booking = page.getByRole('dialog', { name: 'Ana Díaz' });
  await expect(booking).toContainText('135 $');
  await expect(booking).toContainText('Monter une armoire');
  await expect(booking).toContainText(intake.handyman.category.furniture);
  await expect(page.getByText(/Ana Díaz\s: visite réservée/)).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);

  // In the calendar on its day, in the list as one of two, and told in the client's language.
  await page.keyboard.press('Escape');
  await expect(page.locator('section [role=button]').filter({ hasText: 'Ana Díaz' })).toHaveCount(2);
  await expect(page.locator('section [role=button]').filter({ hasText: start })).toHaveCount(1);
  await expect.poll(async () => (await mailsTo(stack, EMAIL)).length).toBe(2);
  const [first, second] = await mailsTo(stack, EMAIL);
  expect(second?.subject.split(':')[0]).toBe(first?.subject.split(':')[0]);
  expect(toLocal(at(seeded.startISO), ZONE).day).toBe(new URL(page.url()).searchParams.get('day'));
  expect(formatTime(at(seeded.startISO), 'fr', ZONE).padStart(5, '0')).not.toBe(start);

  // Nothing is left of the call.
  await page.keyboard.press('n');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: w.title })).toBeVisible();
  await expect(field(page, w.client.email)).toHaveValue('');

  await test.step('a parcel to fetch: its road is signed, its price and minutes are told, and it is CONFIRMED', async () => {
    await field(page, w.client.name).fill('Rosa Vega');
    await field(page, w.client.email).fill('rosa.vega@sabal-mail.com');
    await page.getByRole('button', { name: 'Livraisons et courses', exact: true }).click();
    const work = page.getByRole('region', { name: w.work.title });
    const compute = work.getByRole('button', { name: w.road.compute });

    // What is missing is said where it is missing.
    await compute.click();
    const pickup = work.getByRole('group', { name: /^Retrait 1$/ });
    await expect(pickup.getByRole('textbox', { name: w.client.line1 })).toBeFocused();
    await expectAccessible(page, 'a delivery without its stops');
    await writeStop(pickup, ['12 Palmetto Ave', 'Sanford', '32771']);
    await writeStop(work.getByRole('group', { name: admin.booking.delivery.dropoff, exact: true }), [
      '100 Orange Ave',
      'Orlando',
      '32801',
    ]);
    await compute.click();
    await expect(work.getByText(w.road.distance)).toBeVisible();
    await expect(work).toContainText(/environ [\d,]+\smi/);
    await expect(bar).toContainText(w.bar.server);
    const near = await totalIn(bar);
    await expect(field(page, w.client.line1).first()).toHaveValue('100 Orange Ave');

    // Another stop: the figures go until the road is asked for again, and the way is longer.
    await work.getByRole('button', { name: w.road.add }).click();
    await expect(work.getByText(w.road.told.stale.title)).toBeVisible();
    await writeStop(work.getByRole('group', { name: /^Retrait 2$/ }), ['5 Broadway', 'Kissimmee', '34741']);
    await bar.getByRole('button', { name: w.bar.ask }).click();
    await expect(work.getByText(w.work.fault.road)).toBeVisible();
    await work.getByRole('button', { name: w.road.again }).click();
    await expect(work.getByText(w.road.told.stale.title)).toBeHidden();
    await expect(bar).toContainText(w.bar.server);
    await expect.poll(() => totalIn(bar)).toBeGreaterThan(near);

    // What was typed outlives the page, with its road.
    await expectSealed(page, 'new booking', '5 Broadway');
    await page.reload();
    await expect(field(page, w.client.line1).nth(2)).toHaveValue('5 Broadway');
    await expect(work.getByText(w.road.distance)).toBeVisible();
    await expectAccessible(page, 'a delivery with its road');
    await expect(bar).toContainText(w.bar.server);
    const total = await totalIn(bar);

    await setTime(
      page,
      instantFromMs(Math.ceil((Date.now() + 11 * DAY_MS) / DAY_MS) * DAY_MS + 15 * HOUR_MS),
    );
    const [answer] = await Promise.all([
      page.waitForResponse(
        (response) =>
          response.url().endsWith('/api/admin/bookings') && response.request().method() === 'POST',
      ),
      bar.getByRole('button', { name: w.bar.book }).click(),
    ]);
    const { row } = await answer.json();
    expect(row).toMatchObject({ status: 'CONFIRMED', serviceAddress1: '100 Orange Ave', total });
    await expect(page.getByRole('dialog', { name: 'Rosa Vega' })).toContainText('5 Broadway');
  });
});

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

async function writeStop(
  stop: Locator,
  [street, city, zip]: readonly [string, string, string],
): Promise<void> {
  await stop.getByRole('textbox', { name: w.client.line1 }).fill(street);
  await stop.getByRole('textbox', { name: w.client.city }).fill(city);
  await stop.getByRole('textbox', { name: w.client.postalCode }).fill(zip);
}

/** Dollars. */
async function totalIn(bar: Locator): Promise<number> {
  const text = await bar.innerText();
  return Number(/([\d]+(?:,\d+)?)\s*\$/.exec(text)?.[1]?.replace(',', '.'));
}
