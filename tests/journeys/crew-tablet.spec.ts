import { readFile } from 'node:fs/promises';
import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { toLocal } from '#shared/agenda/local-time.ts';
import { addDays } from '#shared/kernel/day.ts';
import { instantFromMs } from '#shared/kernel/instant.ts';
import { crewWords as es } from '../../app/i18n/messages/admin/crew/es.ts';
import { admin } from '../../app/i18n/messages/admin/fr.ts';
import { colourRules } from '../support/colour-rules.ts';
import { button } from './customer.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { seedBooking } from './seeded-booking.ts';
import { fill } from './words.ts';

/** What a fresh database is seeded with (server/env.ts). */
const KEY = 'sabal-dev-admin';
const ZONE = 'America/New_York';
const OTHERS = 'Ana Ajena';
const OWN = 'Beto Propio';
const headers = { 'X-Tenant-Slug': 'sabal', 'X-Admin-Token': KEY };
const { devices, login } = admin;

test.use({ locale: 'fr-FR', timezoneId: ZONE });

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
/** All that the page has in it, shown or not. */
const everything = (page: Page) => page.evaluate(() => document.documentElement.outerHTML);

async function enter(page: Page, key: string, words: typeof login | typeof es.login = login): Promise<void> {
  await page.getByLabel(words.key, { exact: true }).fill(key);
  await button(page, words.submit).click();
}

/** Two visits of tomorrow at one time, so that each has a crew of its own. */
async function twoVisits(page: Page, request: APIRequestContext): Promise<void> {
  const made = await request.post('/api/admin/crews', {
    headers,
    data: { name: 'Camion bleu', color: 'violet' },
  });
  expect(made.status()).toBe(201);
  const day = addDays(toLocal(instantFromMs(Date.now()), ZONE).day, 1);
  for (const customerName of [OTHERS, OWN]) {
    const email = `${customerName.split(' ')[0]}@sabal-mail.com`;
    const { id } = await seedBooking(page, email, 9, 'es');
    const named = await request.patch(`/api/admin/bookings/${id}`, { headers, data: { customerName } });
    expect(named.status()).toBe(200);
  }
  const { bookings } = await (await request.get('/api/admin/bookings', { headers })).json();
  for (const { id, email } of bookings) {
    const moved = await request.post(`/api/admin/bookings/${id}/reschedule`, {
      headers: { ...headers, 'Idempotency-Key': crypto.randomUUID() },
      data: { email, startISO: `${day}T15:00:00Z`, endISO: `${day}T16:30:00Z`, notify: false },
    });
    expect(moved.status()).toBe(200);
  }
}

/** The owner makes a key on the page of devices, and reads it the one time that it is shown. */
async function makeKey(page: Page, label: string, role: 'office' | 'crew', crew?: string): Promise<string> {
  await page.goto('/admin/devices');
  await button(page, devices.addKey).click();
  const dialog = page.getByRole('dialog', { name: devices.addKeyTitle });
  await dialog.getByLabel(devices.addKeyLabel).fill(label);
  await dialog.getByRole('radio', { name: devices.role[role] }).check({ force: true });
  if (crew !== undefined) {
    await button(page, devices.addKeySubmit).click();
    await expect(dialog.getByText(devices.crewRequired)).toBeVisible();
    await dialog.getByLabel(devices.crew).selectOption(crew);
  }
  await expectAccessible(page, `a key for ${role}`);
  await dialog.getByLabel(admin.keyAgain.label).fill(KEY);
  await button(page, devices.addKeySubmit).click();
  const told = page.getByRole('dialog', { name: fill(devices.newKeyTitle, { name: label }) });
  const key = (await told.locator('output').textContent()) ?? '';
  expect(key).toMatch(/^adm_/);
  await button(page, admin.integrations.done).click();
  return key;
}

async function aDevice(
  newContext: (options: object) => Promise<BrowserContext>,
  baseURL: string,
  more: object = {},
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await newContext({ baseURL, timezoneId: ZONE, ...more });
  return { context, page: await context.newPage() };
}

async function filesAreKept(page: Page): Promise<void> {
  const { files } = JSON.parse(await readFile('dist/staff-files.json', 'utf8')) as { files: string[] }; // the build's
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  const kept = () =>
    page.evaluate(async () => {
      const lists = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
      return (await Promise.all(lists)).flat().map(({ url }) => new URL(url).pathname);
    });
  await expect
    .poll(async () => (await kept()).filter((path) => files.includes(path)).length, { timeout: 30_000 })
    .toBe(files.length);
}

test('a crew’s tablet has its own day alone, in Spanish and without a network, and is refused the rest', async ({
  page: owner,
  request,
  browser,
  stack,
}) => {
  await twoVisits(owner, request);
  await owner.goto('/admin/login');
  await enter(owner, KEY);
  await expect(heading(owner, admin.calendar.title)).toBeVisible();
  const key = await makeKey(owner, 'Tableta azul', 'crew', 'Camion bleu');
  await expect(
    owner.getByRole('listitem').filter({ hasText: fill(devices.ofCrew, { name: 'Camion bleu' }) }),
  ).toBeVisible();

  const tablet = await aDevice((options) => browser.newContext(options), stack.url, {
    serviceWorkers: 'allow',
    viewport: { width: 768, height: 1024 },
    locale: 'es-US',
  });
  const { page, context } = tablet;
  const asked: string[] = [];
  page.on('request', (one) => asked.push(new URL(one.url()).pathname));
  await page.goto('/admin');
  await page.getByLabel(admin.language).selectOption('es');
  await expect(heading(page, es.login.title)).toBeVisible();
  await expectAccessible(page, 'login in Spanish');
  await enter(page, key, es.login);
  await expect(page).toHaveURL('/admin/day');
  await expect(heading(page, es.day.title)).toBeVisible();
  await expect(page.getByRole('navigation', { name: es.menu }).getByRole('link')).toHaveCount(1);

  await page.getByRole('radio', { name: new RegExp(`^${es.day.tomorrow}`) }).check({ force: true });
  await expect(page.getByRole('heading', { level: 3, name: OWN })).toBeVisible();
  expect(await everything(page)).not.toContain(OTHERS);
  expect(await everything(page)).toContain(OWN);
  await expectAccessible(page, 'day of a crew');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, 'day of a crew in the dark', colourRules);
  await page.emulateMedia({ colorScheme: 'light' });

  await page.getByRole('button', { name: OWN, exact: true }).click();
  const visit = page.getByRole('dialog', { name: OWN });
  await visit.getByLabel(es.booking.staff.label).fill('Perro fuera');
  await button(page, es.booking.staff.save).click();
  await expect(visit.getByText(es.booking.staff.saved)).toBeVisible();
  await expectAccessible(page, 'visit of a crew');
  // No word of another language is left on the screens that crews have.
  const words = await page.locator('body').innerText();
  for (const french of ['Équipe', 'visite', 'Demain', 'Annul', 'Nettoyage', 'Enregistr'])
    expect(words.replaceAll('Camion bleu', '')).not.toContain(french);
  expect(words).toContain('Limpieza');
  await button(page, es.close).click();

  await filesAreKept(page);
  await context.setOffline(true);
  await page.reload();
  await expect(heading(page, es.day.title)).toBeVisible();
  await expect(page.getByText(es.nav.offline, { exact: true })).toBeVisible();
  await page.getByRole('radio', { name: new RegExp(`^${es.day.tomorrow}`) }).check({ force: true });
  await expect(page.getByRole('heading', { level: 3, name: OWN })).toBeVisible();
  expect(await everything(page)).not.toContain(OTHERS);
  await expectAccessible(page, 'day of a crew without a network');
  await context.setOffline(false);

  for (const path of ['/admin/customers', '/admin/calendar', '/admin/company', '/admin/devices']) {
    await page.goto(path);
    await expect(heading(page, es.guard.forbidden)).toBeVisible();
  }
  await expectAccessible(page, 'a page that the key does not open');
  const allowed = /^\/api\/admin\/(auth\/(verify|session)|bookings|blocks)(\/|$)/;
  expect(asked.filter((path) => path.startsWith('/api/admin') && !allowed.test(path))).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: es.day.title }).click();
  await expect(heading(page, es.day.title)).toBeVisible();
  await context.close();
});

test('a device that was the owner’s keeps nothing of it for the crew that comes, and ends with the crew', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await twoVisits(page, request);
  const { crews } = await (await request.get('/api/admin/crews', { headers })).json();
  const made = await request.post('/api/admin/auth/keys', {
    headers,
    data: { label: 'Camion', role: 'crew', crewId: crews[1].id },
  });
  const { key } = await made.json();
  await page.goto('/admin/login?next=/admin/bookings?view=all');
  await enter(page, KEY);
  await expect(page.getByText(OTHERS).first()).toBeVisible();
  await page.goto('/admin/login');
  await enter(page, key);
  await expect(heading(page, admin.day.title)).toBeVisible();
  await page.getByRole('radio', { name: new RegExp(`^${admin.day.tomorrow}`) }).check({ force: true });
  await expect(page.getByRole('heading', { level: 3, name: OWN })).toBeVisible();
  await page.context().setOffline(true);
  await expect(page.getByText(admin.nav.offline, { exact: true })).toBeVisible();
  expect(await everything(page)).not.toContain(OTHERS);

  const visits = await (await request.get(`/api/admin/bookings?crew=${crews[1].id}`, { headers })).json();
  const ids = visits.bookings.map(({ id }: { id: string }) => id);
  await request.delete('/api/admin/bookings', { headers, data: { ids } });
  await request.patch(`/api/admin/crews/${crews[1].id}`, { headers, data: { active: false } });
  // It hears of that as it comes back; a page that is opened anew would only say that a key is needed.
  await page.context().setOffline(false);
  await expect(heading(page, login.title)).toBeVisible();
  await expect(page.getByText(login.closed)).toBeVisible();
  await page.goto('/admin/day');
  await expect(heading(page, login.title)).toBeVisible();
  await enter(page, key);
  await expect(page.getByText(login.closed).last()).toBeVisible();
  await expect(page.getByLabel(login.key, { exact: true })).toHaveAttribute('aria-invalid', 'true');
});

test('a key of the office has no way to keys, company and integrations, and an address is no way either', async ({
  page,
  browser,
  stack,
}) => {
  await page.goto('/admin/login');
  await enter(page, KEY);
  await expect(heading(page, admin.calendar.title)).toBeVisible();
  const key = await makeKey(page, 'Accueil', 'office');
  const desk = await aDevice((options) => browser.newContext(options), stack.url, {
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
  });
  await desk.page.goto('/admin/login');
  await enter(desk.page, key);
  await expect(heading(desk.page, admin.calendar.title)).toBeVisible();
  const nav = desk.page.getByRole('navigation', { name: admin.menu });
  await expect(nav.getByRole('link', { name: admin.customers.title })).toBeVisible();
  for (const name of [admin.devices.title, admin.company.title, admin.integrations.title])
    await expect(nav.getByRole('link', { name, exact: true })).toHaveCount(0);
  for (const path of ['/admin/devices', '/admin/company', '/admin/integrations', '/admin/guide']) {
    await desk.page.goto(path);
    await expect(heading(desk.page, admin.guard.forbidden)).toBeVisible();
  }
  const refused: string[] = [];
  desk.page.on('response', (answer) => {
    if (answer.status() === 403) refused.push(answer.url());
  });
  const places = await nav
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(places.length).toBeGreaterThan(10);
  for (const path of places) {
    await desk.page.goto(path ?? '');
    await expect(desk.page.getByRole('heading', { level: 1 })).not.toHaveText(admin.guard.forbidden);
    await desk.page.waitForTimeout(800); // whatever a screen asks for, it asks for as it opens; streams never end
  }
  expect(refused, 'what its own screens asked for').toEqual([]);
  await desk.page.goto('/admin/customers');
  await expect(heading(desk.page, admin.customers.title)).toBeVisible();
  await expect(button(desk.page, admin.customers.csv)).toHaveCount(0);
  await desk.context.close();
});
