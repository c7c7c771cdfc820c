import type { Page } from '@playwright/test';
import { admin } from '../../app/i18n/messages/admin/fr.ts';
import { scriptTexts } from '../support/script-texts.ts';
import { aPerson, button } from './customer.ts';
import { expect, test } from './fixtures.ts';
import { type SeededBooking, seedBooking } from './seeded-booking.ts';
import { fill } from './words.ts';

/** What a fresh database is seeded with (server/env.ts). */
const KEY = 'sabal-dev-admin';
const headers = { 'X-Tenant-Slug': 'sabal', 'X-Admin-Token': KEY };
const { calendar, bookings, pricing, coupons, booking } = admin;

/** What no text may become: elements and attributes that the app itself never has. */
const GROWN = `iframe, object, embed, math, video, audio, script:not([src]):not([type]), animate, [onerror], [onload], [onclick],
  [onfocus], [ontoggle], [onbegin], [onmouseover], [href^='javascript:' i], [src^='javascript:' i], img[src='x']`;

/** Dialogs that scripts opened, and what the content security policy stopped, of every frame from now on. */
async function watch(page: Page): Promise<string[]> {
  const told: string[] = [];
  page.on('dialog', (dialog) => {
    told.push(`a dialog on ${page.url()}`);
    void dialog.dismiss();
  });
  await page.exposeFunction('tellViolation', (words: string) => told.push(words));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      Reflect.get(
        window,
        'tellViolation',
      )(`${violatedDirective} ${blockedURI} ${sample} ${location.pathname}`),
    );
  });
  return told;
}

const isDialog = (words: string) => words.startsWith('a dialog');

/** The scripts stand here, so often at least, as the letters that they are. */
async function expectLetters(page: Page, least: number): Promise<void> {
  const inText = () => page.evaluate(() => document.body.innerText.split('alert(1)').length - 1);
  await expect.poll(inText, `letters on ${page.url()}`).toBeGreaterThanOrEqual(least);
  expect(await page.locator(GROWN).evaluateAll((all) => all.map((each) => each.outerHTML))).toEqual([]);
}

/** A name that no other of the thirty contains, to open what it belongs to. */
const ONE = 9;
const one = scriptTexts[ONE] ?? '';

/** By the rail beside the screens. */
async function walkTo(page: Page, title: string): Promise<void> {
  await page
    .getByRole('navigation', { name: admin.menu })
    .getByRole('link', { name: title, exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
}

async function walkCalendar(page: Page, { startISO }: SeededBooking): Promise<void> {
  await page.goto('/admin/calendar');
  const day = new Date(startISO).toLocaleDateString('en-CA', { timeZone: 'America/New_York' });
  await page.getByLabel(calendar.goTo).fill(day);
  await page.getByRole('heading', { level: 1 }).click();
  await expectLetters(page, 10);
  await page.keyboard.press('m');
  await expect(page.locator('[data-heat]').first()).toBeVisible();
  await expectLetters(page, 0);
  await page.keyboard.press('l');
  await expectLetters(page, 10);
  await page.keyboard.press('s');
  await page
    .getByRole('region', { name: new RegExp(`^${calendar.grid.replace('{{range}}', '')}`) })
    .getByRole('button', { name: calendar.block.title })
    .first()
    .press('Enter');
  await expect(page.getByRole('dialog', { name: calendar.block.title })).toBeVisible();
  await expectLetters(page, 10);
  await page.keyboard.press('Escape');
}

async function walkBookings(page: Page): Promise<void> {
  await walkTo(page, bookings.title);
  await page.getByRole('searchbox', { name: bookings.search }).fill('alert(1)');
  await expectLetters(page, 60);
  await page
    .getByRole('table')
    .getByRole('button', { name: fill(bookings.open, { name: one }), exact: true })
    .press('Enter');
  const panel = page.getByRole('dialog').first();
  await expect(panel.getByRole('heading', { level: 3, name: booking.facts.title })).toBeVisible();
  await expect(panel.getByLabel(booking.staff.label)).toHaveValue(one);
  await expectLetters(page, 70);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 360, height: 740 });
  await expectLetters(page, 30);
  await page.setViewportSize({ width: 1280, height: 900 });
}

async function walkLists(page: Page): Promise<void> {
  await walkTo(page, admin.customers.title);
  await expectLetters(page, 60);
  await page.getByRole('row').filter({ hasText: one }).first().getByRole('button').first().click();
  await expect(page.getByRole('dialog').first()).toBeVisible();
  await expectLetters(page, 62);
  await page.keyboard.press('Escape');
  await walkTo(page, coupons.title);
  await expectLetters(page, 30);
  await button(page, fill(coupons.act.editOf, { code: `SCRIPT${ONE}` })).click();
  await expect(page.getByRole('dialog').getByLabel(coupons.form.name)).toHaveValue(one);
  await page.keyboard.press('Escape');
  await walkTo(page, pricing.title);
  await button(page, pricing.history).click();
  await expectLetters(page, 30);
  await page.keyboard.press('Escape');
  await button(page, admin.nav.more).click();
  await walkTo(page, admin.devices.title);
  await expectLetters(page, 30);
  await walkTo(page, admin.agenda.title);
  await expect(page.getByText(admin.saving.clean)).toBeVisible();
  await walkTo(page, admin.day.title);
  await walkTo(page, admin.mails.title);
  await expectLetters(page, 25);
  await page.getByRole('listitem').filter({ hasText: one }).getByRole('link').first().click();
  const drawn = page.getByRole('region', { name: admin.mail.body }).locator('div[lang]');
  await expect(drawn).toContainText(`Bonjour ${one}`);
  expect(await drawn.locator('[style]').count(), 'it has its own look').toBeGreaterThan(20);
  await expectLettersOfMail(page);
  await page.getByText(admin.mail.text, { exact: true }).click();
  await expect(page.locator('pre')).toContainText(one);
}

/** Of whom it is for, all of them; of its subject, what is left of them (D573). */
async function expectLettersOfMail(page: Page): Promise<void> {
  await expectLetters(page, 1);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(one.slice(0, 12));
}

/** A mail whose sender forgot to write them as letters: what it is drawn from leaves them out. */
async function walkRawMail(page: Page): Promise<void> {
  await page.route(/\/api\/admin\/mails\/[0-9a-f-]{36}$/, async (route) => {
    const answer = await route.fetch();
    const mail = await answer.json();
    const html = mail.html.replace(/<\/body>/i, `<p>raw</p>${scriptTexts.join('\n')}</body>`);
    await route.fulfill({ response: answer, json: { ...mail, html } });
  });
  await page.reload();
  await expect(
    page
      .getByRole('region', { name: admin.mail.body })
      .locator('div[lang]')
      .getByText('raw', { exact: true }),
  ).toBeAttached();
  await expectLettersOfMail(page);
}

/** As a mail program does, without a policy to help it; what its scripts tell may come a moment after it. */
async function showMail(page: Page, html: string): Promise<void> {
  await page.setContent(html, { waitUntil: 'commit' });
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 20)));
}

/** Answers how many mails were shown. */
async function readMails(page: Page): Promise<number> {
  const list = await (await page.request.get('/api/admin/mails?limit=100', { headers })).json();
  const mails: readonly { id: string; to: string }[] = list.mails;
  const sown = mails.filter(({ to }) => to.endsWith('@evil-mail.com'));
  await page.goto('about:blank');
  for (const { id } of sown) {
    const mail = await (await page.request.get(`/api/admin/mails/${id}`, { headers })).json();
    expect(mail.html).toContain('alert(1)');
    await showMail(page, mail.html);
  }
  return sown.length;
}

/** The looks themselves: a script that a page or a mail shows as it is would be seen. */
async function expectCaught(page: Page, told: readonly string[]): Promise<void> {
  const before = told.length;
  await page.evaluate(() => {
    const image = document.createElement('img');
    image.setAttribute('onerror', 'alert(1)');
    document.body.append(image);
  });
  await expect.poll(() => told.slice(before).some((words) => words.startsWith('script-src'))).toBe(true);
  expect(await page.locator(GROWN).count()).toBeGreaterThan(0);
}

test('thirty scripts in every stored text of the back office are letters on every screen and in every mail', async ({
  page,
  stack,
}) => {
  const booking = await seedBooking(page, aPerson('scripts').email, 8, 'fr');
  expect(await stack.control(`/sow-scripts?booking=${booking.id}`)).toBe(30);
  const told = await watch(page);
  await page.addInitScript((key) => {
    if (location.protocol !== 'about:') localStorage.setItem('admin_key', key);
  }, KEY);
  await walkCalendar(page, booking);
  await walkBookings(page);
  await walkLists(page);
  expect(told).toEqual([]);
  await walkRawMail(page);
  await test.step('one that grew on a page would be caught', () => expectCaught(page, told));
  expect(await readMails(page)).toBe(30);
  expect(told.filter(isDialog)).toEqual([]);
  await test.step('those of a mail that shows them as they are would be caught', async () => {
    for (const script of scriptTexts) await showMail(page, `<title>m</title><p>${script}</p>`);
    await expect.poll(() => told.filter(isDialog).length).toBeGreaterThanOrEqual(10);
  });
});
