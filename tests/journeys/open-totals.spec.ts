import type { Page } from '@playwright/test';
import {
  aPerson,
  bookButton,
  button,
  cartRow,
  fillContact,
  goToFinalize,
  holdSoonest,
  orderSummary,
} from './customer.ts';
import { expect, test } from './fixtures.ts';
import { seedBooking } from './seeded-booking.ts';
import { seedCart, type Wanted } from './seeded-cart.ts';
import { productName } from './seeded-names.ts';
import { fill, words } from './words.ts';

const w = words.en;
const { total } = w.shell;

async function reachLastStep(page: Page, name: string, wanted: readonly Wanted[]): Promise<void> {
  await seedCart(page, wanted);
  await page.goto('/checkout');
  await holdSoonest(page, w);
  await goToFinalize(page, w);
  await fillContact(page, w, aPerson(name));
}

async function bookPending(page: Page): Promise<void> {
  await bookButton(page, w).click();
  await expect(page.getByRole('heading', { level: 1, name: w.confirmation.pending.title })).toBeVisible({
    timeout: 30_000,
  });
}

/** From the confirmation to the page of the booking. */
async function manage(page: Page) {
  await page.goto('/my-bookings');
  await page.locator('[data-card-link]').first().click();
  await expect(page).toHaveURL(/\/manage/);
  return page.getByRole('region', { name: w.manage.lines.title });
}

test('[PR40][PR41] a part to be quoted, the charge and the tile minimum are told from the last button on @phone', async ({
  page,
}) => {
  await page.request.patch('/api/admin/pricing/settings', {
    headers: { 'X-Tenant-Slug': 'sabal', 'X-Admin-Token': 'sabal-dev-admin' },
    data: { serviceCharge: 5 },
  });
  await reachLastStep(page, 'mixed', [
    { service: 'tile-cleaning', product: 'kitchen', instance: { sqft: 50, label: 'Foyer' } },
    { service: 'epoxy', instance: { intake: { kind: 'epoxy', areaCondition: 'new' } } },
  ]);
  const soFar = fill(total.part, { total: '$155' });
  const plus = fill(total.plus_one, { count: 1 });
  await expect(bookButton(page, w)).toHaveText(fill(w.finalize.book.open, { total: soFar }));
  await bookPending(page);
  const tile = page.locator('dl > div').filter({ hasText: total.soFar });
  await expect(tile).toContainText('$155');
  await expect(tile).toContainText(plus);

  const lines = await manage(page);
  await expect(lines).toContainText(`${w.manage.lines.minimum}+$75`);
  await expect(lines).toContainText(`${w.manage.lines.serviceCharge}$5`);
  await expect(lines).toContainText(`${w.manage.lines.subtotal}$155`);
  await expect(lines).toContainText(`${total.soFar}$155`);
  await expect(lines).toContainText(plus);
  await page.goto('/my-bookings');
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(`$155 ${plus}`);
});

test('[PR40] a delivery without a road is "from" on the last button, once booked and in the list @desk', async ({
  page,
}) => {
  const stop = (type: string, street: string, city: string) => ({ type, street, city, state: 'FL' });
  const stops = [stop('pickup', '1 A Street', 'Xyzzyville'), stop('dropoff', '9 Oak Street', 'Orlando')];
  const deliveryMeta = { kind: 'delivery', stops, extraPickupCount: 0, routePending: true };
  await reachLastStep(page, 'pending', [{ service: 'delivery', instance: { deliveryMeta } }]);
  const from = fill(total.from, { total: '$10' });
  await expect(bookButton(page, w)).toHaveText(fill(w.finalize.book.open, { total: from }));
  await bookPending(page);
  await expect(page.locator('dl > div').filter({ hasText: total.estimated }).first()).toContainText(from);
  await expect(await manage(page)).toContainText(`${total.estimated}${from}`);
  await page.goto('/my-bookings');
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(from);
});

test('[PR27][PR29] in an edit a room that is left alone is told at its booked price everywhere @phone', async ({
  page,
  stack,
}) => {
  const booking = await seedBooking(page, aPerson('kept').email);
  await stack.control('/raise-prices?cents=700');
  await page.goto(booking.managePath);
  await button(page, w.manage.edit.open).click();
  const row = cartRow(page, productName('carpet-cleaning', 'bedroom', 'en'));
  await expect(row).toContainText(`${w.configure.story.asBooked}$45`);
  await expect(row).not.toContainText('$52');
  await row.getByRole('button', { name: /^Edit/ }).click();
  await button(page, w.configure.intro.ok).click();
  const bar = page.getByRole('region', { name: w.configure.bar.label });
  await expect(bar).toContainText('$45');
  await expect(page.getByRole('main')).toContainText(`${w.configure.story.asBooked}$45`);
  await expect(bar).not.toContainText(w.configure.edit.was);
  await button(page, w.configure.edit.save).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(orderSummary(page, w)).toContainText(`${total.whole}$45`);
});
