import type { Page } from '@playwright/test';
import { expectArrival, expectFocusSomewhere, press, tabTo } from './by-keys.ts';
import {
  aPerson,
  bar,
  bookButton,
  button,
  cartLink,
  countdown,
  openCatalogue,
  serviceCard,
} from './customer.ts';
import { expect, test } from './fixtures.ts';
import { optionName, productName, serviceName } from './seeded-names.ts';
import { fill, words } from './words.ts';

const w = words.en;
test.use({ locale: 'en' });

const DAY_MS = 86_400_000;

const TILE = 'tile-cleaning';
const UPHOLSTERY = 'upholstery-cleaning';
const carpetCard = (page: Page) => serviceCard(page, w.carpet);
const plus = (page: Page, product: string) => button(page, fill(w.configure.choose.more, { product }));
const chooseTitle = fill(w.configure.choose.title, { service: w.carpet });

test('the whole booking is made with the keyboard alone', async ({ page }) => {
  await openCatalogue(page, w);
  await press(page, carpetCard(page), 'Space');
  await expectArrival(page, chooseTitle);
  await page.goBack();
  await expectArrival(page, w.catalogue.heading);
  await press(page, carpetCard(page), 'Enter');
  await expectArrival(page, chooseTitle);
  await chooseRoomsByKeys(page);
  await changeOptionsByKeys(page);
  await pickTimeByKeys(page);
  await bookByKeys(page);
});

test('tiled rooms go into the cart with the keyboard alone', async ({ page }) => {
  const title = serviceName(TILE, 'en');
  const { tile } = w;
  await openCatalogue(page, w);
  await press(page, serviceCard(page, title));
  await expectArrival(page, fill(tile.choose.title, { service: title }));
  await press(page, plus(page, productName(TILE, 'kitchen', 'en')));
  await press(page, plus(page, productName(TILE, 'unlisted', 'en')), 'Space');
  await tabTo(page, page.getByRole('textbox', { name: fill(tile.names.label, { number: 1 }) }));
  await page.keyboard.type('Laundry');
  await press(page, button(page, w.configure.bar.continue));
  await expectArrival(page, tile.details.title);

  const area = page.getByRole('textbox', { name: tile.area.label, exact: true });
  await press(page, page.getByRole('slider', { name: tile.area.slider }), 'ArrowRight');
  await expect(area).toHaveValue('100');
  await tabTo(page, area);
  await page.keyboard.type('130');
  await page.keyboard.press('Enter');
  await expect(area).toHaveValue('150');
  await tabTo(page, page.getByRole('radio', { name: new RegExp(`^${tile.area.medium}`), checked: true }));
  await page.keyboard.press('ArrowRight');
  await expect(area).toHaveValue('250');
  await tabTo(page, page.getByRole('radio', { name: new RegExp(`^${tile.soil.regular}`), checked: true }));
  await page.keyboard.press('ArrowRight');
  await press(page, page.getByRole('checkbox', { name: new RegExp(`^${tile.sealant.label}`) }), 'Space');
  await expect(bar(page, w)).toContainText('$450'); // 25 + 250 + 50 + 50, and 75 for the laundry
  await press(page, button(page, w.configure.rooms.next));
  await expect(page.locator('summary').filter({ hasText: 'Laundry' })).toBeFocused();
  await press(page, button(page, w.configure.bar.add));
  await expectArrival(page, w.cart.title);
  await expect(cartLink(page)).toHaveAccessibleName(/\$450$/);
});

test('furniture goes into the cart with the keyboard alone', async ({ page }) => {
  const title = serviceName(UPHOLSTERY, 'en');
  const option = (slug: string) => optionName(UPHOLSTERY, slug, 'en');
  await openCatalogue(page, w);
  await press(page, serviceCard(page, title));
  await expectArrival(page, fill(w.configure.pieces.chooseTitle, { service: title }));
  await press(page, plus(page, productName(UPHOLSTERY, 'sofa', 'en')));
  await press(page, plus(page, productName(UPHOLSTERY, 'mattress', 'en')));
  await press(page, button(page, w.configure.bar.continue));
  await expectArrival(page, w.configure.pieces.title);

  await tabTo(page, page.getByRole('radio', { name: /^3 seats/, checked: true }));
  for (let more = 0; more < 3; more++) await page.keyboard.press('ArrowRight');
  const howMany = page.getByRole('spinbutton', { name: w.configure.seats.howMany });
  await press(page, howMany, 'ArrowUp');
  await expect(howMany).toHaveValue('7');
  await tabTo(
    page,
    page.getByRole('radio', { name: new RegExp(`^${option('soil-regular')}`), checked: true }),
  );
  await page.keyboard.press('ArrowRight');
  await press(page, page.getByRole('checkbox', { name: new RegExp(`^${option('flip-seat')}`) }), 'Space');
  await press(
    page,
    button(page, fill(w.configure.options.plus, { title: option('loose-pillows') })),
    'Enter',
  );
  // 89 + 4 × 25 + 25 + 7 × 5 + 6 = 255, and 79 for the mattress.
  await expect(bar(page, w)).toContainText('$334');
  await press(page, button(page, w.configure.pieces.next));
  await expect(page.locator('summary').filter({ hasText: 'Mattress' })).toBeFocused();
  await press(page, button(page, w.configure.bar.add));
  await expectArrival(page, w.cart.title);
  await expect(cartLink(page)).toHaveAccessibleName(/\$334$/);
});

async function chooseRoomsByKeys(page: Page): Promise<void> {
  const number = page.getByRole('spinbutton', {
    name: fill(w.configure.choose.quantity, { product: w.bedroom }),
    exact: true,
  });
  const more = button(page, fill(w.configure.choose.more, { product: w.bedroom }));
  await press(page, number, 'ArrowUp');
  await expect(number).toHaveValue('1');
  await press(page, more, 'Enter');
  await page.keyboard.press('Space');
  await expect(number).toHaveValue('3');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowDown');
  await expect(number).toHaveValue('2');
  await press(page, button(page, w.configure.bar.continue));

  const intro = page.getByRole('dialog', { name: w.configure.intro.title });
  await expect(intro).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(intro).toHaveCount(0);
  await expectArrival(page, w.configure.rooms.title);
  const bar = page.getByRole('region', { name: w.configure.bar.label });
  await tabTo(page, page.getByRole('radio', { name: /^Regular/, checked: true }).first());
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: /^Large/ })).toBeChecked();
  await expect(bar).toContainText('$110');
  await press(page, page.getByRole('checkbox', { name: /^Sanitizer/ }), 'Space');
  await expect(bar).toContainText('$120');
  await press(page, button(page, w.configure.rooms.next));
  await expect(page.locator('summary').filter({ hasText: 'Bedroom 2' })).toBeFocused();
  await press(page, button(page, w.configure.bar.add));
  await expectArrival(page, w.cart.title);
}

async function changeOptionsByKeys(page: Page): Promise<void> {
  const options = button(page, fill(w.cart.item.optionsOf, { name: 'Bedroom 2' }));
  const dialog = page.getByRole('dialog', { name: fill(w.cart.optionsDialog.title, { name: 'Bedroom 2' }) });
  await press(page, options);
  await tabTo(page, dialog.getByRole('radio', { name: /^Regular/, checked: true }).first());
  await page.keyboard.press('ArrowLeft');
  await expect(dialog.getByRole('radio', { name: /^Small/ })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(options).toBeFocused();
  await expect(cartLink(page)).toHaveAccessibleName(/\$120$/);

  const remove = (name: string) => button(page, fill(w.cart.item.removeOf, { name }));
  await press(page, remove('Bedroom 2'));
  await expect(remove(w.bedroom)).toBeFocused(); // the neighbour, alone now and without a number
  await press(page, button(page, w.cart.undo));
  await expect(remove('Bedroom 2')).toBeVisible();
  await page.getByRole('heading', { level: 1 }).focus();
  await press(page, page.getByRole('link', { name: w.cart.checkout.go }).filter({ visible: true }));
  await expectArrival(page, w.checkout.title);
}

async function pickTimeByKeys(page: Page): Promise<void> {
  const focusedDay = () =>
    page.evaluate(() => document.activeElement?.getAttribute('data-day') ?? 'focus is not on a day');
  await tabTo(page, page.locator('[data-day][tabindex="0"]'));
  const start = Date.parse(await focusedDay());
  const expectDay = async (days: number) =>
    expect.poll(focusedDay).toBe(new Date(start + days * DAY_MS).toISOString().slice(0, 10));
  const weekday = (new Date(start).getUTCDay() + 6) % 7;
  await page.keyboard.press('ArrowDown');
  await expectDay(7);
  await page.keyboard.press('ArrowRight');
  await expectDay(8);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Home');
  await expectDay(7 - weekday);
  await page.keyboard.press('End');
  await expectDay(13 - weekday);
  await page.keyboard.press('PageDown');
  await expectDay(41 - weekday);
  await page.keyboard.press('PageUp');
  await expectDay(13 - weekday);
  await page.keyboard.press('Home'); // a Monday
  await expectDay(7 - weekday);
  await page.keyboard.press('Enter');
  const slots = page.getByRole('region', { name: /^Monday/ }).getByRole('button', { name: /\buntil\b/ });
  await expect(page.locator(`td[aria-selected="true"] [data-day]`)).toBeFocused();
  await press(page, slots.first(), 'Space');
  await expect(countdown(page, w)).toBeVisible();
  await expectFocusSomewhere(page);
  await press(page, button(page, w.checkout.continue.choose));
  await expectArrival(page, w.finalize.title);
}

async function bookByKeys(page: Page): Promise<void> {
  const { fields } = w.finalize;
  const person = aPerson('keys');
  for (const [label, text] of [
    [fields.email, person.email],
    [fields.firstName, person.firstName],
    [fields.lastName, person.lastName],
    [fields.line1, '12 Palm Way'],
    [fields.postalCode, '32801'],
    [fields.city, 'Orlando'],
  ] as const) {
    await tabTo(page, page.getByRole('textbox', { name: label, exact: true }));
    await page.keyboard.type(text);
  }
  await press(page, bookButton(page, w));
  await expect(page).toHaveURL(/\/confirmation$/, { timeout: 30_000 });
  await expectArrival(page, w.confirmation.booked.title);
}
