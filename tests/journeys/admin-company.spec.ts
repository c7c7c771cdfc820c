import { admin } from '../../app/i18n/messages/admin/fr.ts';
import { colourRules } from '../support/colour-rules.ts';
import { button } from './customer.ts';
import { expectNothingCutOff } from './expect-fits.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

/** What a fresh database is seeded with (server/env.ts). */
const KEY = 'sabal-dev-admin';
const headers = { 'X-Tenant-Slug': 'sabal', 'X-Admin-Token': KEY };
const { company } = admin;

test('the company: named by its owner, and so on every page of its customers, on pages without a script too', async ({
  page,
  browser,
  stack,
}) => {
  await page.addInitScript((key) => localStorage.setItem('admin_key', key), KEY);
  const context = await browser.newContext({ baseURL: stack.url, locale: 'en' });
  const customer = await context.newPage();
  await customer.goto('/');
  await expect(customer.getByRole('link', { name: 'Sabal, home' })).toBeVisible();
  await expect(customer).toHaveTitle(/ · Sabal$/);

  await page.goto('/admin/company');
  const phone = page.getByRole('textbox', { name: new RegExp(`^${company.phone}`) });
  const name = page.getByRole('textbox', { name: company.name, exact: true });
  await expect(name).toHaveValue('Sabal');
  await expectAccessible(page, 'company by night');
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page, 'company by day', colourRules);

  await test.step('what is wrong is said beside its field, and nothing typed is lost', async () => {
    await name.fill('');
    await phone.fill('call us');
    await button(page, admin.saving.save).click();
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription(new RegExp(company.fault.required));
    await expect(phone).toHaveAccessibleDescription(/7 à 15 chiffres/);
    await name.fill('Gulf Coast Carpet & Tile');
    await phone.fill('(305) 555-0100');
    await page.reload();
    await expect(name).toHaveValue('Gulf Coast Carpet & Tile');
    await expect(page.getByText(admin.saving.restored)).toBeVisible();
    await expect(page.getByRole('region', { name: company.preview })).toContainText('(305) 555-0100');
  });

  await test.step('without a connection saving says why it waits', async () => {
    await page.context().setOffline(true);
    await expect(button(page, admin.saving.save)).toHaveAccessibleDescription(admin.whyWait);
    await page.context().setOffline(false);
    await expect(button(page, admin.saving.save)).not.toHaveAttribute('aria-disabled', 'true');
  });

  await test.step('what others saved meanwhile is shown beside it', async () => {
    const { version, ...known } = await (await page.request.get('/api/admin/company', { headers })).json();
    const data = { ...known, phone: '(305) 555-0199', expectedVersion: version };
    expect((await page.request.put('/api/admin/company', { headers, data })).ok()).toBe(true);
    await button(page, admin.saving.save).click();
    const conflict = page.getByRole('alert').filter({ hasText: company.conflict });
    await expect(conflict).toContainText('(305) 555-0199');
    await button(page, admin.conflict.keep).click();
    await expect(conflict).toHaveCount(0);
    await button(page, admin.saving.save).click();
    await expect(page.getByText(company.saved)).toBeVisible();
    await expect(page.getByText(admin.saving.clean)).toBeVisible();
  });

  await test.step('the history says who changed what', async () => {
    await button(page, company.past.open).click();
    const sheet = page.getByRole('dialog', { name: company.past.title });
    await expect(sheet).toContainText('Gulf Coast Carpet & Tile');
    await page.keyboard.press('Escape');
  });

  await test.step('a customer finds it on the page that is open, on the next one, and without a script', async () => {
    // A node's copy of the catalogue may be a second old.
    await expect(async () => {
      await customer.reload();
      const brand = customer.getByRole('link', { name: 'Gulf Coast Carpet & Tile, home' });
      await expect(brand).toBeVisible({ timeout: 5_000 });
    }).toPass();
    await expect(customer).toHaveTitle(/ · Gulf Coast Carpet & Tile$/);
    await expect(
      customer.getByRole('contentinfo').getByRole('link', { name: '(305) 555-0100' }),
    ).toHaveAttribute('href', 'tel:+13055550100');
    await customer.setViewportSize({ width: 360, height: 740 });
    await expectNothingCutOff(customer, 'home under a long name');
    const html = await (await customer.request.get('/?lang=en')).text();
    expect(html).toContain('· Gulf Coast Carpet &amp; Tile</title>');
    expect(html).toContain('"telephone":"+13055550100"');
    expect(html).not.toContain('Sabal,');
  });

  await test.step('also where the server does not draw the page, and for staff', async () => {
    await customer.goto('/cart');
    await expect(customer).toHaveTitle(/ · Gulf Coast Carpet & Tile$/);
    await expect(page.getByRole('banner')).toContainText('Gulf Coast Carpet & Tile');
  });
  await context.close();
});
