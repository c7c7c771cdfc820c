import type { Locator, Page } from '@playwright/test';
import { toLocal } from '#shared/agenda/local-time.ts';
import { instantFromMs } from '#shared/kernel/instant.ts';
import { admin } from '../../app/i18n/messages/admin/fr.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { type SeededBooking, seedBooking } from './seeded-booking.ts';

/** What a fresh database is seeded with (server/env.ts). */
const KEY = 'sabal-dev-admin';
const ZONE = 'America/New_York';
const { crews: w, calendar } = admin;
/** A day of its own: other journeys of the same worker book others. */
const AHEAD = 26;

test.use({ locale: 'fr-FR', timezoneId: ZONE });

const headers = { 'X-Tenant-Slug': 'sabal', 'X-Admin-Token': KEY };
const booked: SeededBooking[] = [];

/** Other journeys of this worker find the company with the one crew it had. */
test.afterEach(async ({ request }) => {
  const ids = booked.splice(0).map(({ id }) => id);
  if (ids.length > 0) await request.delete('/api/admin/bookings', { headers, data: { ids } });
  const { crews } = await (await request.get('/api/admin/crews', { headers })).json();
  for (const { id } of crews.slice(1)) await request.delete(`/api/admin/crews/${id}`, { headers });
  const left = await (await request.get('/api/admin/crews', { headers })).json();
  expect(left.crews).toHaveLength(1);
});

test('a second crew: one time is booked twice and not a third time, and both visits stand side by side', async ({
  page,
  request,
}) => {
  await page.addInitScript((key) => localStorage.setItem('admin_key', key), KEY);
  await page.goto('/admin/crews');
  await expect(page.getByRole('heading', { level: 1, name: w.title })).toBeVisible();
  await expect(page.getByText(w.one)).toBeVisible();
  await page.getByRole('link', { name: w.add }).click();
  await page.getByLabel(w.name).fill('équipe 1');
  await page.getByRole('button', { name: w.save }).click();
  await expect(page.getByText(admin.fault.crew.taken)).toBeVisible();
  await page.getByLabel(w.name).fill('Camion bleu');
  await page.getByText(w.colors.violet, { exact: true }).click();
  await expectAccessible(page, 'new crew');
  await page.getByRole('button', { name: w.save }).click();
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Camion bleu' })).toBeVisible();
  await expectAccessible(page, 'crews');

  const one = await seedBooking(page, 'lane-one@sabal-mail.com', AHEAD, 'fr');
  const two = await seedBooking(page, 'lane-two@sabal-mail.com', AHEAD, 'fr');
  booked.push(one, two);
  expect(two.startISO).toBe(one.startISO);
  const third = await request.post('/api/slots/hold', {
    headers: { 'X-Tenant-Slug': 'sabal' },
    data: { startAt: one.startISO, endAt: one.endISO },
  });
  expect([third.status(), (await third.json()).code]).toEqual([409, 'slot.taken']);

  const { day } = toLocal(instantFromMs(Date.parse(one.startISO)), ZONE);
  await page.goto('/admin/calendar');
  await page.getByLabel(calendar.goTo).fill(day);
  const boxes = page.locator('[data-booking]').filter({ hasText: /Camion bleu|Équipe 1/ });
  await expect(boxes).toHaveCount(2);
  await expect(boxes.filter({ hasText: 'Camion bleu' })).toHaveCount(1);
  const [left, right] = await Promise.all([boxes.nth(0).boundingBox(), boxes.nth(1).boundingBox()]);
  if (!left || !right) throw new Error('Expected both visits in sight');
  const isApart =
    left.x + left.width <= right.x + 1 ||
    right.x + right.width <= left.x + 1 ||
    left.y + left.height <= right.y + 1 ||
    right.y + right.height <= left.y + 1;
  expect(isApart).toBe(true);
  await expectAccessible(page, 'calendar of two crews');
  await page.getByLabel(w.which, { exact: true }).selectOption('Camion bleu');
  await expect(page.locator('[data-booking]')).toHaveCount(1);

  await page.goto('/admin/bookings?view=all');
  const whose = page.getByRole('main').locator('[data-crew]');
  await expect(whose).toHaveCount(2);
  await page.getByLabel(w.which, { exact: true }).selectOption('Camion bleu');
  await expect(whose).toHaveCount(1);
  await expect(whose).toContainText('Camion bleu');

  await page.goto('/admin/crews');
  await page.getByRole('button', { name: w.closeNamed.replace('{{name}}', 'Camion bleu') }).click();
  await page.getByRole('dialog').getByRole('button', { name: w.ask.close.yes }).click();
  await expect(page.getByText(w.busyBookings_one.replace('{{count}}', '1'))).toBeVisible();
});

test('a visit is dragged to another lane by a finger, and back to another time by keys; each crew has its sheet', async ({
  page,
  request,
}) => {
  const made = await request.post('/api/admin/crews', { headers, data: { name: 'Nord', color: 'amber' } });
  expect(made.status()).toBe(201);
  await page.addInitScript((key) => localStorage.setItem('admin_key', key), KEY);
  await page.setViewportSize({ width: 834, height: 1112 });
  const one = await seedBooking(page, 'drag-one@sabal-mail.com', AHEAD + 1, 'fr');
  const two = await seedBooking(page, 'drag-two@sabal-mail.com', AHEAD + 1, 'fr');
  booked.push(one, two);
  const { day } = toLocal(instantFromMs(Date.parse(one.startISO)), ZONE);
  await page.goto(`/admin/calendar?view=day&day=${day}`);
  const lane = (name: string) => page.getByRole('region', { name, exact: true }).locator('[data-lane]');
  const visit = (id: string) => page.locator(`button[data-booking="${id}"]`);
  await expect(lane('Nord').locator(visit(two.id))).toBeVisible();
  await expect(lane('Équipe 1').locator(visit(one.id))).toBeVisible();
  await expectAccessible(page, 'lanes');

  // Onto the other visit it does not go, and what stands there is said.
  await dragByFinger(page, visit(two.id), lane('Équipe 1'), 0);
  await expect(page.getByText(/est prévue de/).last()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(lane('Nord').locator(visit(two.id))).toBeVisible();

  const minutes = (Date.parse(one.endISO) - Date.parse(one.startISO)) / 60_000;
  const lines = Math.ceil((minutes + 60) / 15);
  await dragByFinger(page, visit(two.id), lane('Équipe 1'), lines * 15);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Équipe 1');
  await dialog.getByRole('button', { name: calendar.reschedule.go, exact: true }).click();
  await expect(lane('Équipe 1').locator(visit(two.id))).toBeVisible();
  const asked = await request.get(`/api/admin/bookings/${two.id}`, { headers });
  const moved = await asked.json();
  expect([moved.row.crew.name, Date.parse(moved.startISO) - Date.parse(two.startISO)]).toEqual([
    'Équipe 1',
    lines * 15 * 60_000,
  ]);

  // Back by keys: announced at each step.
  await visit(two.id).focus();
  await page.keyboard.press('d');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('status').filter({ hasText: 'Nord' })).toHaveCount(1);
  for (let line = 0; line < lines; line += 1) await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: calendar.reschedule.go, exact: true }).click();
  await expect(lane('Nord').locator(visit(two.id))).toBeVisible();
  await page.getByRole('button', { name: calendar.reschedule.undo }).last().click();
  await expect(lane('Équipe 1').locator(visit(two.id))).toBeVisible();

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 2, name: /Équipe 1/ })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: /Nord/ })).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(1);
});

/** Rests on it, then slides to where it begins so many minutes later in that lane, and lets go. */
async function dragByFinger(page: Page, box: Locator, lane: Locator, laterMin: number): Promise<void> {
  await box.scrollIntoViewIfNeeded();
  const [from, to] = await Promise.all([box.boundingBox(), lane.boundingBox()]);
  if (!from || !to) throw new Error('Expected both in sight');
  const pxAnHour = await lane.evaluate(
    (element) => element.clientHeight / Number(getComputedStyle(element).getPropertyValue('--hours')),
  );
  const start = { x: from.x + 20, y: from.y + 12 };
  const end = { x: to.x + 24, y: start.y + (laterMin / 60) * pxAnHour };
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: { x: number; y: number }) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] });
  await touch('touchStart', start);
  await expect(page.locator('[data-held]'), 'it is taken up').toBeVisible();
  for (let step = 1; step <= 8; step += 1) {
    const part = step / 8;
    await touch('touchMove', {
      x: start.x + (end.x - start.x) * part,
      y: start.y + (end.y - start.y) * part,
    });
  }
  await touch('touchEnd');
}
