import type { Page } from '@playwright/test';
import { admin } from '../../app/i18n/messages/admin/fr.ts';
import { button } from './customer.ts';
import { expect, test } from './fixtures.ts';
import { fill } from './words.ts';

/** What a fresh database is seeded with (server/env.ts). */
const KEY = 'sabal-dev-admin';
/** Wrong keys of one address in a quarter of an hour (server/http/limits/limits.ts). */
const GUESSES = 10;
const { login, pricing, devices } = admin;

async function enter(page: Page, key: string): Promise<void> {
  await page.getByLabel(login.key).fill(key);
  await button(page, login.submit).click();
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('the eleventh wrong key has to wait, and says so; what was typed stays, and no login leads elsewhere', async ({
  page,
  stack,
}) => {
  await stack.control('/restart?limits=on');
  try {
    await page.goto('/admin/login?next=//evil.example/admin/pricing');
    for (let guess = 1; guess <= GUESSES; guess++) {
      const answered = page.waitForResponse(/admin\/auth\/session$/);
      await enter(page, `guess-${guess}`);
      expect((await answered).status()).toBe(401);
      await expect(page.getByText(login.invalid, { exact: true })).toBeVisible();
    }
    await enter(page, 'guess-11');
    await expect(page.getByText(/^Trop d’essais\. Réessayez dans (une minute|\d+ minutes)\.$/)).toBeVisible();
    await expect(page.getByLabel(login.key)).toHaveValue('guess-11');
    await expect(page.getByLabel(login.key)).toBeFocused();
  } finally {
    await stack.control('/restart');
  }
  await enter(page, KEY);
  await expect(page).toHaveURL('/admin/calendar');
  expect(new URL(page.url()).host).toBe(new URL(stack.url).host);
});

test('a device that is revoked elsewhere meets the login, and finds what was typed when it is back', async ({
  page,
  browser,
  stack,
}) => {
  const name = `Tablette de Marc ${Date.now() % 100_000}`;
  await page.goto('/admin/pricing?x=1');
  await expect(page).toHaveURL(/\/admin\/login\?next=/);
  await page.getByLabel(login.device).fill(name);
  await enter(page, KEY);
  await expect(heading(page, pricing.title)).toBeVisible();
  await expect(page).toHaveURL('/admin/pricing?x=1');
  const price = page
    .getByRole('region', { name: 'Nettoyage de moquettes' })
    .getByRole('textbox', { name: 'Bureau', exact: true });
  const before = await price.inputValue();
  await price.fill('43,21');
  await expect(page.getByRole('region', { name: pricing.bar.label })).toBeVisible();

  // A colleague whose device has the key itself under the same name.
  const context = await browser.newContext({ baseURL: stack.url, serviceWorkers: 'block' });
  await context.addInitScript((key) => localStorage.setItem('admin_key', key), KEY);
  const colleague = await context.newPage();
  await colleague.goto('/admin/devices');
  await button(colleague, fill(devices.revokeNamed, { name })).click();
  await colleague
    .getByRole('dialog', { name: fill(devices.revokeTitle, { name }) })
    .getByRole('button', { name: devices.revoke, exact: true })
    .click();
  await expect(colleague.getByText(fill(devices.revoked, { name }))).toBeVisible();
  await context.close();

  // Looked at again, the page may have noticed by itself.
  const press = button(page, pricing.bar.save).click({ timeout: 3_000 });
  await press.catch(() => undefined);
  await expect(heading(page, login.title)).toBeVisible();
  await expect(page.getByText(login.refused)).toBeVisible();
  await expect(page).toHaveURL(`/admin/login?next=${encodeURIComponent('/admin/pricing?x=1')}`);
  expect(await page.evaluate(() => localStorage.getItem('admin_key'))).toBeNull();
  await enter(page, KEY);
  await expect(page).toHaveURL('/admin/pricing?x=1');
  await expect(price).toHaveValue('43,21');
  await expect(page.getByText(pricing.bar.restored)).toBeVisible();
  await price.press('Escape');
  await expect(price).toHaveValue(before);
});
