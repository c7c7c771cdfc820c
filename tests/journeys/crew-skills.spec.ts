import { admin } from '../../app/i18n/messages/admin/fr.ts';
import {
  aPerson,
  bookButton,
  countdown,
  expectBooked,
  fillContact,
  goToFinalize,
  holdSoonest,
  soonestTimes,
} from './customer.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { seedCart } from './seeded-cart.ts';
import { expectSealed } from './staff-drafts.ts';
import { words } from './words.ts';

/** What a fresh database is seeded with (server/env.ts). */
const KEY = 'sabal-dev-admin';
const headers = { 'X-Tenant-Slug': 'sabal', 'X-Admin-Token': KEY };
const { crews: w } = admin;
const VAN = 'Camion bleu';
const booked: string[] = [];

/** Other journeys of this worker find the company with the one crew it had, which does everything. */
test.afterEach(async ({ request }) => {
  if (booked.length > 0) await request.delete('/api/admin/bookings', { headers, data: { ids: booked } });
  const { crews } = await (await request.get('/api/admin/crews', { headers })).json();
  for (const { id } of crews.slice(1)) await request.delete(`/api/admin/crews/${id}`, { headers });
  const all = { kinds: [], zips: [], baseZip: null, hours: null, active: true };
  const first = await request.patch(`/api/admin/crews/${crews[0].id}`, { headers, data: all });
  expect(first.ok()).toBe(true);
});

test('two crews with other skills: a customer books what one alone does, and the other takes a visit at the same time', async ({
  browser,
  page,
  request,
}) => {
  const staff = await browser.newContext({ locale: 'fr-FR', timezoneId: 'America/New_York' });
  const office = await staff.newPage();
  await office.addInitScript((key) => localStorage.setItem('admin_key', key), KEY);

  await test.step('the owner tells the first crew what it does', async () => {
    await office.goto('/admin/crews');
    await office.getByRole('link', { name: w.editNamed.replace('{{name}}', 'Équipe 1') }).click();
    await office.getByText(w.kinds.carpet, { exact: true }).click();
    await office.getByRole('button', { name: w.save }).click();
    const row = office.getByRole('main').getByRole('listitem').filter({ hasText: 'Équipe 1' });
    await expect(row).toContainText(w.kinds.carpet);
  });

  await test.step('another one has an area and hours of its own; what is typed survives a reload', async () => {
    await office.getByRole('link', { name: w.add }).click();
    await office.getByRole('button', { name: w.save }).click();
    await expect(office.getByText(w.fault.required)).toBeVisible();
    await office.getByLabel(w.name).fill(VAN);
    await office.getByText(w.kinds.handyman, { exact: true }).click();
    await office.getByLabel(w.zips).fill('32801, Orlando');
    await office.getByRole('button', { name: w.save }).click();
    await expect(office.getByText(/«\s*Orlando\s*»/)).toBeVisible();
    await office.getByLabel(w.zips).fill('');
    await office.getByLabel(w.county).selectOption('Orange');
    await office.getByLabel(w.base).fill('32801');
    await office.getByRole('switch', { name: w.ownHours }).click();
    await expectAccessible(office, 'a crew');
    for (const words of ['32839', '"days":[{']) await expectSealed(office, 'crew new', words);
    await office.reload();
    await expect(office.getByText(w.restored)).toBeVisible();
    await expect(office.getByLabel(w.name)).toHaveValue(VAN);
    await expect(office.getByLabel(w.zips)).toHaveValue(/\b32801\b.*\b32839\b/);
    await expect(office.getByRole('switch', { name: w.ownHours })).toBeChecked();
    await office.getByRole('button', { name: w.save }).click();
    const row = office.getByRole('main').getByRole('listitem').filter({ hasText: VAN });
    await expect(row).toContainText(w.ownHours);
    await expectAccessible(office, 'crews with skills');
  });

  const swing = {
    handymanMinutes: 80,
    handymanMeta: { categories: ['repairs'], description: 'Fix the gate' },
  };
  await seedCart(page, [{ service: 'handyman', instance: swing }]);
  const asked = page.waitForRequest(/\/api\/slots\/days\?.*kinds=handyman/);
  await page.goto('/checkout');
  await asked;
  const holding = page.waitForResponse('**/api/slots/hold');
  await holdSoonest(page, words.en);
  const { startAt, endAt } = await (await holding).json();
  await expect(countdown(page, words.en)).toBeVisible();
  await goToFinalize(page, words.en);
  await fillContact(page, words.en, aPerson('VanOnly'));
  await bookButton(page, words.en).click();
  await expectBooked(page, words.en);

  const at = { startISO: startAt, endISO: endAt };
  const listed = await (
    await request.get(`/api/admin/bookings?from=${startAt}&to=${endAt}`, { headers })
  ).json();
  for (const row of listed.bookings) if (row.startISO === at.startISO) booked.push(row.id);
  const mine = listed.bookings.find((row: { startISO: string }) => row.startISO === at.startISO);
  expect(mine.crew.name).toBe(VAN);
  const holdOf = async (kinds: string) =>
    request.post('/api/slots/hold', {
      headers: { 'X-Tenant-Slug': 'sabal' },
      data: { startAt, endAt, kinds },
    });
  const other = await holdOf('handyman');
  expect([other.status(), (await other.json()).code]).toEqual([409, 'slot.taken']);
  const carpet = await holdOf('carpet');
  expect(carpet.status()).toBe(201);
  await request.post('/api/slots/release', {
    headers: { 'X-Tenant-Slug': 'sabal' },
    data: { id: (await carpet.json()).id },
  });

  await test.step('hours of a crew that its visit no longer fits into name that visit before they are saved', async () => {
    await office.goto('/admin/crews');
    await office.getByRole('link', { name: w.editNamed.replace('{{name}}', VAN) }).click();
    const weekday = new Intl.DateTimeFormat('fr', { weekday: 'long', timeZone: 'America/New_York' }).format(
      new Date(startAt),
    );
    await office.getByRole('switch', { name: new RegExp(`^${weekday}`, 'i') }).click();
    await office.getByRole('button', { name: w.save }).click();
    const warning = office.getByRole('dialog', { name: /hors des horaires/ });
    await expect(warning.getByRole('listitem')).toHaveCount(1);
    await expectAccessible(office, 'visits of a crew outside its hours');
    await warning.getByRole('listitem').getByRole('button').click();
    await expect(office.getByRole('dialog', { name: 'Ana Díaz' })).toBeVisible();
    await office.keyboard.press('Escape');
    await warning.getByRole('button', { name: admin.agenda.goBack }).click();
    await expect(warning).toHaveCount(0);
    await expect(office.getByRole('heading', { level: 1 })).toContainText(VAN);
    await office.getByRole('button', { name: w.save }).click();
    await warning.getByRole('button', { name: admin.agenda.saveAnyway }).click();
    const row = office.getByRole('main').getByRole('listitem').filter({ hasText: VAN });
    await expect(row).toContainText(w.ownHours);
  });
  await staff.close();
});

test('where no crew comes nothing is offered, and the customer is told for which ZIP code', async ({
  page,
  request,
}) => {
  const { crews } = await (await request.get('/api/admin/crews', { headers })).json();
  const first = `/api/admin/crews/${crews[0].id}`;
  expect((await request.patch(first, { headers, data: { zips: ['33101'] } })).ok()).toBe(true);
  const { nothing } = words.en.checkout;
  await seedCart(page, [{ service: 'carpet-cleaning', product: 'bedroom' }]);
  await page.goto('/checkout');
  await holdSoonest(page, words.en);
  await goToFinalize(page, words.en);
  await fillContact(page, words.en, aPerson('NobodyComes'));
  await bookButton(page, words.en).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await page.goto('/checkout');
  await expect(page.getByRole('heading', { name: nothing.title })).toBeVisible();
  await expect(page.getByText(nothing.zip.replace('{{zip}}', '32801'))).toBeVisible();
  await expectAccessible(page, 'no crew comes');
  await page.getByRole('button', { name: nothing.elsewhere }).click();
  await expect(soonestTimes(page, words.en).first()).toBeVisible();
});
