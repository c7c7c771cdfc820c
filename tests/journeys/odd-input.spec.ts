import type { Locator, Page } from '@playwright/test';
import {
  addRooms,
  aPerson,
  bookButton,
  button,
  cartRow,
  choose,
  fillContact,
  goToCart,
  goToFinalize,
  holdSoonest,
  orderSummary,
  scrollToEnd,
  sendRequest,
} from './customer.ts';
import { expect, test } from './fixtures.ts';
import { seedCart } from './seeded-cart.ts';
import { productName } from './seeded-names.ts';
import { fill, pattern, words } from './words.ts';

const w = words.en;
const { intake, tile } = w;
test.use({ locale: 'en' });

const LONG = 'Grout and more grout. '.repeat(455).slice(0, 10_000);
const EMOJI = '🛋️👩‍👩‍👧‍👦🇺🇸';
const RTL = 'مطبخ שלום';

/** What went wrong without words: faults of the server and of the page. */
const watched = new WeakMap<Page, string[]>();
test.beforeEach(({ page }) => {
  const faults: string[] = [];
  watched.set(page, faults);
  page.on(
    'response',
    (answer) => answer.status() >= 500 && faults.push(`${answer.status()} ${answer.url()}`),
  );
  page.on('pageerror', (error) => faults.push(error.message));
});
test.afterEach(({ page }) => expect(watched.get(page)).toEqual([]));

async function type(field: Locator, text: string): Promise<void> {
  await field.fill(text);
  await field.blur();
}

test('tile: counts, areas and names take anything and say what they made of it', async ({ page }) => {
  await page.goto('/service/tile-cleaning');
  const kitchen = productName('tile-cleaning', 'kitchen', 'en');
  const count = page.getByRole('spinbutton', {
    name: fill(w.configure.choose.quantity, { product: kitchen }),
    exact: true,
  });
  for (const [typed, taken] of [
    ['-40', '0'],
    ['abc', '0'],
    [EMOJI, '0'],
    ['1e9', '20'],
    [LONG, '0'],
    ['1', '1'],
  ] as const) {
    await type(count, typed);
    await expect(count, typed).toHaveValue(taken);
  }
  await choose(page, w, productName('tile-cleaning', 'unlisted', 'en'));
  const name = page.getByRole('textbox', { name: fill(tile.names.label, { number: 1 }) });
  await name.fill(LONG);
  expect((await name.inputValue()).length).toBe(120);
  await name.fill(`${RTL} ${EMOJI}`);
  await button(page, w.configure.bar.continue).click();

  const area = page.getByRole('textbox', { name: tile.area.label, exact: true });
  const took = (text: string, sqft: string) => fill(text, { area: sqft });
  for (const [typed, value, said] of [
    ['1,250', '1,250', tile.area.hint],
    ['abc', '1,250', took(tile.area.unread, '1,250')],
    ['1 300', '1,300', tile.area.hint],
    ['-40', '50', took(tile.area.least, '50')],
    ['1e9', '20,000', took(tile.area.most, '20,000')],
    [EMOJI, '20,000', took(tile.area.unread, '20,000')],
    ['9'.repeat(10_000), '20,000', took(tile.area.most, '20,000')],
    ['130 sq ft', '150', took(tile.area.rounded, '150')],
  ] as const) {
    await type(area, typed);
    await expect(area, typed).toHaveValue(value);
    await expect(area, typed).toHaveAccessibleDescription(said);
  }
  await addRooms(page, w);
  await expect(cartRow(page, kitchen)).toContainText('150 sq ft');
  await expect(cartRow(page, `${RTL} ${EMOJI}`)).toContainText('$75');
  await expect(page.getByText(w.cart.summary.unsent)).toHaveCount(0);
});

test('requests: odd numbers and words are told from good ones, and nothing is lost', async ({ page }) => {
  await page.goto('/intake/epoxy');
  const area = page.getByRole('textbox', { name: intake.quote.sqft, exact: true });
  const budget = page.getByRole('textbox', { name: intake.quote.budget });
  const notNumber = fill(intake.fault.notNumber, { example: '1,250' });
  const digits = '9'.repeat(10_000);
  for (const [typed, value, said] of [
    ['1,250', '1,250', null],
    ['1 250', '1,250', null],
    ['-40', '-40', intake.fault.negative],
    ['1e9', '1e9', notNumber],
    ['1000000000', '1,000,000,000', intake.fault.tooLarge],
    ['abc', 'abc', notNumber],
    [EMOJI, EMOJI, notNumber],
    [RTL, RTL, notNumber],
    [digits, digits, notNumber],
  ] as const) {
    for (const field of [area, budget]) {
      await type(field, typed);
      await expect(field, typed).toHaveValue(value);
      if (said === null) await expect(field, typed).not.toHaveAttribute('aria-invalid', 'true');
      else await expect(field, typed).toHaveAccessibleDescription(pattern(said));
    }
  }
  const text = page.locator('#request-description');
  await text.fill(`${RTL} ${EMOJI}`);
  await button(page, intake.bar.submit).click();
  await expect(area).toBeFocused();
  await expect(page.getByText(fill(intake.fault.count_other, { count: 2 }))).toBeVisible();
  await page.reload();
  await expect(page.getByText(intake.kept.title)).toBeVisible();
  await expect(area).toHaveValue(digits);
  await area.fill('400');
  await budget.fill('');
  await sendRequest(page, w);

  await page.goto('/intake/handyman');
  await type(text, LONG);
  await expect(text).toHaveAccessibleDescription(
    new RegExp(fill(intake.fault.tooLong, { length: '10,000', max: '4,000' })),
  );
  await button(page, intake.bar.submit).click();
  await expect(text).toBeFocused();
  await expect(text).toHaveValue(LONG);
  await text.fill('    ab   ');
  await expect(text).toHaveAccessibleDescription(new RegExp(intake.fault.handymanDescription));
  await text.fill(EMOJI.repeat(200));
  await sendRequest(page, w);

  await page.goto('/intake/rentme');
  await text.fill(LONG.slice(0, 4_000));
  await page.getByRole('checkbox', { name: intake.rentme.needVehicle }).check();
  const miles = page.getByRole('textbox', { name: intake.rentme.miles });
  await type(miles, '-1');
  await expect(miles).toHaveAccessibleDescription(new RegExp(intake.fault.negative));
  await type(miles, '12,5');
  await expect(miles).toHaveValue('12.5');
  await sendRequest(page, w);

  await goToCart(page, w);
  await expect(cartRow(page, `${RTL} ${EMOJI}`)).toContainText('400 sq ft');
  await expect(orderSummary(page, w)).toContainText('$200'); // 90 + 85 + 12.5 × 2
  await expect(page.getByText(w.cart.summary.unsent)).toHaveCount(0);
});

test('codes, names, addresses and letters: each odd one is answered beside its field', async ({ page }) => {
  await seedCart(page, [{ service: 'carpet-cleaning', product: 'bedroom' }]);
  await page.goto('/cart');
  await button(page, w.cart.promo.open).click();
  const code = page.getByRole('textbox', { name: w.cart.promo.label });
  for (const odd of [LONG, EMOJI, RTL, '1e9', '-40', "' OR 1=1 --", '../..', '%00']) {
    await code.fill(odd);
    await button(page, w.cart.promo.apply).click();
    await expect(code, odd).toHaveAccessibleDescription('Invalid code.');
  }

  await page.goto('/checkout');
  await holdSoonest(page, w);
  await goToFinalize(page, w);
  const person = { ...aPerson('odd'), firstName: `${RTL} ${EMOJI}`, lastName: 'O’Brien-Núñez' };
  await fillContact(page, w, person);
  const field = (label: string) => page.getByRole('textbox', { name: label, exact: true });
  const zip = field(w.finalize.fields.postalCode);
  for (const odd of ['1,250', 'abc', '-40', '1e9', EMOJI, RTL]) {
    await type(zip, odd);
    await expect(zip, odd).toHaveAccessibleDescription(new RegExp(w.finalize.faults.zipInvalid));
    await expect(zip, odd).toHaveValue(odd);
  }
  await type(zip, ' 32801 ');
  const first = field(w.finalize.fields.firstName);
  await type(first, LONG);
  await expect(first).toHaveAccessibleDescription(w.errors.field.too_long);
  await expect(first).toHaveValue(LONG);
  await type(first, person.firstName);
  await expect(first).not.toHaveAttribute('aria-invalid', 'true');
  await bookButton(page, w).click();
  await expect(page.getByRole('heading', { level: 1, name: w.confirmation.booked.title })).toBeVisible({
    timeout: 30_000,
  });
  await expect(page.getByText(person.firstName)).toBeVisible();

  const email = page.getByRole('textbox', { name: w.newsletter.form.email });
  await scrollToEnd(page, email);
  for (const odd of [LONG, EMOJI, RTL, '1e9', 'a@b', 'ana@@mail.org']) {
    await email.fill(odd);
    await button(page, w.newsletter.form.send).click();
    await expect(email, odd).toHaveAccessibleDescription(w.newsletter.fault.invalid);
    if (odd !== LONG) await expect(email, odd).toHaveValue(odd);
  }
});
