import { admin } from '../../app/i18n/messages/admin/fr.ts';
import type { SunkMail } from '../support/smtp-sink.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { seedBooking } from './seeded-booking.ts';

/** A customer calls about a visit: another address, and something off the price; then they read both. */

const KEY = 'sabal-dev-admin';
const EMAIL = 'ana.diaz@sabal-mail.com';
const w = admin.visit;

test.use({ locale: 'fr-FR', timezoneId: 'America/New_York' });

test('staff put an address right and grant a discount, and the customer reads both', async ({
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

  await panel.getByRole('button', { name: w.contact.action }).click();
  const zip = panel.getByRole('textbox', { name: admin['new-booking'].client.postalCode });
  await zip.fill('3380');
  await panel.getByRole('button', { name: w.contact.save }).click();
  await expect(zip).toHaveAccessibleDescription(admin['new-booking'].client.fault.zipInvalid);
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

test('staff add a room without telling and another with a mail, at the same start', async ({
  page,
  stack,
}) => {
  const email = 'bea.ruiz@sabal-mail.com';
  await seedBooking(page, email, 11);
  const mails: () => Promise<readonly SunkMail[]> = () =>
    stack.control(`/mails?to=${encodeURIComponent(email)}`);
  await expect.poll(async () => (await mails()).length).toBe(1);
  await page.addInitScript((key) => localStorage.setItem('admin_key', key), KEY);
  await page.goto(`/admin/bookings?q=${encodeURIComponent(email)}`);
  await page
    .getByRole('button', { name: /Ana Díaz/ })
    .first()
    .click();
  const panel = page.getByRole('dialog', { name: 'Ana Díaz' });
  const n = admin['new-booking'].work;
  const totals = panel.getByText(/^Total\s: .+ → .+$/);

  await panel.getByRole('button', { name: w.services.action }).click();
  await expect(panel.getByText(w.services.asBooked)).toBeVisible();
  await panel.getByRole('button', { name: 'Nettoyage de moquettes', exact: true }).click();
  await panel.getByRole('button', { name: w.services.save }).click();
  await expect(panel.getByText(w.services.incomplete)).toBeVisible();
  await panel.getByRole('combobox', { name: n.product }).last().selectOption({ index: 1 });
  const told = (await totals.textContent()) ?? '';
  const [before = '', after = ''] =
    told
      .split(':')[1]
      ?.split('→')
      .map((sum) => sum.trim()) ?? [];
  expect(after).not.toBe(before);
  await panel.getByRole('checkbox', { name: w.move.notify }).uncheck();
  await expectAccessible(page, 'the services of a visit');
  await panel.getByRole('button', { name: w.services.save }).click();
  await expect(panel.getByText(`de ${before} à ${after}`)).toBeVisible();

  await panel.getByRole('button', { name: w.services.action }).click();
  await expect(panel.getByText(w.services.asBooked)).toHaveCount(2);
  await panel
    .getByRole('button', { name: /^Plus\s: / })
    .first()
    .click();
  await expect(totals).toContainText(`${after} →`);
  await panel.getByRole('button', { name: w.services.save }).click();
  await expect(panel.getByText(new RegExp(`de ${after.replace('$', '\\$')} à`))).toBeVisible();
  await expect.poll(async () => (await mails()).length).toBe(2);
});
