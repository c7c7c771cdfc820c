import type { Locator } from '@playwright/test';
import { parseDay } from '#shared/kernel/day.ts';
import { locales } from '#shared/kernel/locale.ts';
import { formatDay } from '../../app/i18n/format.ts';
import { admin } from '../../app/i18n/messages/admin/fr.ts';
import {
  addRooms,
  bookButton,
  button,
  choose,
  countdown,
  dayFrom,
  expectBooked,
  fillContact,
  goToCheckout,
  goToFinalize,
  openCatalogue,
  serviceCard,
} from './customer.ts';
import { expect, test } from './fixtures.ts';
import { compute, computed, dropoff, findAddress, openPlanner, pickup, places } from './planner.ts';
import { startReader } from './read-aloud/reader.ts';
import { seedBooking } from './seeded-booking.ts';
import { pattern, words } from './words.ts';

test.use({ timezoneId: 'America/New_York' });

for (const locale of locales) {
  test.describe(locale, () => {
    test.use({ locale });
    const w = words[locale];

    test('a booking is read aloud, from home to confirmation @phone', async ({ page }) => {
      const reader = await startReader(page, locale);
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1, name: w.home.hero.heading })).toBeVisible();
      await expect(serviceCard(page, w.carpet)).toBeVisible();
      await reader.tell('Home', page.locator('body'));
      await openCatalogue(page, w);
      await reader.tell('Services');
      await serviceCard(page, w.carpet).click();
      await choose(page, w, w.bedroom);
      await reader.tell('One bedroom');
      await choose(page, w, w.bedroom);
      await button(page, w.configure.bar.continue).click();
      await reader.tell('What treatments do');
      await button(page, w.configure.intro.ok).click();
      await reader.tell('Details of the rooms');
      await addRooms(page, w);
      await expect(page.getByText(w.cart.summary.unsent)).toBeHidden();
      await reader.tell('Cart');
      await goToCheckout(page, w);
      // Late in the day one time is left.
      const { found_one, found_other } = w.checkout.day;
      await reader.pass(new RegExp(`${pattern(found_one).source}|${pattern(found_other).source}`));
      const monday = parseDay(dayFrom(1));
      if (!monday) throw new Error('no day');
      const isMonday = new RegExp(`^${formatDay(monday, locale)}`);
      await page.getByRole('grid').getByRole('button', { name: isMonday }).click();
      await reader.tell('Times of a Monday');
      const first = page.getByRole('main').getByRole('button', { name: /^8:00/ }).first();
      await first.click();
      await expect(countdown(page, w)).toBeVisible();
      await reader.tell('A held time');
      await goToFinalize(page, w);
      await reader.tell('Your details');
      await bookButton(page, w).click();
      await reader.tell('Nothing filled in');
      await fillContact(page, w, { email: 'ana@correo-real.com', firstName: 'Ana', lastName: 'Díaz' });
      await bookButton(page, w).click();
      await expectBooked(page, w);
      await reader.tell('Booked');
      expect(reader.text()).toMatchSnapshot(['read-aloud', `booking.${locale}.txt`]);
    });

    test('a delivery is read aloud, from its stops to its price @phone', async ({ page }) => {
      const reader = await startReader(page, locale);
      await openPlanner(page, w);
      await reader.tell('An empty plan');
      // Who hears the list takes from it once its length was said.
      const find = async (stop: Locator, address: string) => {
        await stop.getByRole('combobox').fill(address);
        await reader.hears(pattern(w.planner.search.count_one));
        await findAddress(stop, address);
      };
      await find(pickup(page, w, 1), places.orlando);
      await button(page, w.planner.stops.add).click();
      await find(pickup(page, w, 2), places.winterPark);
      await find(dropoff(page, w), places.kissimmee);
      await reader.tell('Three stops');
      await compute(page, w);
      await reader.tell('Route and price');
      await computed(page, () => button(page, w.planner.better.apply).click());
      await reader.tell('The shorter order');
      expect(reader.text()).toMatchSnapshot(['read-aloud', `delivery.${locale}.txt`]);
    });
  });
}

test.describe('staff', () => {
  test.use({ locale: 'fr-FR', hasTouch: false, isMobile: false, viewport: { width: 1280, height: 900 } });
  const { calendar: w, booking: panel } = admin;

  test('the calendar is read aloud, and a visit in it is opened and moved @desk', async ({ page, stack }) => {
    const reader = await startReader(page, 'fr');
    const ahead = (Date.parse(dayFrom(1)) - Date.parse(new Date().toISOString().slice(0, 10))) / DAY_MS;
    const booking = await seedBooking(page, 'ana@correo-real.com', ahead, 'fr');
    await stack.mailTo('ana@correo-real.com', words.fr.mail.booked);
    await page.addInitScript((key) => localStorage.setItem('admin_key', key), 'sabal-dev-admin');
    await page.goto('/admin/calendar');
    await expect(page.getByRole('heading', { level: 1, name: w.title })).toBeVisible();
    await page.getByLabel(w.goTo).fill(booking.startISO.slice(0, 10));
    const visit = page.getByRole('button', { name: /Ana Díaz/ }).first();
    await expect(visit).toBeVisible();
    // Above it the overview, which is about today.
    const calendar = page.getByRole('region', { name: w.title, exact: true });
    await reader.tell('Week', calendar);
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('j');
    // It is drawn with the tables of places, which come late.
    await expect(calendar.getByRole('img', { name: w.route.map })).toBeVisible();
    await reader.tell('Day', calendar);
    await page.keyboard.press('l');
    await reader.tell('List', calendar);
    await visit.focus();
    await page.keyboard.press('Enter');
    await reader.tell('A visit');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: panel.reschedule.action, exact: true })
      .click();
    await reader.tell('Another time for it');
    await page.keyboard.press('Escape');
    // The keys of the calendar are silent until it is gone.
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('n');
    await reader.tell('What to add', page.getByRole('menu'));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await reader.tell('A block');
    expect(reader.text()).toMatchSnapshot(['read-aloud', 'calendar.fr.txt']);
  });

  test('a button that lost its name is heard @desk', async ({ page }) => {
    const reader = await startReader(page, 'fr');
    await page.goto('/service/carpet-cleaning');
    const more = page
      .getByRole('main')
      .getByRole('spinbutton')
      .first()
      .locator('..')
      .getByRole('button')
      .last();
    await more.evaluate((button) => {
      button.removeAttribute('aria-label');
      for (const one of button.querySelectorAll('*')) one.setAttribute('aria-hidden', 'true');
    });
    await expect(reader.tell('Rooms')).rejects.toThrow(/without a name: Rooms/);
  });
});

const DAY_MS = 86_400_000;
