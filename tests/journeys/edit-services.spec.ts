import type { Page } from '@playwright/test';
import { addRooms, aPerson, button, cartLink, chooseBedrooms, fillCart, goToCheckout } from './customer.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { languagesOf } from './languages.ts';
import { type SeededBooking, seedBooking } from './seeded-booking.ts';
import { fill, pattern, type Words, words } from './words.ts';

function banner(page: Page, w: Words) {
  return page.getByRole('complementary', { name: w.edit.banner.label });
}

/** From the booking's page to the cart made of it. */
async function beginEditing(page: Page, w: Words): Promise<void> {
  const places = await page.evaluate(() => history.length);
  await button(page, w.manage.edit.open).click();
  // The address named the edit only on the way in (D10).
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole('heading', { level: 1, name: w.cart.title })).toBeVisible();
  await expect(banner(page, w)).toBeVisible();
  expect(await page.evaluate(() => history.length)).toBe(places + 1); // and nowhere "Back" leads to
}

/** From the cart of the edit to its last step, at the time it has. */
async function keepTime(page: Page, w: Words): Promise<void> {
  await goToCheckout(page, w);
  await button(page, w.checkout.continue.keep).filter({ visible: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: w.edit.confirm.title })).toBeVisible();
}

function saveButton(page: Page, w: Words) {
  return button(page, pattern(w.edit.confirm.saveFor)).filter({ visible: true });
}

/** What the server says about it, by its link. */
async function bookingNow(page: Page, { id, managePath }: SeededBooking) {
  const query = new URL(managePath, 'http://x').searchParams;
  const proof = new URLSearchParams({ email: query.get('email') ?? '', sig: query.get('sig') ?? '' });
  const answer = await page.request.get(`/api/bookings/${id}?${proof}`, {
    headers: { 'X-Tenant-Slug': 'sabal' },
  });
  return answer.json();
}

for (const locale of languagesOf('en')) {
  const w = words[locale];
  test.describe(locale, () => {
    test.use({ locale });
    test('a booking gets another room at its time, then so many that it needs another time; the own cart is never touched', async ({
      page,
      context,
      stack,
    }) => {
      const { email } = aPerson('editor');
      const booking = await seedBooking(page, email, 7, locale);
      await seedBooking(page, aPerson('neighbour').email); // right after it
      await fillCart(page, w, 3);
      const ownCart = await cartLink(page).getAttribute('aria-label');

      // One more room fits into the same hour.
      await page.goto(booking.managePath);
      await beginEditing(page, w);
      await expect(banner(page, w)).toContainText(booking.id.slice(0, 8));
      await expectAccessible(page, 'cart of an edit');
      await chooseBedrooms(page, w, 1);
      await addRooms(page, w);
      await page.reload();
      const changes = page.getByRole('region', { name: w.edit.changes.title });
      await expect(changes.locator('s')).toBeVisible();
      await keepTime(page, w);
      await expect(page.getByText(w.edit.confirm.keeps)).toBeVisible();
      await expect(page.getByRole('main').getByText(email)).toBeVisible();
      await expectAccessible(page, 'last step of an edit');
      await saveButton(page, w).click();
      await expect(page.getByText(w.edit.confirm.saved)).toBeVisible();
      await expect(page).toHaveURL(/\/manage$/);
      await expect(banner(page, w)).toBeHidden();
      await expect(cartLink(page)).toHaveAttribute('aria-label', ownCart ?? '');
      expect(await bookingNow(page, booking)).toMatchObject({ version: 2, startISO: booking.startISO });
      await stack.mailTo(email, w.mail.updated);

      // Three more do not fit before the neighbour.
      await beginEditing(page, w);
      await page.getByRole('link', { name: fill(w.cart.group.addMoreOf, { service: w.carpet }) }).click();
      const more = button(page, fill(w.configure.choose.more, { product: w.bedroom }));
      for (let room = 0; room < 3; room++) await more.click();
      await button(page, w.configure.bar.continue).click();
      await addRooms(page, w);
      await keepTime(page, w);
      await saveButton(page, w).click();
      const taken = page.getByRole('alert').filter({ hasText: w.edit.confirm.taken });
      await taken.getByRole('button').first().click();
      await expect(page.getByText(w.edit.confirm.from, { exact: true })).toBeVisible();
      await context.setOffline(true);
      await saveButton(page, w).click();
      await expect(page.getByRole('alert').filter({ hasText: w.edit.confirm.offlineText })).toBeVisible();
      await context.setOffline(false);
      await saveButton(page, w).click();
      await expect(page.getByText(w.edit.confirm.saved)).toBeVisible();
      await expect(cartLink(page)).toHaveAttribute('aria-label', ownCart ?? '');
      const now = await bookingNow(page, booking);
      expect(now.version).toBe(3);
      expect(now.startISO).not.toBe(booking.startISO);

      // A customer who quits has changed nothing.
      await beginEditing(page, w);
      await button(page, w.edit.banner.quit).click();
      await expect(page).toHaveURL(/\/$/);
      await expect(cartLink(page)).toHaveAttribute('aria-label', ownCart ?? '');
      expect(await bookingNow(page, booking)).toMatchObject({ version: 3 });
    });
  });
}
