import type { Page } from '@playwright/test';
import {
  addRooms,
  aPerson,
  bookButton,
  button,
  chooseBedrooms,
  expectBooked,
  fillContact,
  goToCheckout,
  goToFinalize,
  holdSoonest,
} from './customer.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { fill, words } from './words.ts';

/**
 * WCAG 1.4.10 and 1.4.4: every screen on the narrowest phone, on a laptop zoomed to 200 %, and there with letters twice
 * as large; nothing may need sideways scrolling. The same walk looks for what axe finds, in every language, by day and
 * by night, on a phone and on a desk.
 */
const narrow = { width: 320, height: 640 };
const laptop = { width: 1280, height: 900 };
const zoomed = { width: 640, height: 450 };

for (const locale of ['en', 'es', 'fr'] as const) {
  test.describe(locale, () => {
    test.use({ locale, viewport: narrow, contextOptions: { reducedMotion: 'reduce' } });

    test('every screen of a booking fits and is accessible', async ({ page, stack }) => {
      const w = words[locale];
      const person = aPerson(`reflow-${locale}`);
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1, name: w.home.hero.heading })).toBeVisible();
      await expectFits(page, 'home');
      await page.getByRole('main').getByRole('link', { name: w.home.hero.book, exact: true }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: w.catalogue.heading })).toBeVisible();
      await expect(page.getByRole('link', { name: new RegExp(w.carpet) }).first()).toBeVisible();
      await expectFits(page, 'catalogue');

      await chooseBedrooms(page, w, 2, { beforeGoingOn: () => expectFits(page, 'configure, step 1') });
      await expectFits(page, 'configure, step 2');
      await addRooms(page, w);
      await expectFits(page, 'cart');
      await button(page, fill(w.cart.item.optionsOf, { name: `${w.bedroom} 1` })).click();
      await expect(page.getByRole('dialog').getByRole('radio').first()).toBeVisible();
      await expectFits(page, 'options dialog');
      await page.keyboard.press('Escape');

      await goToCheckout(page, w);
      await holdSoonest(page, w);
      await expect(page.locator('[data-day]').first()).toBeVisible();
      await expectFits(page, 'checkout');
      await goToFinalize(page, w);
      await fillContact(page, w, person);
      await expectFits(page, 'finalize');
      await bookButton(page, w).click();
      await expectBooked(page, w);
      await expectFits(page, 'confirmation');

      const mail = await stack.mailTo(person.email, w.mail.booked);
      await page.goto(/http:\/\/sabal\.test(\/manage\?\S+)/.exec(mail.text)?.[1] ?? '');
      await expect(page.getByText(w.manage.status.confirmed).first()).toBeVisible();
      await expectFits(page, 'manage');
    });
  });
}

async function expectFits(page: Page, where: string): Promise<void> {
  await expectAccessibleByDayAndNight(page, `${where} on a phone`);
  await expectNoSidewaysScroll(page, `${where} at ${narrow.width} px`);
  await page.setViewportSize(zoomed);
  await expectNoSidewaysScroll(page, `${where} at 200 %`);
  await page.setViewportSize(laptop);
  await expectAccessibleByDayAndNight(page, `${where} on a desk`);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await expectNoSidewaysScroll(page, `${where} with letters twice as large`);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  await page.setViewportSize(narrow);
}

/** Both themes come from the system here, as they do for most people. */
async function expectAccessibleByDayAndNight(page: Page, where: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, `${where}, ${colorScheme}`);
  }
}

/** Names what sticks out, so that a failure says where to look. */
async function expectNoSidewaysScroll(page: Page, where: string): Promise<void> {
  const stickingOut = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .slice(0, 5)
      .map((element) => `${element.tagName} .${element.className} ${element.textContent?.slice(0, 30)}`);
  });
  expect(stickingOut, where).toEqual([]);
}
