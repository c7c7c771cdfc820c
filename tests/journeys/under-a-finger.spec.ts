import type { Locator } from '@playwright/test';
import { dayFrom, goToFinalize, holdSoonest, openDay, soonestTimes } from './customer.ts';
import { expect, test } from './fixtures.ts';
import { seedCart } from './seeded-cart.ts';
import { words } from './words.ts';

const w = words.en;
test.use({ locale: 'en' });

/** In the page, wherever that is scrolled to. */
const topOf = (locator: Locator) =>
  locator.evaluate((shown) => Math.round(shown.getBoundingClientRect().top + scrollY));

test('[D588] what is said of the connection moves no time and no field from under a finger @phone', async ({
  page,
  context,
}) => {
  await seedCart(page, [
    { service: 'carpet-cleaning', product: 'bedroom', options: ['size-regular', 'soil-regular'] },
  ]);
  const staysWhile = async (pressed: Locator, saying: Locator) => {
    const top = await topOf(pressed);
    await context.setOffline(true);
    await expect(saying).toBeVisible();
    expect(await topOf(pressed)).toBe(top);
    await context.setOffline(false);
    await expect(saying).toHaveCount(0);
    expect(await topOf(pressed)).toBe(top);
  };

  await page.goto('/checkout');
  await expect(soonestTimes(page, w)).toHaveCount(3);
  const times = await openDay(page, 'en', dayFrom(1));
  await test.step('the times of a day, at the checkout', () =>
    staysWhile(times.getByRole('button').first(), page.getByText(w.checkout.wishes.text)));

  await holdSoonest(page, w);
  await goToFinalize(page, w);
  await test.step('the fields of the last step', () =>
    staysWhile(
      page.getByRole('textbox', { name: w.finalize.fields.email }),
      page.getByText(w.finalize.offline.title),
    ));
});
