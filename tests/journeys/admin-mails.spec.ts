import { admin } from '../../app/i18n/messages/admin/fr.ts';
import { aPerson, button } from './customer.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { seedBooking } from './seeded-booking.ts';
import { words } from './words.ts';

/** What a fresh database is seeded with (server/env.ts). */
const KEY = 'sabal-dev-admin';
const w = words.es;
test.use({ locale: 'es' });

test('the office reads the mail of a booking behind its key, and leaves', async ({ page }) => {
  const person = aPerson('office');
  await seedBooking(page, person.email, 7, 'es');
  await page.goto('/admin/mails');
  await expect(page).toHaveURL(/\/admin\/login\?next=%2Fadmin/);
  await expect(page.getByRole('heading', { level: 1, name: admin.login.title })).toBeVisible();
  await expectAccessible(page, 'login');
  const key = page.getByLabel(admin.login.key);
  const submit = button(page, admin.login.submit);
  await submit.click();
  await expect(page.getByText(admin.login.required)).toBeVisible();
  await key.fill('not-the-key');
  await submit.click();
  await expect(page.getByText('Clé invalide', { exact: true })).toBeVisible();
  await expect(key).toBeFocused();
  await expectAccessible(page, 'refused key');

  await key.fill(KEY);
  await submit.click();
  await expect(page).toHaveURL(/\/admin\/mails$/);
  await expect(page.getByRole('heading', { level: 1, name: admin.mails.title })).toBeVisible();
  const row = page
    .getByRole('list', { name: admin.mails.list.replace('{{day}}', admin.mails.today) })
    .getByRole('listitem')
    .filter({ hasText: person.email });
  await expect(row).toHaveCount(1);
  await expectAccessible(page, 'mails');
  await page.getByRole('radio', { name: admin.mails.filters.dead }).check({ force: true });
  await expect(page.getByText(admin.mails.noneDead)).toBeVisible();
  await button(page, admin.mails.showAll).click();
  await row.getByRole('link', { name: w.mail.booked }).click();
  await expect(page.getByRole('heading', { level: 1, name: w.mail.booked })).toBeVisible();
  await expect(page.getByText(person.email).first()).toBeVisible();
  // Drawn with its own styles, although the policy allows none that come as text; nothing in it can be followed.
  const picture = page.getByRole('region', { name: admin.mail.body }).locator('div[lang]');
  await expect(picture.locator('h3').first()).toHaveCSS('font-size', '28px');
  await expect(picture.locator('td.button')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(picture.locator('a[href]')).toHaveCount(0);
  await expectAccessible(page, 'mail');
  await page.getByRole('radio', { name: admin.mail.text }).check({ force: true });
  await expect(page.locator('pre')).toContainText('/manage?');
  await expectAccessible(page, 'text of the mail');

  const address = new URL(page.url()).pathname;
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: w.mail.booked })).toBeVisible();
  await button(page, admin.nav.more).click();
  await button(page, admin.logout).click();
  await expect(page).toHaveURL(/\/admin\/login/);
  await page.goto(address);
  await expect(page).toHaveURL(`/admin/login?next=${encodeURIComponent(address)}`);
  await key.fill(KEY);
  await submit.click();
  await expect(page).toHaveURL(address);
});
