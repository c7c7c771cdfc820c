import { booking } from '../../app/i18n/messages/booking/en.ts';
import {
  addRooms,
  aPerson,
  bookButton,
  button,
  chooseBedrooms,
  expectBooked,
  fillContact,
  goToFinalize,
  holdSoonest,
} from './customer.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { seedCart } from './seeded-cart.ts';
import { fill, words } from './words.ts';

const w = words.en;
test.use({ locale: 'en' });

test('a wrong e-mail is put right on the confirmation: another mail and link, and the next booking has it @phone', async ({
  page,
  stack,
}) => {
  const wrong = aPerson('wrogn');
  const right = aPerson('right').email;
  await seedCart(page, [
    { service: 'carpet-cleaning', product: 'bedroom', options: ['size-regular', 'soil-regular'] },
  ]);
  await page.goto('/checkout');
  await holdSoonest(page, w);
  await goToFinalize(page, w);
  await fillContact(page, w, wrong);
  await bookButton(page, w).click();
  await expectBooked(page, w);
  const linkIn = ({ text }: { text: string }) => /http:\/\/sabal\.test(\/manage\?\S+)/.exec(text)?.[1] ?? '';
  const oldLink = linkIn(await stack.mailTo(wrong.email, w.mail.booked));

  await button(page, w.confirmation.wrongEmail).click();
  const field = page.getByRole('main').getByRole('textbox', { name: booking.address.label });
  await expect(field).toBeFocused();
  await field.fill('nobody');
  await button(page, booking.address.send).click();
  await expect(page.getByText(booking.address.invalid)).toBeVisible();
  await expectAccessible(page, 'putting an e-mail right');
  await field.fill(right);
  await button(page, booking.address.send).click();
  await expect(page.getByText(fill(booking.address.done, { email: right })).first()).toBeVisible();

  await page.getByRole('link', { name: w.confirmation.footer.another }).click();
  await chooseBedrooms(page, w, 1);
  await addRooms(page, w);
  await page.goto('/finalize');
  const { fields, again } = w.finalize;
  const box = (label: string) => page.getByRole('textbox', { name: label, exact: true });
  await expect(box(fields.email)).toHaveValue(right);
  await expect(box(fields.line1)).toHaveValue('12 Palm Way');
  await expectAccessible(page, 'details as last time');
  await button(page, again.clear).click();
  await expect(box(fields.email)).toHaveValue('');
  await page.reload();
  await expect(box(fields.line1)).toHaveValue('');
  await expect(page.getByText(again.title)).toHaveCount(0);
  await box(fields.postalCode).fill('32801');
  await expect(box(fields.city)).toHaveValue('Orlando');

  await page.goto(linkIn(await stack.mailTo(right, w.mail.booked)));
  await expect(page.getByText(w.manage.status.confirmed).first()).toBeVisible();
  await page.goto(oldLink);
  await expect(page.getByText(w.manage.bad.expired).first()).toBeVisible();
});

test('the answer of a corrected e-mail is lost and the page is loaded again: the same wish goes on and ends @phone', async ({
  page,
  stack,
}) => {
  const right = aPerson('kept').email;
  await seedCart(page, [
    { service: 'carpet-cleaning', product: 'bedroom', options: ['size-regular', 'soil-regular'] },
  ]);
  await page.goto('/checkout');
  await holdSoonest(page, w);
  await goToFinalize(page, w);
  await fillContact(page, w, aPerson('typo'));
  await bookButton(page, w).click();
  await expectBooked(page, w);
  let isDone = false;
  await page.route('**/api/bookings/*/email', async (route) => {
    isDone = (await route.fetch()).ok();
    await route.abort('connectionreset');
  });
  await button(page, w.confirmation.wrongEmail).click();
  const field = page.getByRole('main').getByRole('textbox', { name: booking.address.label });
  await field.fill(right);
  await button(page, booking.address.send).click();
  await expect.poll(() => isDone).toBe(true);
  await page.unroute('**/api/bookings/*/email');
  await page.reload();
  await expect(field).toHaveValue(right);
  await button(page, booking.address.send).click();
  await expect(page.getByText(fill(booking.address.done, { email: right })).first()).toBeVisible();
  await expect(field).toHaveCount(0);
  await stack.mailTo(right, w.mail.booked);
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: w.confirmation.keep.manage }).click();
  const managed = await opened;
  await expect(managed.getByText(w.manage.status.confirmed).first()).toBeVisible();
});
