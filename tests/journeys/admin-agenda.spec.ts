import type { APIRequestContext, Browser, Locator, Page } from '@playwright/test';
import { admin } from '../../app/i18n/messages/admin/fr.ts';
import { colourRules } from '../support/colour-rules.ts';
import { aPerson, button, dayFrom } from './customer.ts';
import { expect, expectAccessible, type Stack, test } from './fixtures.ts';
import { seedBooking } from './seeded-booking.ts';
import { seedCart } from './seeded-cart.ts';

/** What a fresh database is seeded with (server/env.ts). */
const KEY = 'sabal-dev-admin';
const headers = { 'X-Tenant-Slug': 'sabal', 'X-Admin-Token': KEY };
const { agenda: hours } = admin;
const DAY_MS = 86_400_000;
const tablet = { width: 1024, height: 768 };

interface Agenda {
  readonly version: number;
  readonly bufferMinutesBetweenBookings: number;
  readonly days: readonly { readonly weekday: number; readonly closed: boolean }[];
}

async function readHours(request: APIRequestContext): Promise<Agenda> {
  return (await request.get('/api/admin/schedule', { headers })).json();
}

/** As staff at another desk do, over whatever is there. */
async function putHours(request: APIRequestContext, hoursNow: Agenda, changes: object = {}): Promise<void> {
  const { version: _version, ...data } = { ...hoursNow, ...changes };
  const answer = await request.put('/api/admin/schedule', { headers, data });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** A customer elsewhere, in front of the times of one day. */
async function customerAt(browser: Browser, stack: Stack, day: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: stack.url,
    locale: 'en',
    timezoneId: 'America/New_York',
  });
  const page = await context.newPage();
  await seedCart(page, [
    { service: 'carpet-cleaning', product: 'bedroom', options: ['size-regular', 'soil-regular'] },
  ]);
  const stream = page.waitForResponse(/slots\/events/);
  await page.goto('/checkout');
  await stream;
  await page.locator(`[data-day="${day}"]`).click();
  return page;
}

function daySwitch(page: Page, day: string): Locator {
  return page.getByRole('switch', { name: hours.isOpen.replace('{{day}}', day) });
}

function timeBox(page: Page, day: string, words: string, number = 1): Locator {
  return page.getByRole('textbox', {
    name: words.replace('{{day}}', day).replace('{{number}}', String(number)),
  });
}

test('hours of the agenda: set by finger, keys and typing, seen by a customer at once, and read without a server', async ({
  page,
  browser,
  stack,
}) => {
  await page.setViewportSize(tablet);
  const { request } = page;
  const before = await readHours(request);
  // A visit on some day to come, and a customer who looks at that day.
  const booked = await seedBooking(page, aPerson('hours').email, 8);
  const day = new Date(booked.startISO).toLocaleDateString('en-CA', { timeZone: 'America/New_York' });
  const weekday = new Date(`${day}T12:00:00Z`).toLocaleDateString('fr-FR', {
    weekday: 'long',
    timeZone: 'UTC',
  });
  const name = weekday.charAt(0).toUpperCase() + weekday.slice(1);
  const customer = await customerAt(browser, stack, day);
  await expect(customer.locator(`[data-day="${day}"]`)).not.toHaveAttribute('aria-disabled', 'true');

  await page.addInitScript((key) => localStorage.setItem('admin_key', key), KEY);
  await page.goto('/admin/agenda-settings');
  await expect(page.getByRole('heading', { level: 1, name: hours.title })).toBeVisible();
  await expect(page.getByText(admin.saving.clean)).toBeVisible();
  await expect(page.getByText(new RegExp(`^${admin.nav.keeping.split('{{')[0]}`))).toHaveCount(0);
  await expectAccessible(page, 'agenda settings by night');
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page, 'agenda settings by day', colourRules);

  await test.step('an end before its start is bumped by the step, says so, and one step back undoes it', async () => {
    const end = timeBox(page, 'Lundi', hours.closes);
    const usual = await end.inputValue();
    await end.fill('7h');
    await end.press('Enter');
    await expect(end).toHaveValue('08:30');
    await expect(page.getByText(hours.bumped.replace('{{end}}', '08:30')).first()).toBeVisible();
    await button(page, admin.saving.drop).click();
    await expect(end).toHaveValue(usual);
    await expect(page.getByText(admin.saving.clean)).toBeVisible();
  });

  await test.step('without a connection hours are tried and kept, and saving says why it waits', async () => {
    await page.getByLabel(hours.previewDay, { exact: true }).fill(dayFrom(1));
    const free = page.getByRole('list', { name: hours.preview }).getByRole('listitem');
    await expect(free.first()).toBeVisible();
    await page.context().setOffline(true);
    await daySwitch(page, 'Lundi').click();
    await expect(free.first()).toHaveAttribute('data-state', 'lost');
    const save = button(page, admin.saving.save);
    await expect(save).toHaveAttribute('aria-disabled', 'true');
    await expect(save).toHaveAccessibleDescription(admin.whyWait);
    await page.context().setOffline(false);
    await button(page, admin.saving.drop).click();
    await expect(page.getByText(admin.saving.clean)).toBeVisible();
  });

  await test.step('keys move an end by the step, and a break is one tap', async () => {
    const slider = page.getByRole('slider', { name: /^Lundi.*fermeture$/ });
    await slider.focus();
    await page.keyboard.press('ArrowLeft');
    await expect(slider).toHaveAttribute('aria-valuetext', '17:30');
    await page.keyboard.press('ArrowRight');
    await button(page, /^Lundi.*couper par une pause$/).click();
    await expect(timeBox(page, 'Lundi', hours.closes)).toHaveValue('12:00');
    await expect(timeBox(page, 'Lundi', hours.opens, 2)).toHaveValue('13:00');
    await expect(
      page.getByRole('group', { name: /^Lundi.*de 08:00 à 12:00 et de 13:00 à 18:00/ }),
    ).toBeVisible();
  });

  const warning = page.getByRole('dialog', { name: /hors des horaires/ });
  await test.step('closing the weekday warns of the visit on it; a reload loses nothing that is unsaved', async () => {
    await daySwitch(page, name).click();
    await expect(page.getByText(admin.saving.dirty)).toBeVisible();
    await page.reload();
    await expect(page.getByText(hours.restored)).toBeVisible();
    await expect(daySwitch(page, name)).not.toBeChecked();
    await button(page, admin.saving.save).click();
    await expect(warning.getByText('Ana Díaz').first()).toBeVisible();
    await expectAccessible(page, 'visits outside');
  });

  await test.step('other staff save meanwhile: both versions are shown, mine can stay, and the customer sees it', async () => {
    await putHours(request, before, { bufferMinutesBetweenBookings: 25 });
    await warning.getByRole('button', { name: hours.saveAnyway }).click();
    await expect(page.getByText(hours.conflict.title)).toBeVisible();
    await expectAccessible(page, 'two editors');
    await button(page, admin.conflict.keep).click();
    await button(page, admin.saving.save).click();
    await warning.getByRole('button', { name: hours.saveAnyway }).click();
    await expect(page.getByText(admin.saving.clean)).toBeVisible();
    await expect(customer.locator(`[data-day="${day}"]`)).toHaveAttribute('aria-disabled', 'true');
    const saved = await readHours(request);
    expect(saved.days.find((each) => each.weekday === 1)).toMatchObject({ closed: name === 'Lundi' });
    expect(saved.bufferMinutesBetweenBookings).toBe(before.bufferMinutesBetweenBookings);
    await customer.context().close();
  });

  const holiday = hours.holiday.christmas;
  const line = page.getByRole('listitem').filter({ hasText: holiday });
  await test.step('a holiday is closed at the server, and taken back', async () => {
    const readBlocks = async () => {
      const [from, to] = [0, 366].map((days) =>
        new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10),
      );
      const answer = await request.get(`/api/admin/blocks?from=${from}&to=${to}`, { headers });
      const { blocks } = await answer.json();
      return blocks.filter(({ reason }: { reason: string | null }) => reason === holiday);
    };
    const close = line.getByRole('button', { name: hours.closeHoliday.replace('{{name}}', holiday) });
    const takeBack = page
      .getByRole('region', { name: admin.messages })
      .getByRole('button', { name: admin.saving.drop, exact: true });
    await close.click();
    await takeBack.hover(); // it stays while a pointer rests on it
    await expect(page.getByRole('region', { name: admin.messages })).not.toContainText('..');
    await expect(line.getByText(hours.closed, { exact: true })).toBeVisible();
    expect(await readBlocks()).toMatchObject([{ allDay: true }]);
    await takeBack.click();
    await expect(close).toBeVisible();
    expect(await readBlocks()).toEqual([]);
    await close.click();
    await expect(line.getByText(hours.closed, { exact: true })).toBeVisible();
    // Said once the device has kept it too.
    await expect(takeBack).toBeVisible();
  });

  await test.step('a device that cannot reach the server still knows hours and holidays, and says from when', async () => {
    await page.route('**/api/admin/**', (route) => route.abort());
    await page.reload();
    // The trial of a day has a copy of its own.
    await expect(page.getByText(/^Dernier état\s: \d/).first()).toBeVisible();
    await expect(line.getByText(hours.closed, { exact: true })).toBeVisible();
    await expect(daySwitch(page, name)).not.toBeChecked();
    await expectAccessible(page, 'hours as they were');
  });
});

test('on a phone what has the focus is never under the bars at the foot of the window', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addInitScript((key) => localStorage.setItem('admin_key', key), KEY);
  await page.goto('/admin/agenda-settings');
  await expect(page.getByText(admin.saving.clean)).toBeVisible();
  const inFocus = page.locator('main :focus:not(h1)');
  const seen: string[] = [];
  const hidden: string[] = [];
  await timeBox(page, 'Lundi', hours.opens).focus();
  for (; (await inFocus.count()) > 0; await page.keyboard.press('Tab')) {
    const { name, isHidden } = await inFocus.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const above = document.elementFromPoint(x + width / 2, y + height / 2);
      return {
        name: element.getAttribute('aria-label') ?? element.textContent ?? '',
        isHidden: above === null || !(element.contains(above) || above.contains(element)),
      };
    });
    seen.push(name);
    if (isHidden) hidden.push(name);
  }
  expect(seen.length).toBeGreaterThan(40);
  expect(hidden).toEqual([]);
  // Nor is anything said over them.
  await page
    .getByRole('button', { name: hours.closeHoliday.replace('{{name}}', hours.holiday.christmas) })
    .click();
  const message = page.getByRole('region', { name: admin.messages }).getByRole('listitem');
  const bar = page.locator('[data-sticky-bar]');
  await expect(message).toBeVisible();
  // It slides in from below.
  await expect(async () => {
    const [foot, head] = await Promise.all([
      message.evaluate((element) => element.getBoundingClientRect().bottom),
      bar.evaluate((element) => element.getBoundingClientRect().top),
    ]);
    expect(foot).toBeLessThanOrEqual(head);
  }).toPass();
});
