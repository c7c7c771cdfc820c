import type { Page } from '@playwright/test';
import {
  addRooms,
  aPerson,
  bookButton,
  button,
  cartRow,
  choose,
  fillContact,
  goToCheckout,
  goToFinalize,
  holdSoonest,
  scrollToEnd,
  sendRequest,
} from './customer.ts';
import { expect, test } from './fixtures.ts';
import { productName } from './seeded-names.ts';
import { fill, words } from './words.ts';

const w = words.en;
const { intake, tile } = w;
test.use({ locale: 'en' });

const LONG = 'Grout and more grout. '.repeat(455).slice(0, 10_000);
const EMOJI = '🛋️👩‍👩‍👧‍👦🇺🇸';
const RTL = 'مطبخ שלום';
const DIGITS = '9'.repeat(10_000);

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

test('what people write in any script crosses every form to the booking, and what is odd is answered beside its field', async ({
  page,
}) => {
  const text = page.locator('#request-description');
  const area = page.getByRole('textbox', { name: intake.quote.sqft, exact: true });

  await test.step('a request with an odd number keeps all of it on the device, and is sent once it is right', async () => {
    await page.goto('/intake/epoxy');
    await text.fill(`${RTL} ${EMOJI}`);
    await area.fill(DIGITS);
    await button(page, intake.bar.submit).click();
    await expect(area).toBeFocused();
    await expect(page.getByText(fill(intake.fault.count_one, { count: 1 }))).toBeVisible();
    await page.reload();
    await expect(page.getByText(intake.kept.title)).toBeVisible();
    await expect(area).toHaveValue(DIGITS);
    await area.fill('1 400');
    await sendRequest(page, w);
  });

  await test.step('the server takes names of rooms and descriptions as they are, as long as they may be', async () => {
    await page.goto('/service/tile-cleaning');
    await choose(page, w, productName('tile-cleaning', 'unlisted', 'en'));
    const name = page.getByRole('textbox', { name: fill(tile.names.label, { number: 1 }) });
    await name.fill(LONG);
    expect((await name.inputValue()).length).toBe(120);
    await name.fill(`${EMOJI} ${RTL}`);
    await button(page, w.configure.bar.continue).click();
    await addRooms(page, w);
    await expect(cartRow(page, `${EMOJI} ${RTL}`)).toContainText('$75');
    await expect(cartRow(page, `${RTL} ${EMOJI}`)).toContainText('1,400 sq ft');
    await expect(page.getByText(w.cart.summary.unsent)).toHaveCount(0);
  });

  await test.step('odd codes are no codes', async () => {
    await button(page, w.cart.promo.open).click();
    const code = page.getByRole('textbox', { name: w.cart.promo.label });
    for (const odd of [LONG, EMOJI, "' OR 1=1 --", '../..', '%00']) {
      await code.fill(odd);
      await button(page, w.cart.promo.apply).click();
      await expect(code, odd).toHaveAccessibleDescription('Invalid code.');
    }
  });

  await test.step('a name in another script is sent as it is, with the visit that has to be quoted', async () => {
    await goToCheckout(page, w);
    await holdSoonest(page, w);
    await goToFinalize(page, w);
    const person = { ...aPerson('odd'), firstName: `${RTL} ${EMOJI}`, lastName: 'O’Brien-Núñez' };
    await fillContact(page, w, person);
    await page.getByRole('textbox', { name: w.finalize.fields.postalCode, exact: true }).fill(' 32801 ');
    await bookButton(page, w).click();
    await expect(page.getByRole('heading', { level: 1, name: w.confirmation.pending.title })).toBeVisible({
      timeout: 30_000,
    });
    await expect(page.getByText(person.firstName)).toBeVisible();
  });

  await test.step('addresses that are none are told beside the field of the letter', async () => {
    const email = page.getByRole('textbox', { name: w.newsletter.form.email });
    await scrollToEnd(page, email);
    for (const odd of [LONG, EMOJI, '1e9', 'a@b', 'ana@@mail.org']) {
      await email.fill(odd);
      await button(page, w.newsletter.form.send).click();
      await expect(email, odd).toHaveAccessibleDescription(w.newsletter.fault.invalid);
      if (odd !== LONG) await expect(email, odd).toHaveValue(odd);
    }
  });
});
