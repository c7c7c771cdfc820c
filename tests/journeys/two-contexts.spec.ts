import type { Page } from '@playwright/test';
import { addRooms, aPerson, button, chooseBedrooms, goToCheckout } from './customer.ts';
import { expect, test } from './fixtures.ts';
import { type SeededBooking, seedBooking } from './seeded-booking.ts';
import { pattern, words } from './words.ts';

/** D12 and D13: a visit under change never catches another tab, another visit, or a customer who comes back later. */

const w = words.en;
test.use({ locale: 'en' });

const headers = { 'X-Tenant-Slug': 'sabal' };

function editBanner(page: Page) {
  return page.getByRole('complementary', { name: w.edit.banner.label });
}

function rescheduleBanner(page: Page) {
  return page.getByRole('complementary', { name: w.reschedule.banner.label });
}

async function beginEditing(page: Page, { managePath, id }: SeededBooking): Promise<void> {
  await page.bringToFront(); // what stands behind another tab hardly moves
  await page.goto(managePath);
  await button(page, w.manage.edit.open).click();
  await expect(page).toHaveURL(/\/edit\/[0-9a-f-]{36}$/);
  await expect(editBanner(page)).toContainText(id.slice(0, 8));
  await expect(rescheduleBanner(page)).toBeHidden();
}

async function beginReschedule(page: Page, { managePath }: SeededBooking): Promise<void> {
  await page.bringToFront();
  await page.goto(managePath);
  await button(page, w.manage.reschedule.open).click();
  await expect(page.getByRole('heading', { level: 1, name: w.reschedule.pick.title })).toBeVisible();
  await expect(rescheduleBanner(page)).toBeVisible();
  await expect(editBanner(page)).toBeHidden();
}

async function moveToLast(page: Page): Promise<void> {
  const free = page.getByRole('button', { name: pattern(w.checkout.day.until) });
  await free.last().click();
  await page.getByRole('link', { name: w.reschedule.pick.go }).filter({ visible: true }).click();
  await button(page, w.reschedule.confirm.reschedule).click();
}

async function addRoomAndKeepTime(page: Page, { knowsTreatments = false } = {}): Promise<void> {
  await chooseBedrooms(page, w, 1, { knowsTreatments });
  await addRooms(page, w);
  await goToCheckout(page, w);
  await button(page, w.checkout.continue.keep).filter({ visible: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: w.edit.confirm.title })).toBeVisible();
}

function saveButton(page: Page) {
  return button(page, pattern(w.edit.confirm.saveFor)).filter({ visible: true });
}

/** No tab is led back any more: what the footer names is what opens, and the cart is one's own. */
async function expectFree(page: Page): Promise<void> {
  const banner = editBanner(page).or(rescheduleBanner(page));
  await expect(banner).toHaveCount(0);
  await page.getByRole('contentinfo').getByRole('link', { name: w.shell.footer.services }).click();
  await expect(page.getByRole('heading', { level: 1, name: w.catalogue.heading })).toBeVisible();
  await page.goto('/cart');
  await expect(page.getByRole('heading', { level: 1, name: w.cart.empty.title })).toBeVisible();
  await expect(banner).toHaveCount(0); // nor does it come with a page that is loaded anew
}

async function expectCancelled(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/manage$/);
  await expect(page.getByText(w.manage.status.cancelled).first()).toBeVisible();
  await expectFree(page);
}

function linkOf({ id, managePath }: SeededBooking) {
  const query = new URL(managePath, 'http://x').searchParams;
  return { id, email: query.get('email') ?? '', sig: query.get('sig') ?? '' };
}

async function bookingNow(page: Page, booking: SeededBooking) {
  const { id, email, sig } = linkOf(booking);
  const query = new URLSearchParams({ email, sig });
  return (await page.request.get(`/api/bookings/${id}?${query}`, { headers })).json();
}

/** As another device does it. */
async function cancelElsewhere(page: Page, booking: SeededBooking): Promise<void> {
  const { id, email, sig } = linkOf(booking);
  const answer = await page.request.post(`/api/bookings/${id}/cancel`, { headers, data: { email, sig } });
  expect(answer.ok()).toBe(true);
}

test('an edit in one tab and a move in another change the visit that each names, until it is cancelled or another begins', async ({
  page,
  context,
}) => {
  const { email } = aPerson('two-tabs');
  const edited = await seedBooking(page, email);
  const moved = await seedBooking(page, email, 9);
  const second = await context.newPage();

  await test.step('each changes the visit that it names', async () => {
    await beginEditing(page, edited);
    await beginReschedule(second, moved);
    await moveToLast(second);
    await expect(second.getByText(pattern(w.reschedule.confirm.rescheduled))).toBeVisible();
    await page.bringToFront();
    await expect(editBanner(page)).toContainText(edited.id.slice(0, 8));
    await expect(rescheduleBanner(page)).toBeHidden();
    await addRoomAndKeepTime(page);
  });

  await test.step('a visit that gets another time from the other tab asks once more, and is saved there', async () => {
    await beginReschedule(second, edited);
    await moveToLast(second);
    await expect(second.getByText(pattern(w.reschedule.confirm.rescheduled))).toBeVisible();
    await page.bringToFront();
    await saveButton(page).click();
    await expect(page.getByRole('alert').filter({ hasText: w.edit.confirm.changed })).toBeVisible();
    await saveButton(page).click();
    await expect(page.getByText(w.edit.confirm.saved)).toBeVisible();
    const [one, other] = [await bookingNow(page, edited), await bookingNow(page, moved)];
    expect([one.version, other.version]).toEqual([3, 2]);
    expect([one.total > other.total, one.startISO === edited.startISO]).toEqual([true, false]);
  });

  await test.step('the one begun last counts, in its own tab and in the other', async () => {
    await beginReschedule(page, moved);
    await beginEditing(second, edited);
    await beginReschedule(second, moved);
    await page.bringToFront();
    await expectFree(page);
  });

  await test.step('a visit that is cancelled meanwhile is not moved, and the way is free again', async () => {
    await second.bringToFront();
    await cancelElsewhere(second, moved);
    await moveToLast(second);
    await expectCancelled(second);
    await second.close();
  });

  await test.step('nor is it edited', async () => {
    await beginEditing(page, edited);
    await addRoomAndKeepTime(page, { knowsTreatments: true });
    await cancelElsewhere(page, edited);
    await saveButton(page).click();
    await expectCancelled(page);
    expect(await bookingNow(page, edited)).toMatchObject({ status: 'CANCELLED', version: 4 });
  });
});

test('a move and an edit that are an hour old are over, and no tab is held by them', async ({ page }) => {
  const { email } = aPerson('an-hour');
  const booking = await seedBooking(page, email);
  await page.clock.install();
  await beginReschedule(page, booking);
  await page.clock.fastForward('01:01:00');
  await page.reload();
  await expectFree(page);

  await beginEditing(page, booking);
  await page.clock.fastForward('01:01:00');
  await expect(page.getByText(w.edit.banner.over)).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await expectFree(page);
  expect(await bookingNow(page, booking)).toMatchObject({ version: 1, startISO: booking.startISO });
});
