import type { Locator, Page } from '@playwright/test';
import { toLocal } from '#shared/agenda/local-time.ts';
import { addMinutes, type Instant, instantFromMs, minutesBetween } from '#shared/kernel/instant.ts';
import { formatTime, formatTimeRange } from '../../app/i18n/format.ts';
import { admin } from '../../app/i18n/messages/admin/fr.ts';
import { colourRules } from '../support/colour-rules.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { seedBooking } from './seeded-booking.ts';

/** What a fresh database is seeded with (server/env.ts). */
const KEY = 'sabal-dev-admin';
const ZONE = 'America/New_York';
const { calendar: w } = admin;

test.use({ locale: 'fr-FR', timezoneId: ZONE, hasTouch: false, isMobile: false });

const at = (iso: string) => instantFromMs(Date.parse(iso));
const time = (when: Instant) => formatTime(when, 'fr', ZONE).padStart(5, '0');

async function openCalendar(page: Page): Promise<void> {
  await page.addInitScript((key) => localStorage.setItem('admin_key', key), KEY);
  await page.goto('/admin/calendar');
  await expect(page.getByRole('heading', { level: 1, name: w.title })).toBeVisible();
}

async function goTo(page: Page, when: Instant): Promise<void> {
  await page.getByLabel(w.goTo).fill(toLocal(when, ZONE).day);
}

function gridOf(page: Page): Locator {
  return page.getByRole('region', { name: new RegExp(`^${w.grid.replace('{{range}}', '')}`) });
}

function bookingAt(page: Page, when: Instant): Locator {
  return gridOf(page)
    .getByRole('button')
    .filter({ hasText: new RegExp(`${time(when)}\\s–`) });
}

/** By the middle of its head, with steps between: the grid follows where the pointer goes. */
async function dragDown(page: Page, event: Locator, pixels: number): Promise<void> {
  await event.scrollIntoViewIfNeeded();
  const box = await event.boundingBox();
  if (!box) throw new Error('nothing to drag');
  const [x, y] = [box.x + box.width / 2, box.y + 8];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 1; step <= 6; step++) await page.mouse.move(x, y + (pixels * step) / 6);
}

async function top(event: Locator): Promise<number> {
  return (await event.boundingBox())?.y ?? Number.NaN;
}

test('the calendar: a visit is dragged, refused, moved and put back; a day is blocked; all of it is walked by keys', async ({
  page,
  request,
}) => {
  // High enough for the whole day: a drop must be in sight.
  await page.setViewportSize({ width: 1440, height: 1600 });
  // A day of its own: other journeys of the same worker book the eighth.
  const one = await seedBooking(page, 'first@sabal-mail.com', 20, 'fr');
  const two = await seedBooking(page, 'second@sabal-mail.com', 20, 'fr');
  const [first, second] = [at(one.startISO), at(two.startISO)];
  await openCalendar(page);
  await goTo(page, first);
  await expect(bookingAt(page, first)).toContainText('Ana Díaz');
  await expect(bookingAt(page, first)).toContainText('Orlando');
  await expectAccessible(page, 'week');

  // Forced colors take every ground away: which screen and which view this is still shows.
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(page.getByRole('button', { name: w.view.week, pressed: true })).toHaveCSS(
    'outline-style',
    'solid',
  );
  await expect(page.getByRole('button', { name: w.view.month, pressed: false })).toHaveCSS(
    'outline-style',
    'none',
  );
  await expect(page.getByRole('link', { name: w.title }).first()).toHaveCSS('outline-style', 'solid');
  await page.emulateMedia({ forcedColors: 'none' });

  // Over the other one: said while it is held, refused when it is let go.
  const perMinute =
    ((await top(bookingAt(page, second))) - (await top(bookingAt(page, first)))) /
    minutesBetween(first, second);
  await dragDown(page, bookingAt(page, first), minutesBetween(first, second) * perMinute);
  await expect(gridOf(page).getByText(/^La visite de Ana Díaz est prévue de /)).toBeVisible();
  await page.mouse.up();
  await expect(page.getByText(/^La visite de Ana Díaz est prévue de /)).toBeVisible();
  await expect(bookingAt(page, first)).toHaveCount(1);

  // To a free time: asked once, moved, and back.
  const later = addMinutes(second, 240);
  await dragDown(page, bookingAt(page, second), 240 * perMinute - 4);
  await page.mouse.up();
  const question = page.getByRole('dialog', { name: w.reschedule.title });
  await expect(question).toContainText(formatTimeRange(later, addMinutes(later, 60), 'fr', ZONE));
  await expect(question.getByLabel(w.reschedule.notify)).toBeChecked();
  await expectAccessible(page, 'move');
  await question.getByRole('button', { name: w.reschedule.go, exact: true }).click();
  const undo = page.getByRole('button', { name: w.reschedule.undo, exact: true });
  await undo.hover(); // it stays while a pointer rests on it
  await expect(question).toBeHidden();
  await expect(bookingAt(page, later)).toHaveCount(1);
  await undo.click();
  await expect(bookingAt(page, second)).toHaveCount(1);

  // Blocked: both visits stay, customers have nothing left, and the way back gives it back.
  const { day } = toLocal(first, ZONE);
  const freeTimes = async () => {
    const answer = await request.get(`/api/slots?date=${day}&minutes=60`, {
      headers: { 'X-Tenant-Slug': 'sabal' },
    });
    const slots: readonly { available: boolean }[] = await answer.json();
    return slots.filter(({ available }) => available).length;
  };
  expect(await freeTimes()).toBeGreaterThan(0);
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('j');
  await expect(page.getByRole('list', { name: w.route.list }).getByRole('listitem')).toHaveCount(2);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('table')).toContainText('12 Palm Way');
  await expect(gridOf(page)).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: w.blockThisDay, exact: true }).first().click();
  const staying = page.getByRole('dialog', { name: w.block.stay_other.replace('{{count}}', '2') });
  await expect(staying).toBeVisible();
  expect(await freeTimes()).toBe(0);
  await staying.getByRole('button', { name: w.block.removeAgain }).click();
  await expect.poll(freeTimes).toBeGreaterThan(0);

  // A press on an empty time asks what it is for.
  const box = await bookingAt(page, second).boundingBox();
  if (!box) throw new Error('nothing to measure by');
  await page.mouse.click(box.x + 20, box.y + 240 * perMinute + 4);
  const menu = page.getByRole('menu', { name: w.add.title });
  await expect(menu).toHaveAccessibleDescription(new RegExp(`${formatTime(later, 'fr', ZONE)}\\s–`));
  await menu.getByRole('menuitem', { name: w.block.short }).click();
  await expect(page.getByRole('dialog', { name: w.block.new }).getByLabel(w.block.start)).toHaveValue(
    `${day}T${time(later)}`,
  );
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // By keys on a tablet, every view by day and by night.
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.keyboard.press('s');
  const isShown = (view: keyof typeof w.view) =>
    expect(page.getByRole('button', { name: w.view[view], exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  await isShown('week');
  await page.getByRole('heading', { level: 1 }).click();
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    for (const [key, view] of [
      ['j', 'day'],
      ['s', 'week'],
      ['m', 'month'],
      ['l', 'list'],
    ] as const) {
      await page.keyboard.press(key);
      await isShown(view);
      await expect(page.locator('[data-booking], [data-heat]').first()).toBeVisible();
      await expectAccessible(page, `${view}, ${scheme}`, scheme === 'dark' ? colourRules : undefined);
    }
  }
  const title = page.locator('h2[aria-live]');
  const before = await title.textContent();
  await page.keyboard.press('ArrowRight');
  await expect(title).not.toHaveText(before ?? '');
  await page.keyboard.press('ArrowLeft');
  await expect(title).toHaveText(before ?? '');

  await page.keyboard.press('s');
  await bookingAt(page, first).focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog');
  await expect(panel).toContainText('Ana Díaz');
  await expect(page).toHaveURL(new RegExp(`day=${day}&visit=${one.id}$`));
  await page.reload();
  await expect(panel).toContainText('Ana Díaz');
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(title).toHaveText(before ?? '');
  await expect(page).not.toHaveURL(/visit=/);
  await bookingAt(page, first).click();
  await expect(panel).toContainText('Ana Díaz');
  await page.goBack();
  await expect(panel).toHaveCount(0);
  await expect(title).toHaveText(before ?? '');

  await page.keyboard.press('n');
  const book = page.getByRole('menuitem', { name: w.add.book });
  await expect(book).toBeFocused();
  await expectAccessible(page, 'add');
  await page.keyboard.press('Escape');
  await expect(book).toBeHidden();
  await page.keyboard.press('n');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: w.block.new })).toBeVisible();
  await expectAccessible(page, 'block');
  await page.keyboard.press('Escape');
  // The keys of the calendar are silent until it is gone.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: w.help.title })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.keyboard.press('n');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/bookings/new');
});
