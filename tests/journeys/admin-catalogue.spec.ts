import { admin } from '../../app/i18n/messages/admin/fr.ts';
import { aPictureOf } from '../support/send-picture.ts';
import {
  aPerson,
  bookButton,
  button,
  choose,
  expectBooked,
  fillContact,
  goToCheckout,
  goToFinalize,
  holdSoonest,
  serviceCard,
} from './customer.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { fill, words } from './words.ts';

/** What a fresh database is seeded with (server/env.ts). */
const KEY = 'sabal-dev-admin';
const { catalogue, company } = admin;
const w = words.en;

test('a service of the owner’s own, with a picture and an area, is found, refused elsewhere, booked and mailed', async ({
  page,
  browser,
  stack,
}) => {
  await page.addInitScript((key) => localStorage.setItem('admin_key', key), KEY);
  const context = await browser.newContext({ baseURL: stack.url, locale: 'en' });
  const customer = await context.newPage();
  const person = aPerson('windows');

  await test.step('it is added with words, a picture and something to choose', async () => {
    await page.goto('/admin/catalogue');
    await button(page, catalogue.addService).click();
    const sheet = page.getByRole('dialog', { name: catalogue.form.add.services });
    const text = (label: string) => sheet.getByRole('textbox', { name: label });
    await button(page, catalogue.form.create).click();
    await expect(text(fill(catalogue.form.titleIn, { language: 'français' }))).toHaveAccessibleDescription(
      new RegExp(catalogue.fault.title),
    );
    await sheet.getByLabel(catalogue.form.kind).selectOption('general');
    await text(fill(catalogue.form.titleIn, { language: 'français' })).fill('Lavage de vitres');
    await text(fill(catalogue.form.titleIn, { language: 'anglais' })).fill('Window washing');
    const picture = await aPictureOf({ width: 800, height: 600 });
    await sheet
      .locator('input[type=file]')
      .setInputFiles({ name: 'vitres.png', mimeType: 'image/png', buffer: picture });
    await expect(sheet.locator('img[src*="/api/files/"]').first()).toBeVisible();
    await expectAccessible(page, 'a new service');
    await button(page, catalogue.form.create).click();
    await expect(page.getByText(catalogue.form.created)).toBeVisible();

    const card = page.getByRole('article', { name: 'Lavage de vitres' });
    await expect(card).toContainText(fill(catalogue.missing, { languages: 'ES' }));
    await expect(card).toContainText(catalogue.nothingToChoose);
    const add = card.getByRole('button', { name: catalogue.addRoom });
    if (!(await add.isVisible())) await card.getByText(catalogue.rooms).click();
    await add.click();
    const room = page.getByRole('dialog', { name: catalogue.form.add.products });
    const box = (label: string) => room.getByRole('textbox', { name: label });
    await box(fill(catalogue.form.titleIn, { language: 'français' })).fill('Fenêtre');
    await box(fill(catalogue.form.titleIn, { language: 'anglais' })).fill('Window');
    await box(catalogue.form.price).fill('40');
    await button(page, catalogue.form.create).click();
    await expect(card).not.toContainText(catalogue.nothingToChoose);
  });

  await test.step('the owner serves one county, and refuses what is asked for elsewhere', async () => {
    await page.goto('/admin/company/area');
    await page.getByText(company.area.ways.counties, { exact: true }).click();
    await button(page, admin.saving.save).click();
    await expect(page.getByText(company.area.fault.counties)).toBeVisible();
    await page
      .getByRole('group', { name: company.area.map })
      .getByRole('checkbox', { name: 'Orange' })
      .click();
    await page.getByText(company.area.rules.refused, { exact: true }).click();
    await expectAccessible(page, 'the area');
    await button(page, admin.saving.save).click();
    await expect(page.getByText(company.saved)).toBeVisible();
  });

  await test.step('a customer finds it, with its picture and in words they read', async () => {
    // A node's copy of the catalogue may be a second old.
    await expect(async () => {
      await customer.goto('/services');
      await expect(serviceCard(customer, 'Window washing')).toBeVisible({ timeout: 5_000 });
    }).toPass();
    const picture = customer.locator('main img[src*="/api/files/"]').first();
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    await serviceCard(customer, 'Window washing').click();
    await choose(customer, w, 'Window', 2);
    await button(customer, w.configure.bar.continue).click();
    await button(customer, w.configure.bar.add).click();
    await goToCheckout(customer, w);
    await holdSoonest(customer, w);
    await goToFinalize(customer, w);
    await fillContact(customer, w, person);
  });

  await test.step('outside the area it is refused beside the ZIP, with everything still typed', async () => {
    const zip = customer.getByRole('textbox', { name: w.finalize.fields.postalCode, exact: true });
    await zip.fill('33101');
    await bookButton(customer, w).click();
    await expect(zip).toHaveAccessibleDescription(w.finalize.faults.outside);
    await zip.fill('32801');
    await bookButton(customer, w).click();
    await expectBooked(customer, w);
  });

  await test.step('the mail names it and its price', async () => {
    const mail = await stack.mailTo(person.email, w.mail.booked);
    expect(mail.text).toContain('Window washing');
    expect(mail.text).toContain('$80');
  });
  await context.close();
});
