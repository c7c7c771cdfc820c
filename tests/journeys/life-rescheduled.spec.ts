import {
  aPerson,
  bookButton,
  button,
  countdown,
  dayFrom,
  fillContact,
  goToFinalize,
  openDay,
} from './customer.ts';
import { expect, test } from './fixtures.ts';
import { languagesOf } from './languages.ts';
import { seedCart } from './seeded-cart.ts';
import { pattern, words } from './words.ts';

/** "9:00 AM", "9:00 a.m.", "09:00". */
const TIME = /^\d{1,2}:\d\d/;

const bedroom = {
  service: 'carpet-cleaning',
  product: 'bedroom',
  options: ['size-regular', 'soil-regular'],
};

for (const locale of languagesOf('es')) {
  const w = words[locale];
  test.describe(locale, () => {
    test.use({ locale });
    test('a visitor books, moves the visit from the mail, and its old time comes free in another browser', async ({
      page,
      browser,
      stack,
    }) => {
      const person = aPerson('vida');
      await seedCart(page, [bedroom]);
      await page.goto('/checkout');
      // The soonest times may be of several days.
      const times = await openDay(page, locale, dayFrom(1));
      const first = times.getByRole('button', { name: TIME, disabled: false }).first();
      // A name is read with plain spaces.
      const time = ((await first.innerText()).split('\n')[0] ?? '').replace(/\s/g, ' ');
      await first.click();
      await expect(countdown(page, w)).toBeVisible();
      await goToFinalize(page, w);
      await fillContact(page, w, person);
      await bookButton(page, w).click();
      await expect(page.getByRole('heading', { level: 1, name: w.confirmation.booked.title })).toBeVisible();

      const context = await browser.newContext({ locale, baseURL: stack.url, serviceWorkers: 'block' });
      const stranger = await context.newPage();
      await seedCart(stranger, [bedroom]);
      await stranger.goto('/checkout');
      const theirs = await openDay(stranger, locale, dayFrom(1));
      const wanted = theirs.getByRole('button', { name: new RegExp(`^${time}`) });
      await expect(wanted).toContainText(w.checkout.day.taken);

      const booked = await stack.mailTo(person.email, w.mail.booked);
      await page.goto(/http:\/\/sabal\.test(\/manage\?\S+)/.exec(booked.text)?.[1] ?? '');
      await button(page, w.manage.reschedule.open).click();
      const free = page.getByRole('button', { name: pattern(w.checkout.day.until) });
      await free.last().click();
      await page.getByRole('link', { name: w.reschedule.pick.go }).filter({ visible: true }).click();
      await button(page, w.reschedule.confirm.reschedule).click();
      await expect(page.getByText(pattern(w.reschedule.confirm.rescheduled))).toBeVisible();
      await stack.mailTo(person.email, w.mail.moved);

      // That page is not reloaded: the stream tells of the free time.
      await expect(wanted).toBeEnabled();
      await wanted.click();
      await expect(countdown(stranger, w)).toBeVisible();
      await context.close();
    });
  });
}
