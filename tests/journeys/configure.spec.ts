import type { Page } from '@playwright/test';
import { button, cartLink } from './customer.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { serviceName } from './seeded-names.ts';
import { fill, words } from './words.ts';

const w = words.fr;
const { configure } = w;
const kitchen = 'Cuisine';
const bathroom = 'Salle de bains';
const cleaning = serviceName('general-cleaning', 'fr');
test.use({ locale: 'fr' });

async function openService(page: Page, slug: string): Promise<void> {
  await page.goto(`/service/${slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const more = (page: Page, product: string) => button(page, fill(configure.choose.more, { product }));
const less = (page: Page, product: string) => button(page, fill(configure.choose.less, { product }));
const number = (page: Page, product: string) =>
  page.getByRole('spinbutton', { name: fill(configure.choose.quantity, { product }), exact: true });
const bar = (page: Page) => page.getByRole('region', { name: configure.bar.label });
const card = (page: Page, name: string) =>
  page
    .getByRole('main')
    .locator('details')
    .filter({ has: page.getByText(name, { exact: true }) });

/** Two kitchens and a bathroom, from step 1 to step 2. */
async function chooseThree(page: Page): Promise<void> {
  await more(page, kitchen).click();
  await more(page, kitchen).click();
  await more(page, bathroom).click();
  await button(page, configure.bar.continue).click();
  await expect(page.getByRole('heading', { level: 1, name: configure.rooms.title })).toBeVisible();
}

test('rooms are counted, named, kept as a draft and added once', async ({ page }) => {
  await openService(page, 'general-cleaning');

  await test.step('quantities are tapped or typed, and the sum follows', async () => {
    await expect(button(page, configure.bar.continue)).toHaveAccessibleDescription(configure.bar.chooseFirst);
    await more(page, kitchen).click();
    await expect(bar(page)).toContainText('55 $');
    await number(page, bathroom).fill('12');
    await expect(bar(page)).toContainText('535 $');
    await expect(bar(page)).toContainText(fill(configure.bar.rooms_other, { count: 13 }));
    await less(page, bathroom).click();
    await expect(number(page, bathroom)).toHaveValue('11');
    await number(page, bathroom).fill('');
    await number(page, bathroom).blur();
    await expect(number(page, bathroom)).toHaveValue('0');
    await less(page, kitchen).click();
    await expect(button(page, configure.bar.continue)).toBeDisabled();
  });

  await test.step('each room has its name and options; one can be applied to all, and that undone', async () => {
    await chooseThree(page);
    await expect(page.getByRole('dialog')).toHaveCount(0); // only carpets explain their treatments
    const first = card(page, `${kitchen} 1`);
    await expect(first).toContainText('55 $');
    await page.getByRole('radio', { name: /^Nettoyage en profondeur/ }).check();
    await page.getByRole('checkbox', { name: /^Désinfection/ }).check();
    await page.getByRole('textbox', { name: configure.rooms.name }).fill('Cuisine d’été');
    await expect(card(page, 'Cuisine d’été')).toContainText('83 $');
    await expect(bar(page)).toContainText('178 $');

    await button(page, fill(configure.rooms.applyAll_other, { count: 2 })).click();
    await expect(bar(page)).toContainText('234 $');
    await expect(button(page, fill(configure.rooms.applyAll_one, { count: 0 }))).toBeDisabled();
    await button(page, configure.undo).click();
    await expect(bar(page)).toContainText('178 $');
    await expect(card(page, 'Cuisine d’été')).toContainText('83 $');

    await expectAccessible(page, 'named room');
    await button(page, configure.rooms.next).click();
    await expect(card(page, `${kitchen} 2`).locator('summary')).toBeFocused();
    await expect(page.getByRole('textbox', { name: configure.rooms.name })).toHaveCount(1);
  });

  await test.step('Back keeps every choice, and so does leaving: the draft is offered again', async () => {
    await button(page, configure.rooms.back).click();
    await expect(number(page, kitchen)).toHaveValue('2');
    await expect(number(page, bathroom)).toHaveValue('1');
    await page.goForward();
    await expect(bar(page)).toContainText('178 $');
    await page.goBack();
    await page.getByRole('banner').locator('a[href="/services"]').click();
    await expect(page.getByRole('heading', { level: 1, name: w.catalogue.heading })).toBeVisible();

    await openService(page, 'general-cleaning');
    await expect(page.getByText(configure.draft.title)).toBeVisible();
    await expect(bar(page)).toContainText('178 $');
    await expectAccessible(page, 'draft');
    await button(page, configure.draft.startOver).click();
    await expect(page.getByText(configure.draft.title)).toHaveCount(0);
    await expect(number(page, kitchen)).toHaveValue('0');
    await page.reload();
    await expect(number(page, kitchen)).toHaveValue('0');
    await expect(page.getByText(configure.draft.title)).toHaveCount(0);
  });

  await test.step('two taps on the last button add the rooms once', async () => {
    await chooseThree(page);
    await button(page, configure.bar.add).dblclick();
    await expect(page).toHaveURL(/\/cart$/);
    const badge = fill(w.shell.cartBadge.label_other, { count: 3, total: '150 $' });
    await expect
      .poll(async () => (await cartLink(page).getAttribute('aria-label'))?.replace(/\s/g, ' '))
      .toBe(badge);
    // By the app's own way: what the server draws has no draft in it.
    await page.getByRole('link', { name: fill(w.cart.group.addMoreOf, { service: cleaning }) }).click();
    await expect(number(page, kitchen)).toHaveValue('0'); // what is in the cart is no draft any more
  });

  await test.step('the treatments of a carpet are explained once for each device, then on demand', async () => {
    await openService(page, 'carpet-cleaning');
    await more(page, w.bedroom).click();
    await button(page, configure.bar.continue).click();
    const dialog = page.getByRole('dialog', { name: configure.intro.title });
    await expect(dialog).toBeVisible();
    await expectAccessible(page, 'treatments');
    await button(page, configure.intro.ok).click();
    await expect(dialog).toHaveCount(0);

    await page.reload();
    const open = button(page, configure.intro.open);
    await expect(open).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await open.click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(open).toBeFocused();
  });
});
