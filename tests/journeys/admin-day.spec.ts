import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { startOfDay } from '#shared/agenda/local-day.ts';
import { toLocal } from '#shared/agenda/local-time.ts';
import { addDays } from '#shared/kernel/day.ts';
import { addMinutes, formatInstant, type Instant, instantFromMs } from '#shared/kernel/instant.ts';
import { admin } from '../../app/i18n/messages/admin/fr.ts';
import { colourRules } from '../support/colour-rules.ts';
import { button } from './customer.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { seedBooking } from './seeded-booking.ts';

/** What a fresh database is seeded with (server/env.ts). */
const KEY = 'sabal-dev-admin';
const ZONE = 'America/New_York';
const CODE = '#4471';
const CODE_LATER = '#8802';
const TODAY = 'Rosa Heute';
const TOMORROW = 'Marc Morgen';
/** What staff know of the customer, by their own list. */
const KNOWN = 'Chien gentil, sonner deux fois';
const { day: w } = admin;

test.use({ serviceWorkers: 'allow', locale: 'fr-FR', timezoneId: ZONE });

/** The one booking there is becomes a visit under way and one of tomorrow, each with a code for the gate. */
async function makeDay(context: BrowserContext): Promise<void> {
  const now = instantFromMs(Date.now());
  const { day } = toLocal(now, ZONE);
  const noon = addMinutes(startOfDay(addDays(day, 1), ZONE), 12 * 60);
  const timed = (startsAt: Instant, minutes: number) => {
    const [startISO, endISO] = [formatInstant(startsAt), formatInstant(addMinutes(startsAt, minutes))];
    return { startISO, startAt: startISO, endISO, endAt: endISO, occupiedUntil: endISO, minutes };
  };
  await context.route(/\/api\/admin\/bookings\?/, async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    const [row] = body.bookings ?? [];
    if (row === undefined) return route.fulfill({ response: answer });
    const rows = [
      {
        ...row,
        ...timed(addMinutes(now, -30), 90),
        customerName: TODAY,
        phone: '+14075550134',
        gateCode: CODE,
      },
      { ...row, ...timed(noon, 60), id: crypto.randomUUID(), customerName: TOMORROW, gateCode: CODE_LATER },
    ];
    await route.fulfill({ response: answer, json: { ...body, bookings: rows, items: rows } });
  });
}

function keptFiles(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const lists = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
    return (await Promise.all(lists)).flat().map(({ url }) => new URL(url).pathname);
  });
}

/** All that the page has in it, shown or not, and what its fields hold. */
const everything = (page: Page) => page.evaluate(() => document.documentElement.outerHTML);

test('a crew has its day in the van after a cold start without a network, and codes only on the day @phone', async ({
  page: office,
  context,
}) => {
  const email = `crew-${test.info().parallelIndex}@sabal-test.com`;
  await seedBooking(office, email, 3, 'fr');
  const noted = await office.request.put('/api/admin/customers/note', {
    headers: { 'X-Tenant-Slug': 'sabal', 'X-Admin-Token': KEY },
    data: { email, note: KNOWN, expectedVersion: 0 },
  });
  expect(noted.ok()).toBe(true);
  await makeDay(context);
  const { files } = JSON.parse(await readFile('dist/staff-files.json', 'utf8')) as { files: string[] }; // the build's
  await office.addInitScript((key) => localStorage.setItem('admin_key', key), KEY);
  await office.goto('/admin/day');
  await expect(office.getByRole('heading', { level: 1, name: w.title })).toBeVisible();
  await expect(office.getByRole('heading', { level: 3, name: TODAY })).toBeVisible();
  await expect(office.getByText(/^Dernier état/)).toHaveCount(0);
  await expectAccessible(office, 'day');
  await office.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(office, 'day in the dark', colourRules);
  await office.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await expect
    .poll(async () => (await keptFiles(office)).filter((path) => files.includes(path)).length, {
      timeout: 30_000,
    })
    .toBe(files.length);
  await office.close();

  await context.setOffline(true);
  const page = await context.newPage();
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/admin/day');
  await expect(page.getByRole('heading', { level: 3, name: TODAY })).toBeVisible();
  const age = page.getByText(/^Dernier état/).filter({ visible: true });
  await expect(age).toHaveCount(1);
  await expect(page.getByText(/^En cours, encore /)).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: TODAY })).toContainText(
    `${w.customerNote}${KNOWN}`,
  );
  const way = page.getByRole('link', { name: w.directionsTo.replace('{{name}}', TODAY) });
  await expect(way).toHaveAttribute('href', /google\.com\/maps\/dir\/\?api=1&destination=12\+Palm/);
  await expect(page.getByRole('link', { name: w.callTo.replace('{{name}}', TODAY) })).toHaveAttribute(
    'href',
    'tel:+14075550134',
  );
  expect(await everything(page)).not.toContain(CODE);
  await button(page, `${w.showCode} ${TODAY}`).click();
  await expect(page.getByText(CODE)).toBeVisible();
  expect(await everything(page), 'a shown code would be found').toContain(CODE);
  await expectAccessible(page, 'day without a network');

  await page.emulateMedia({ media: 'print' });
  const sheet = page.getByRole('table');
  await expect(sheet).toContainText(TODAY);
  await expect(age).toHaveCount(1); // paper says it too
  await expect(sheet).toContainText('(407) 555-0134');
  await expect(sheet).toContainText(w.sheet.customerNote.replace('{{text}}', KNOWN));
  await expect(sheet).not.toContainText(CODE);
  await expect(page.getByText(CODE)).toBeHidden();
  await expect(page.getByRole('navigation')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('radio', { name: new RegExp(`^${w.tomorrow}`) }).check({ force: true });
  await expect(page.getByRole('heading', { level: 3, name: TOMORROW })).toBeVisible();
  await expect(page.getByText(w.codeLater).first()).toBeVisible();
  await expect(button(page, `${w.showCode} ${TOMORROW}`)).toHaveCount(0);
  expect(await everything(page)).not.toContain(CODE_LATER);
  await page.getByRole('button', { name: TOMORROW }).click();
  const booking = page.getByRole('dialog', { name: TOMORROW });
  await expect(booking.getByRole('figure').filter({ hasText: w.customerNote })).toContainText(KNOWN);
});
