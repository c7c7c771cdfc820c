import type { Locator, Page } from '@playwright/test';
import { admin } from '../../app/i18n/messages/admin/fr.ts';
import { lookAgain } from '../storms/weak-line.ts';
import { colourRules } from '../support/colour-rules.ts';
import { aPerson, button } from './customer.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { seedBooking } from './seeded-booking.ts';
import { expectSealed } from './staff-drafts.ts';

/** What a fresh database is seeded with (server/env.ts). */
const KEY = 'sabal-dev-admin';
const headers = { 'X-Tenant-Slug': 'sabal', 'X-Admin-Token': KEY };
const { customers: clients } = admin;

async function openCustomers(page: Page): Promise<void> {
  await page.addInitScript((key) => localStorage.setItem('admin_key', key), KEY);
  await page.goto('/admin/customers');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

function rowOf(page: Page, email: string): Locator {
  return page.getByRole('row').filter({ hasText: email });
}

test('customers are found, sorted, noted, read without a connection, shown in the calendar and erased', async ({
  page,
}) => {
  const email = aPerson('no.ted').email;
  const twin = email.replace('no.ted', 'noted');
  await seedBooking(page, twin, 20);
  const booked = await seedBooking(page, email, 8);
  await openCustomers(page);
  const row = rowOf(page, email);
  await expect(row).toBeVisible();
  await expectAccessible(page, 'customers by night');
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page, 'customers by day', colourRules);

  const limit = page.getByLabel(clients.limit);
  for (const wrong of ['0', '501', 'cent']) {
    await limit.fill(wrong);
    await expect(page.getByText(clients.limitFault)).toBeVisible();
  }
  const amount = page.getByRole('columnheader', { name: clients.column.amount });
  await amount.getByRole('button').click();
  await expect(amount).toHaveAttribute('aria-sort', 'descending');
  await amount.getByRole('button').press('Enter');
  await expect(amount).toHaveAttribute('aria-sort', 'ascending');
  await page.getByLabel(clients.search).fill('ana diaz');
  await expect(row).toBeVisible();

  // Another number is another list; who stands behind must not read it, and nothing else is lost.
  await button(page, clients.mask).click();
  await expect(page.getByText(email)).toHaveCount(0);
  const longer = page.waitForResponse(/admin\/customers\?limit=500$/); // asked for as soon as it is one of the list
  await limit.fill('500');
  await limit.press('Enter');
  await longer;
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(button(page, clients.mask)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText(email)).toHaveCount(0);
  await expect(page.getByLabel(clients.search)).toHaveValue('ana diaz');
  await expect(limit).toBeFocused();
  await expect(amount).toHaveAttribute('aria-sort', 'ascending');

  // A visit shows everything, and says so before it does.
  const masked = page.getByRole('dialog', { name: 'A.\u00a0D.' });
  await page.getByRole('row').nth(1).locator('[data-open]').click();
  await masked.getByRole('list').last().getByRole('button').first().click();
  const reveal = page.getByRole('dialog', { name: clients.reveal.title });
  await expectAccessible(page, 'before a visit is shown');
  await reveal.getByRole('button', { name: clients.reveal.stay }).click();
  await expect(page.getByText(email)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByText(email)).toHaveCount(0);
  await button(page, clients.mask).click();

  // Who is not in the list is found all the same, and noted.
  await page.getByLabel(clients.search).fill('');
  await limit.fill('1');
  await limit.press('Enter');
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(row).toHaveCount(0);
  await page.getByLabel(clients.search).fill(email.toUpperCase());
  await row.getByRole('button', { name: /^Ana Díaz/ }).click();
  const panel = page.getByRole('dialog', { name: 'Ana Díaz' });
  await expect(panel.getByRole('list').last().getByRole('button')).toHaveCount(1);
  await expectAccessible(page, 'history');
  expect(page.url()).not.toContain('@');
  await expect(panel.getByText(clients.alike.email.replace('{{email}}', twin))).toBeVisible();

  // Other staff write first: both are shown, and mine can stay.
  const note = panel.getByLabel(clients.note.label);
  await note.fill('Chien dans le jardin');
  const theirs = { email, note: 'Sonner deux fois', expectedVersion: 0 };
  const put = await page.request.put('/api/admin/customers/note', { headers, data: theirs });
  expect(put.ok(), await put.text()).toBe(true);
  await panel.getByRole('button', { name: admin.booking.staff.save }).click();
  await expect(panel.getByText(theirs.note)).toBeVisible();
  await expectAccessible(page, 'two notes');
  await panel.getByRole('button', { name: admin.booking.staff.keepMine }).click();
  await expect(panel.getByText(admin.booking.staff.saved)).toBeVisible();
  await note.fill('Chien dans le jardin, deux');
  await expectSealed(page, `note of customer ${email}`, 'Chien dans le jardin, deux');

  // Nothing of the server: the list, the history, and what was typed are here.
  await page.route('**/api/admin/**', (route) => route.abort());
  await page.reload();
  await page.getByLabel(clients.search).fill('ana');
  await expect(page.getByText(clients.local_other.slice(0, 24))).toBeVisible();
  await row.getByRole('button', { name: /^Ana Díaz/ }).click();
  await expect(panel.getByText(/^Dernier état\s: \d/)).toBeVisible();
  await expect(panel.getByRole('list').last().getByRole('button').first()).toBeVisible();
  await expect(note).toHaveValue('Chien dans le jardin, deux');
  await page.unroute('**/api/admin/**');
  await lookAgain(page);
  await page.keyboard.press('Escape');
  await expect(row.getByText(clients.note.mark)).toBeAttached();

  await row.getByRole('link', { name: /dans le calendrier$/ }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/calendar\\?day=\\d{4}-\\d\\d-\\d\\d&visit=${booked.id}`));
  await page.goBack();
  await page.getByLabel(clients.search).fill(email);
  await row.getByRole('button', { name: /^Ana Díaz/ }).click();

  // A visit to come stands in the way, and the way to it is named.
  await panel.getByRole('button', { name: clients.erase.open }).click();
  const dialog = page.getByRole('dialog', { name: clients.erase.title });
  await expect(dialog.getByText(clients.erase.upcomingText)).toBeVisible();
  await expect(dialog.getByRole('button', { name: clients.erase.confirm })).toHaveCount(0);
  await dialog.getByRole('button', { name: clients.erase.seeBookings }).click();
  await expect(panel).toBeVisible();

  const cancelled = await page.request.patch(`/api/admin/bookings/${booked.id}`, {
    headers,
    data: { status: 'CANCELLED' },
  });
  expect(cancelled.ok(), await cancelled.text()).toBe(true);
  await panel.getByRole('button', { name: clients.erase.open }).click();
  const confirm = dialog.getByRole('button', { name: clients.erase.confirm });
  await expect(confirm).toHaveAttribute('aria-disabled', 'true');
  await expectAccessible(page, 'erasure');
  await dialog.getByRole('textbox').fill(email.toUpperCase());
  await confirm.click();
  await expect(page.getByText(clients.erase.done)).toBeVisible();
  await expect(row).toHaveCount(0);
});
