import type { SunkMail } from '../support/smtp-sink.ts';
import {
  aPerson,
  bookButton,
  button,
  cartRow,
  expectBooked,
  fillContact,
  goToCheckout,
  goToFinalize,
  holdSoonest,
  type Person,
} from './customer.ts';
import { expect, test } from './fixtures.ts';
import { languagesOf } from './languages.ts';
import { seedBooking } from './seeded-booking.ts';
import { fill, words } from './words.ts';

function pathIn(mail: SunkMail, screen: string): string {
  return new RegExp(`http://sabal\\.test(/${screen}\\?\\S+)`).exec(mail.text)?.[1] ?? 'no link';
}

for (const locale of languagesOf('fr')) {
  const w = words[locale];
  test.describe(locale, () => {
    test.use({ locale });
    test('a visitor cancels from the mail, books the same again, and finds both behind the link that was asked for', async ({
      page,
      stack,
    }) => {
      const person = aPerson('encore');
      const stranger = aPerson('inconnue');
      await seedBooking(page, person.email, 7, locale);
      await page.goto(pathIn(await stack.mailTo(person.email, w.mail.booked), 'manage'));
      await button(page, w.manage.cancel.open).click();
      await page.getByRole('dialog').getByRole('button', { name: w.manage.cancel.confirm }).click();
      await expect(page.getByText(w.manage.status.cancelled).first()).toBeVisible();
      await stack.mailTo(person.email, w.mail.cancelled);

      await button(page, w.manage.again).click();
      await expect(page.getByRole('heading', { level: 1, name: w.cart.title })).toBeVisible();
      await expect(cartRow(page, w.bedroom)).toHaveCount(1);
      await goToCheckout(page, w);
      await holdSoonest(page, w);
      await goToFinalize(page, w);
      await fillContact(page, w, person);
      await bookButton(page, w).click();
      await expectBooked(page, w);

      for (const { email } of [stranger, person]) {
        await page.goto('/access-link');
        await page.getByRole('textbox', { name: w.access.email }).fill(email);
        await button(page, w.access.send).click();
        await expect(page.getByText(w.access.asked.title)).toBeVisible();
      }
      await page.goto(pathIn(await stack.mailTo(person.email, w.mail.link), 'my-bookings'));
      await expect(
        page.getByRole('heading', { name: fill(w.bookings.upcoming, { total: 1 }) }),
      ).toBeVisible();
      await expect(page.getByRole('heading', { name: fill(w.bookings.past, { total: 1 }) })).toBeVisible();
      const mailsTo = ({ email }: Person) =>
        stack.control<SunkMail[]>(`/mails?to=${encodeURIComponent(email)}`);
      // The one of the second booking may leave after the link.
      await expect
        .poll(async () => (await mailsTo(person)).filter(({ subject }) => w.mail.booked.test(subject)).length)
        .toBe(2);
      expect(await mailsTo(stranger)).toEqual([]);
    });
  });
}
