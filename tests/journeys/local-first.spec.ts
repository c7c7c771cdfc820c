import type { Page } from '@playwright/test';
import { bookingOnce, lookAgain, pill } from '../storms/weak-line.ts';
import {
  addRooms,
  aPerson,
  button,
  cartLink,
  chooseBedrooms,
  dayFrom,
  expectBooked,
  fillContact,
  goToCheckout,
  soonestTimes,
} from './customer.ts';
import { expect, test } from './fixtures.ts';
import { seedCart } from './seeded-cart.ts';
import { fill, pattern, words } from './words.ts';

const w = words.en;
test.use({ locale: 'en', serviceWorkers: 'allow' });

/** The form that became a request, on whichever page it is looked at. */
async function expectSaved(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: w.finalize.saved.title })).toBeVisible();
}

/** Other journeys leave today too few times in a row for a long visit. */
async function openDay(page: Page): Promise<void> {
  await page.locator(`[data-day="${dayFrom(1)}"]`).click();
  await expect(freeTimes(page).first()).toBeVisible();
}

const freeTimes = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /^\d+:\d\d [AP]M/, disabled: false });

test('a customer in a garage without signal configures, asks for a time, comes back and is booked once @phone', async ({
  page,
  context,
  stack,
}) => {
  const person = aPerson('garage');
  await seedCart(page, [
    { service: 'carpet-cleaning', product: 'bedroom', options: ['size-regular', 'soil-regular'] },
  ]);
  await bookingOnce(page, '/checkout');
  await expect(soonestTimes(page, w)).toHaveCount(3);
  await openDay(page);
  await page.close();

  await context.setOffline(true);
  const garage = await context.newPage();
  await garage.goto('/services');
  await chooseBedrooms(garage, w, 2);
  await addRooms(garage, w);
  await goToCheckout(garage, w);
  // Two more rooms make a longer visit: the times it saw are read for that length.
  await openDay(garage);
  for (const nth of [0, 1]) await freeTimes(garage).nth(nth).click();
  await button(garage, w.checkout.wishes.go).filter({ visible: true }).click();
  await fillContact(garage, w, person);
  await button(garage, w.finalize.book.ask).filter({ visible: true }).click();
  await expectSaved(garage);
  await garage.close();

  const [first, second] = [await context.newPage(), await context.newPage()];
  await first.goto('/finalize');
  await second.goto('/services');
  await expectSaved(first);
  await expect(pill(second)).toContainText(pattern(w.shell.pill.kept));
  for (const tab of [first, second])
    await expect(cartLink(tab)).toHaveAccessibleName(
      fill(w.shell.cartBadge.label_other, { count: 3, total: '$135' }),
    );
  expect(await stack.control(`/bookings?email=${encodeURIComponent(person.email)}`)).toEqual([]);

  await context.setOffline(false);
  await lookAgain(first);
  await expectBooked(first, w);
  await expect(second.getByText(pattern(w.finalize.meanwhile.booked))).toBeVisible();
  await expect(cartLink(second)).toHaveAccessibleName(w.shell.cartBadge.empty);
  const bookings = await stack.control<unknown[]>(`/bookings?email=${encodeURIComponent(person.email)}`);
  expect(bookings).toHaveLength(1);
  expect(bookings[0]).toMatchObject({ status: 'CONFIRMED', total_cents: 13_500 });
  await stack.mailTo(person.email, w.mail.booked);
});
