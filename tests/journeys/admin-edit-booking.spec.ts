import { admin } from '../../app/i18n/messages/admin/fr.ts';
import { finalize } from '../../app/i18n/messages/finalize/fr.ts';
import type { SunkMail } from '../support/smtp-sink.ts';
import { button, cartRow } from './customer.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { seedBooking } from './seeded-booking.ts';
import { fill, words } from './words.ts';

/** A customer calls about a visit: another address, and something off the price; then they read both. */

const KEY = 'sabal-dev-admin';
const EMAIL = 'ana.diaz@sabal-mail.com';
const w = admin.booking;

test.use({ locale: 'fr-FR', timezoneId: 'America/New_York' });

test('staff put an address right and grant a discount, and the customer reads both @desk', async ({
  page,
  stack,
}) => {
  const seeded = await seedBooking(page, EMAIL, 9);
  await page.addInitScript((key) => localStorage.setItem('admin_key', key), KEY);
  await page.goto(`/admin/bookings`);
  await page
    .getByRole('button', { name: /Ana Díaz/ })
    .first()
    .click();
  const panel = page.getByRole('dialog', { name: 'Ana Díaz' });

  await panel.getByRole('button', { name: w.contact.action, exact: true }).click();
  const zip = panel.getByRole('textbox', { name: admin['new-booking'].client.postalCode });
  await zip.fill('3380');
  await panel.getByRole('button', { name: w.contact.save }).click();
  await expect(zip).toHaveAccessibleDescription(finalize.faults.zipInvalid);
  await zip.fill('33602');
  await panel.getByRole('textbox', { name: admin['new-booking'].client.line1 }).fill('77 Lake Ave');
  await panel.getByRole('textbox', { name: admin['new-booking'].client.city }).fill('Tampa');
  await expectAccessible(page, 'the contact of a visit');
  await panel.getByRole('button', { name: w.contact.save }).click();
  await expect(panel).toContainText('77 Lake Ave, Tampa, 33602');
  await expect(panel).toContainText('12 Palm Way');

  await panel.getByRole('button', { name: w.discount.action }).click();
  await panel.getByRole('textbox', { name: w.discount.amount }).fill('5');
  await panel.getByRole('textbox', { name: w.discount.reason }).fill('Fidélité');
  await expectAccessible(page, 'a discount');
  await panel.getByRole('button', { name: w.discount.save }).click();
  await expect(panel.getByText(/^Remise\s: Fidélité$/).first()).toBeVisible();

  const mails: () => Promise<readonly SunkMail[]> = () =>
    stack.control(`/mails?to=${encodeURIComponent(EMAIL)}`);
  await expect.poll(async () => (await mails()).length).toBe(3);
  await page.goto(seeded.managePath);
  await expect(page.getByText(/^(Discount:|Remise\s:) Fidélité$/)).toBeVisible();
  await expect(page.getByText('77 Lake Ave').first()).toBeVisible();
});

test('staff change a room and a request in the customer’s own forms, see old and new, and save without a mail @phone', async ({
  page,
  stack,
}) => {
  const email = 'bea.ruiz@sabal-mail.com';
  const seeded = await seedBooking(page, email, 11, 'en', undefined, [
    {
      service: 'carpet-cleaning',
      product: 'bedroom',
      options: ['size-regular', 'soil-regular'],
      instance: { label: 'Nonna' },
    },
    {
      service: 'handyman',
      instance: {
        handymanMinutes: 80,
        handymanMeta: { categories: ['repairs'], description: 'Fix the gate' },
        label: 'Fix the gate',
      },
    },
  ]);
  const mails: () => Promise<readonly SunkMail[]> = () =>
    stack.control(`/mails?to=${encodeURIComponent(email)}`);
  await expect.poll(async () => (await mails()).length).toBe(1);
  await page.addInitScript((key) => localStorage.setItem('admin_key', key), KEY);
  await page.goto(`/admin/bookings?visit=${seeded.id}`);
  const panel = page.getByRole('dialog', { name: 'Ana Díaz' });
  const shop = words.fr;
  const editRow = (name: string) => button(page, fill(shop.cart.item.editOf, { name })).click();

  await panel.getByRole('button', { name: w.services.action }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole('complementary', { name: shop.edit.staff.label })).toBeVisible();
  await editRow('Nonna');
  await button(page, shop.configure.intro.ok).click();
  await page.getByRole('radio', { name: /^Nettoyage en profondeur/ }).check();
  await button(page, shop.configure.edit.save).click();
  await expect(page).toHaveURL(/\/cart$/);
  await editRow('Fix the gate');
  await button(page, shop.intake.time.more).click();
  await button(page, shop.configure.edit.save).click();
  await expect(cartRow(page, 'Fix the gate')).toContainText('130');
  await expectAccessible(page, 'the cart of an edit by staff');
  // It outlives a reload, and no checkout is in it.
  await page.goto('/checkout');
  await expect(page).toHaveURL(/\/cart$/);
  await expect(cartRow(page, 'Fix the gate')).toContainText('130');
  await page
    .getByRole('link', { name: new RegExp(`^(${shop.cart.office.go}|${shop.cart.office.goShort})$`) })
    .first()
    .click();

  await expect(panel.getByText(w.services.after)).toBeVisible();
  await page.reload();
  await expect(panel.getByText(w.services.after)).toBeVisible();
  await expect(panel.locator('dl s').last()).toContainText('110');
  const facts = await panel.locator('dl').first().innerText();
  expect(facts).toContain('130');
  await panel.getByRole('checkbox', { name: w.reschedule.notify }).uncheck();
  await expectAccessible(page, 'the changed services of a visit');
  await panel.getByRole('button', { name: w.services.save }).click();
  await expect(panel.getByText('Fix the gate')).toBeVisible();
  await expect(panel.getByText(/1\s?h\s?40/).first()).toBeVisible();

  await page.goto(seeded.managePath);
  await expect(page.getByText(/\$130|130\s\$/).first()).toBeVisible();
  // The device's own cart is as empty as it was, and nothing was written to the customer.
  await page.goto('/cart');
  await expect(page.getByRole('heading', { name: shop.cart.empty.title })).toBeVisible();
  expect(await mails()).toHaveLength(1);
});
