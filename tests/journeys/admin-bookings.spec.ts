import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { admin } from '../../app/i18n/messages/admin/fr.ts';
import { aPerson, button } from './customer.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { type SeededBooking, seedBooking } from './seeded-booking.ts';
import { askForPavers } from './seeded-request.ts';

/** What a fresh database is seeded with (server/env.ts). */
const KEY = 'sabal-dev-admin';
const headers = { 'X-Tenant-Slug': 'sabal', 'X-Admin-Token': KEY };
const { bookings: list, booking } = admin;

test.beforeEach(async ({ page }) => {
  await page.addInitScript((key) => localStorage.setItem('admin_key', key), KEY);
});

/** Another colleague, at another desk. */
async function patchElsewhere(page: Page, { id }: { id: string }, data: unknown): Promise<void> {
  const answer = await page.request.patch(`/api/admin/bookings/${id}`, { headers, data });
  expect(answer.status()).toBe(200);
}

async function search(page: Page, text: string): Promise<void> {
  await page.getByRole('searchbox', { name: list.search }).fill(text);
}

/** Rows are told apart by their e-mail. */
function rowOf(page: Page, email: string): Locator {
  return page.getByRole('row').filter({ hasText: email });
}

async function open(page: Page, email: string): Promise<Locator> {
  await rowOf(page, email).locator('[data-open]').press('Enter');
  const panel = page.getByRole('dialog').first();
  await expect(panel.getByRole('heading', { level: 3, name: booking.facts.title })).toBeVisible();
  return panel;
}

/** In a view other than that of the visits to come. */
async function show(page: Page, view: keyof typeof list.view): Promise<void> {
  await page.getByText(list.view[view], { exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`[?]view=${view}$`));
}

async function seedThree(page: Page) {
  const emails = ['one', 'two', 'three'].map((name) => aPerson(name).email);
  const made: SeededBooking[] = [];
  for (const email of emails) made.push(await seedBooking(page, email, 6));
  const [one, two, three] = made;
  const [first, second, third] = emails;
  if (!one || !two || !three || !first || !second || !third) throw new Error('unreachable: three were made');
  return { one: { ...one, email: first }, two: { ...two, email: second }, three: { ...three, email: third } };
}

test('the panel of a visit: a note of two editors, another time, an end, an answer to a request, and where one was', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  const { one, two } = await seedThree(page);
  const asking = aPerson('asking').email;
  await askForPavers(page, asking, 6);
  await page.goto('/admin/bookings');
  await expect(rowOf(page, one.email)).toBeVisible();
  await expectAccessible(page, 'the list of bookings');

  const panel = await open(page, one.email);
  await expectAccessible(page, 'the panel of a visit');
  const note = panel.getByLabel(booking.staff.label);
  await note.fill('Sonner deux fois');
  await patchElsewhere(page, one, { notes: '=1+1' });
  await button(page, booking.staff.save).click();
  await expect(panel.getByText(booking.staff.conflict)).toBeVisible();
  await expect(panel.getByText('=1+1', { exact: true })).toBeVisible();
  await expect(note).toHaveValue('Sonner deux fois');
  await button(page, booking.staff.keepMine).click();
  await expect(panel.getByText(booking.staff.saved)).toBeVisible();

  await button(page, booking.reschedule.action).click();
  await panel.getByLabel(booking.reschedule.start).fill('05:00');
  await panel.getByLabel(booking.reschedule.end).fill('06:15');
  await expect(panel.getByText(booking.reschedule.outside)).toBeVisible();
  await expectAccessible(page, 'another time for a visit');
  await panel.getByRole('button', { name: booking.reschedule.save }).click();
  await expect(panel.getByRole('strong').filter({ hasText: '5:00 – 6:15' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(rowOf(page, one.email)).toContainText('5:00 – 6:15');

  await open(page, two.email);
  await button(page, booking.cancel.action).click();
  await page.getByRole('dialog', { name: booking.cancel.title }).getByText(booking.cancel.confirm).click();
  await expect(panel.getByText(booking.status.cancelled).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(rowOf(page, two.email)).toContainText(booking.status.cancelled);

  await show(page, 'pending');
  await open(page, asking);
  await page.reload();
  await expect(panel.getByRole('heading', { level: 3, name: booking.facts.title })).toBeVisible();
  await page.goBack();
  await expect(panel).toHaveCount(0);
  await expect(page).toHaveURL(/[?]view=pending$/);
  await expect(rowOf(page, two.email)).toHaveCount(0);

  const inRow = rowOf(page, asking).getByRole('button', { name: booking.confirm.action });
  await inRow.click();
  await expect(inRow).toHaveAttribute('aria-busy', 'true');
  await button(page, booking.confirm.stop).click();
  await expect(inRow).not.toHaveAttribute('aria-busy');
  await expect(rowOf(page, asking)).toContainText(booking.status.pending);
  await open(page, asking);
  await button(page, booking.quote.answer).click();
  await button(page, booking.quote.send).click();
  await expect(panel.getByText(booking.quote.fault.unitPrice)).toBeVisible();
  await panel.getByLabel(booking.quote.unitPrice).fill('1 250,50');
  await expectAccessible(page, 'the answer to a request');
  // D579: a line that is added meanwhile would be in nothing that is sent, and gone with the form.
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/quote', (route) => held.then(() => route.continue()));
  await button(page, booking.quote.send).click();
  await expect(button(page, booking.quote.send)).toHaveAttribute('aria-busy', 'true');
  await button(page, booking.quote.addLine).click();
  await expect(panel.getByLabel(booking.quote.unitPrice)).toHaveCount(1);
  answer();
  await expect(panel.getByText(booking.quote.offered)).toBeVisible();
  await expect(panel.getByRole('region', { name: booking.quote.title })).toContainText(/1.250,50/);
  // Leaving at once confirms all the same.
  await button(page, booking.confirm.action).click();
  await expect(panel.getByText(booking.confirm.soonHere)).toBeVisible();
  await expect(panel.getByText(booking.status.pending).first()).toBeVisible();
  await page.goto('/admin/bookings?view=upcoming');
  await expect(rowOf(page, asking)).toContainText(booking.status.confirmed);
});

test('many at once: found, exported, deleted in part with a reason, and put back; one later, once nothing is in its way', async ({
  page,
}) => {
  const { one, two, three } = await seedThree(page);
  await patchElsewhere(page, one, { notes: '=1+1' });
  await page.goto('/admin/bookings');
  await expect(rowOf(page, two.email)).toBeVisible();
  // The server takes its time: what is here is looked through, and that there may be more is said.
  const seeking = page.getByText(list.seeking.replace('{{shown}}', '1'));
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/admin/bookings?*q=*', (route) => held.then(() => route.continue()));
  await search(page, one.email.toUpperCase());
  await expect(rowOf(page, two.email)).toHaveCount(0);
  await expect(rowOf(page, one.email)).toBeVisible();
  await expect(seeking).toBeVisible();
  answer();
  await expect(seeking).toHaveCount(0);
  await expect(rowOf(page, one.email)).toBeVisible();
  expect(page.url()).toMatch(/\/admin\/bookings$/);

  const download = page.waitForEvent('download');
  await button(page, list.csv.export).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv.startsWith('\ufeff')).toBe(true);
  expect(csv.trim().split('\r\n')).toHaveLength(2);
  expect(csv).toContain(one.email);
  expect(csv).toContain(";'=1+1;");

  await search(page, 'nobody-is-called-so');
  await expect(page.getByRole('heading', { name: list.empty })).toBeVisible();
  await expectAccessible(page, 'no bookings');
  await button(page, list.clear).click();

  // One of three is refused, as if a colleague had been faster.
  await page.route('**/api/admin/bookings', async (route) => {
    if (route.request().method() !== 'DELETE') return route.continue();
    const { ids }: { ids: string[] } = route.request().postDataJSON();
    const kept = ids.filter((id) => id !== two.id);
    const response = await route.fetch({ postData: JSON.stringify({ ids: kept }) });
    const said = await response.json();
    await route.fulfill({
      response,
      json: { ...said, failed: [{ id: two.id, code: 'booking.not_found' }] },
    });
  });
  for (const { email } of [one, two, three]) {
    await rowOf(page, email).getByRole('checkbox').press('Space');
  }
  await expect(page.getByText(list.selected_other.replace('{{count}}', '3'))).toBeVisible();
  await page.getByRole('region', { name: list.bulk.label }).getByText(list.bulk.remove).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/3 visites sont encore à venir/)).toBeVisible();
  await expectAccessible(page, 'deleting many');
  const typed = dialog.getByLabel(list.bulk.type.replace('{{count}}', '3'));
  await typed.fill('2');
  await typed.press('Enter');
  await expect(dialog.getByText(list.bulk.wrong)).toBeVisible();
  await typed.fill('3');
  await typed.press('Enter');
  await expect(dialog.getByText(list.bulk.removed_other.replace('{{count}}', '2'))).toBeVisible();
  await expect(dialog.getByText(admin.fault.booking.not_found)).toBeVisible();
  await expect(rowOf(page, one.email)).toHaveCount(0);
  await expect(rowOf(page, two.email)).toHaveCount(1);
  await dialog.getByRole('button', { name: list.bulk.undo }).click();
  await expect(page.getByText(list.bulk.restored_other.replace('{{count}}', '2'))).toBeVisible();
  await expect(rowOf(page, one.email)).toHaveCount(1);

  await test.step('what was deleted is found again, says what is in its way, and comes back', async () => {
    await page.keyboard.press('Escape');
    const { id, email, startISO, endISO } = three;
    const call = async (method: 'delete' | 'post', path: string, data?: unknown) => {
      const answer = await page.request[method](`/api/admin${path}`, { headers, data });
      expect(answer.ok(), path).toBe(true);
      return method === 'post' ? answer.json() : undefined;
    };
    await call('delete', '/bookings', { ids: [id] });
    const { block } = await call('post', '/blocks', { startISO, endISO, reason: 'Formation' });
    await show(page, 'deleted');
    const row = rowOf(page, email);
    await expect(row).toContainText('jusqu’au');
    await expectAccessible(page, 'the deleted bookings');
    const back = row.getByRole('button', { name: booking.remove.undo });
    await back.click();
    const refused = page.getByRole('dialog', { name: list.notBack.replace('{{name}}', 'Ana Díaz') });
    await expect(refused).toContainText('Formation');
    await page.keyboard.press('Escape');
    await call('delete', `/blocks/${block.id}`);
    await back.click();
    await expect(row).toHaveCount(0);
    await show(page, 'upcoming');
    await expect(row).toContainText(booking.status.confirmed);
  });
});

test('by keyboard alone: found, ticked, opened, walked through and left where one was; a colleague’s change glows', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { one, two } = await seedThree(page);
  await page.goto('/admin/bookings');
  await expect(rowOf(page, one.email)).toBeVisible();
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const focused = (at: Locator) => expect(at).toBeFocused();
  const tabTo = async (at: Locator) => {
    for (let left = 40; left > 0 && !(await at.evaluate((it) => it === document.activeElement)); left--) {
      await press('Tab');
    }
    await focused(at);
  };
  const opens = page.locator('[data-open]');

  // The columns are chosen once, and known after a reload; nothing private is kept for it.
  await tabTo(page.locator('summary').filter({ hasText: list.columns }));
  await press('Enter', 'Tab', 'Tab', 'Tab', 'Space');
  await expect(page.getByRole('columnheader', { name: list.column.phone })).toHaveCount(0);
  await expect.poll(() => storedColumns(page)).toBe(3);
  await page.reload();
  await expect(rowOf(page, one.email)).toBeVisible();
  await expect(page.getByRole('columnheader', { name: list.column.phone })).toHaveCount(0);

  await tabTo(page.getByRole('checkbox').first());
  await press('Tab', 'Tab', 'Space', 'ArrowDown', 'Space');
  await expect(page.getByText(list.selected_other.replace('{{count}}', '2'))).toBeVisible();
  await press('Space', 'ArrowUp', 'Space', 'Tab', 'Enter');
  const panel = page.getByRole('dialog').first();
  await expect(panel.getByRole('heading', { level: 3, name: booking.facts.title })).toBeVisible();
  await press('ArrowDown');
  await expect(panel.getByRole('button', { name: booking.previous })).toBeEnabled();
  await press('Escape');
  await focused(opens.nth(1));

  // The row is marked for two seconds: the page itself looks at each of its frames.
  const highlight = page.waitForFunction(
    (email) => document.querySelector('tr[data-highlight]')?.textContent.includes(email),
    two.email,
  );
  await patchElsewhere(page, two, { status: 'CANCELLED' });
  await highlight;
  await expect(rowOf(page, two.email)).toContainText(booking.status.cancelled);
  await focused(opens.nth(1));
  await open(page, two.email);
  const history = panel.getByRole('region', { name: booking.history.title });
  await expect(history).toContainText(booking.history.cancelled);
  await expect(history.getByRole('listitem').first()).not.toContainText(booking.history.office);
});

/** How many columns this device remembers. */
function storedColumns(page: Page): Promise<number | undefined> {
  return page.evaluate(async () => {
    const opening = indexedDB.open('app:sabal');
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    const asking = db.transaction('drafts').objectStore('drafts').get('admin:bookings');
    const row: { values: { columns: string[] } } | undefined = await new Promise((resolve) => {
      asking.onsuccess = () => resolve(asking.result);
    });
    db.close();
    return row?.values.columns.length;
  });
}
