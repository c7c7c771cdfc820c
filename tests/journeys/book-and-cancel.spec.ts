import {
  addRooms,
  aPerson,
  bookButton,
  button,
  chooseBedrooms,
  fillContact,
  goToCheckout,
  goToFinalize,
  holdSoonest,
} from './customer.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { languagesOf } from './languages.ts';
import { words } from './words.ts';

interface BookingFact {
  readonly id: string;
  readonly status: string;
  readonly claim_id: string | null;
  readonly total_cents: number;
}

for (const locale of languagesOf('en')) {
  test.describe(locale, () => {
    // With motion, as most people have it.
    test.use({ locale, contextOptions: { reducedMotion: 'no-preference' } });

    // reflow walks the same way on the phone, and looks at every language on both; life-* book in es and fr.
    const tag = locale === 'en' ? '@desk' : '@phone';
    test('a visitor books from home to confirmation and cancels from the mail', { tag }, async ({
      page,
      stack,
    }) => {
      const w = words[locale];
      const person = aPerson(`journey-${locale}`);

      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1, name: w.home.hero.heading })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await page.getByRole('main').getByRole('link', { name: w.home.hero.book, exact: true }).first().click();

      await expect(page.getByRole('heading', { level: 1, name: w.catalogue.heading })).toBeVisible();
      await expect(
        page
          .getByRole('main')
          .getByRole('link', { name: new RegExp(w.carpet) })
          .first(),
      ).toBeVisible();

      await chooseBedrooms(page, w, 2);
      await addRooms(page, w);

      await goToCheckout(page, w);
      await holdSoonest(page, w);
      await goToFinalize(page, w);
      await fillContact(page, w, person);
      await bookButton(page, w).click();

      await expect(page.getByRole('heading', { level: 1, name: w.confirmation.booked.title })).toBeVisible();
      await expect(page).toHaveURL(/\/confirmation$/);
      const bookings = await stack.control<BookingFact[]>(
        `/bookings?email=${encodeURIComponent(person.email)}`,
      );
      expect(bookings).toHaveLength(1);
      expect(bookings[0]).toMatchObject({ status: 'CONFIRMED', total_cents: 9_000 });
      await expect(page.getByText(bookings[0]?.id.slice(0, 8) ?? 'no booking').first()).toBeVisible();

      const mail = await stack.mailTo(person.email, w.mail.booked);
      const link = /http:\/\/sabal\.test(\/manage\?\S+)/.exec(mail.text)?.[1] ?? '';
      await page.goto(link);
      await expect(page.getByText(w.manage.status.confirmed).first()).toBeVisible();
      await expect(page).toHaveURL(/\/manage$/); // the key is out of the address bar at once

      // On paper it is a letter: light at night too, and without what can only be pressed.
      await page.emulateMedia({ media: 'print' });
      await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(253, 247, 236)');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(button(page, w.manage.cancel.open)).toHaveCount(0);
      await page.emulateMedia({ media: 'screen' });

      await button(page, w.manage.cancel.open).first().click();
      await expectAccessible(page, 'cancel dialog');
      await page.getByRole('dialog').getByRole('button', { name: w.manage.cancel.confirm }).click();
      await expect(page.getByText(w.manage.status.cancelled).first()).toBeVisible();
      await stack.mailTo(person.email, w.mail.cancelled);
      const after = await stack.control<BookingFact[]>(`/bookings?email=${encodeURIComponent(person.email)}`);
      expect(after[0]).toMatchObject({ status: 'CANCELLED', claim_id: null });
    });
  });
}
