import type { Page } from '@playwright/test';
import { ANSWER_ID_HEADER } from '#shared/api/error-answer.ts';
import {
  button,
  cartLink,
  cartRow,
  chooseBedrooms,
  fillCart,
  openCatalogue,
  orderSummary,
} from './customer.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { fill, pattern, words } from './words.ts';

const w = words.en;
test.use({ locale: 'en' });

/** Bedrooms at the seeded $45; what they are called in the cart follows their number. */
const first = 'Bedroom 1';
const second = 'Bedroom 2';

async function expectCart(page: Page, items: number, total: string): Promise<void> {
  await expect(cartLink(page)).toHaveAccessibleName(
    fill(items === 1 ? w.shell.cartBadge.label_one : w.shell.cartBadge.label_other, { count: items, total }),
  );
  await expect(orderSummary(page, w)).toContainText(total);
}

async function tryCode(page: Page, code: string): Promise<void> {
  await page.getByRole('textbox', { name: w.cart.promo.label }).fill(code);
  await button(page, w.cart.promo.apply).click();
}

test('codes are refused in their own words, add up, rest below their minimum and are taken off', async ({
  page,
}) => {
  await fillCart(page, w, 3);
  const summary = orderSummary(page, w);
  const field = page.getByRole('textbox', { name: w.cart.promo.label });
  const takeOff = (code: string) => button(page, fill(w.cart.promo.remove, { code }));
  const minimum = 'Minimum spend of $125 required.';
  const missing = page.getByText(fill(w.cart.promo.missing, { amount: '$35' }));
  const addCode = async (code: string) => {
    await button(page, w.cart.promo.open).click();
    await tryCode(page, code);
  };

  await test.step('each refusal of a code says its own words and keeps what was typed', async () => {
    await button(page, w.cart.promo.open).click();
    for (const [code, said] of [
      ['NOSUCH', 'Invalid code.'],
      ['EXPIRED1', 'This code has expired.'],
    ] as const) {
      await tryCode(page, code);
      await expect(field).toHaveAccessibleDescription(said);
      await expect(field).toHaveValue(code);
    }
    await page.route('**/api/promo/**', (route) =>
      route.fulfill({
        status: 500,
        headers: { [ANSWER_ID_HEADER]: 'r-1' },
        json: { error: 'x', code: 'server.bug' },
      }),
    );
    await tryCode(page, 'SPRING5');
    await expect(field).toHaveAccessibleDescription('Could not apply this code.');
    await page.unroute('**/api/promo/**');
  });

  await test.step('below its minimum a code stays listed, says why, and comes back with the sum', async () => {
    await tryCode(page, 'WELCOME10');
    await expectCart(page, 3, '$125');
    const remove = button(page, fill(w.cart.item.removeOf, { name: 'Bedroom 3' }));
    await remove.click();
    await button(page, w.cart.undo).hover(); // it stays while a pointer rests on it
    await expectCart(page, 2, '$90');
    await expect(summary.getByText('WELCOME10', { exact: true })).toBeVisible();
    await expect(summary.getByText(minimum)).toBeVisible();
    await expect(missing).toBeVisible();
    await expectAccessible(page, 'cart with an inactive code');

    await button(page, w.cart.undo).click();
    await expectCart(page, 3, '$125');
    await expect(page.getByText(minimum)).toHaveCount(0);
    await remove.click();
    await expect(summary.getByText(minimum)).toBeVisible();
    await takeOff('WELCOME10').click();
    await expect(page.getByText(minimum)).toHaveCount(0);
  });

  await test.step('a code below its minimum or beside one that it does not go with is refused', async () => {
    await addCode('WELCOME10');
    await expect(field).toHaveAccessibleDescription(minimum);
    await expect(missing).toBeVisible();
    await tryCode(page, ' spring5 ');
    await expect(takeOff('SPRING5')).toBeVisible();
    await addCode('WELCOME10');
    await expect(field).toHaveAccessibleDescription('Another promo is already applied.');
    await expectCart(page, 2, '$85');
  });

  await test.step('codes that stack show as tickets and lines, add up, and can be taken off', async () => {
    await tryCode(page, 'LOYAL5');
    await expect(takeOff('LOYAL5')).toBeVisible();
    for (const [label, code] of [
      ['Spring', 'SPRING5'],
      ['Loyalty', 'LOYAL5'],
    ] as const) {
      await expect(summary.getByText(fill(w.cart.summary.coupon, { label, code }))).toBeVisible();
    }
    await expect(summary.getByText('−$5', { exact: true })).toHaveCount(2);
    await expect(summary.getByText('−$10', { exact: true })).toBeVisible();
    await expect(summary.getByText(fill(w.cart.promo.saves, { amount: '$10' }))).toBeVisible();
    await expectCart(page, 2, '$80');
    await expectAccessible(page, 'cart with codes');

    await page.route('**/api/promo/coupon/remove', (route) => route.abort('connectionreset'), { times: 1 });
    await takeOff('SPRING5').click();
    const fault = page.getByRole('alert').filter({ hasText: w.cart.promo.removeFailed });
    await fault.getByRole('button', { name: w.cart.error.retry }).click();
    await expect(fault).toHaveCount(0);
    await expectCart(page, 2, '$85');
    await expect(summary.getByText('−$5', { exact: true })).toHaveCount(1);
  });
});

test('rooms are changed one by one, and what is removed can be put back', async ({ page }) => {
  await fillCart(page, w);

  await test.step('the options dialog changes one room: one size, one level, nothing before Save', async () => {
    const dialog = page.getByRole('dialog', { name: fill(w.cart.optionsDialog.title, { name: first }) });
    const open = button(page, fill(w.cart.item.optionsOf, { name: first }));
    await open.click();
    await dialog.getByRole('radio', { name: /^Large/ }).check();
    await dialog.getByRole('radio', { name: /^Deep/ }).check();
    await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(2);
    await dialog.getByRole('button', { name: w.cart.optionsDialog.cancel }).click();
    await expect(dialog).toBeHidden();
    await expect(open).toBeFocused();
    await expectCart(page, 2, '$90');

    await open.click();
    await expect(dialog.getByRole('radio', { name: /^Regular/, checked: true })).toHaveCount(2);
    await expect(dialog.getByText(w.cart.optionsDialog.leftOff)).toHaveCount(0);
    await dialog.getByRole('radio', { name: /^Large/ }).check();
    await page.keyboard.press('Escape');
    await page.reload();
    await open.click();
    await expect(dialog.getByText(w.cart.optionsDialog.leftOff)).toBeVisible();
    await expect(dialog.getByRole('radio', { name: /^Large/ })).toBeChecked();
    await dialog.getByRole('checkbox', { name: /^Sanitizer/ }).check();
    await dialog.getByRole('button', { name: w.cart.optionsDialog.save }).click();
    await expect(dialog).toBeHidden();
    await expect(cartRow(page, first)).toContainText('$75');
    await expect(cartRow(page, second)).toContainText('$45');
    await expectCart(page, 2, '$120');
  });

  const named = 'Emma’s room';
  await test.step('editing a room changes that room alone, its price follows, and it ends in the cart', async () => {
    await button(page, fill(w.cart.item.editOf, { name: second })).click();
    await button(page, w.configure.intro.ok).click();
    await expect(
      page.getByRole('heading', { level: 1, name: fill(w.configure.edit.title, { name: second }) }),
    ).toBeVisible();
    const bar = page.getByRole('region', { name: w.configure.bar.label });
    await page.getByRole('radio', { name: /^Large/ }).check();
    await expect(bar).toContainText('$65');
    await expect(bar).toContainText(`${w.configure.edit.was} $45`);
    await page.getByRole('textbox', { name: w.configure.rooms.name }).fill(named);
    await expectAccessible(page, 'edited room');
    await button(page, w.configure.edit.save).click();
    await expect(page).toHaveURL(/\/cart$/);
    await expect(cartRow(page, named)).toContainText('$65');
    await expect(cartRow(page, first)).toContainText('$75');
    await expectCart(page, 2, '$140');

    await button(page, fill(w.cart.item.editOf, { name: named })).click();
    await page.getByRole('radio', { name: /^Small/ }).check();
    await button(page, w.configure.edit.cancel).click();
    await expect(page).toHaveURL(/\/cart$/);
    await expectCart(page, 2, '$140');
  });

  await test.step('what is removed can be put back: one room, a whole service, everything', async () => {
    const undo = button(page, w.cart.undo);
    await button(page, fill(w.cart.item.removeOf, { name: named })).click();
    await undo.hover();
    await expectCart(page, 1, '$75');
    await undo.click();
    await expectCart(page, 2, '$140');

    const removeAll = button(page, fill(w.cart.group.removeAllOf, { service: w.carpet }));
    await removeAll.click();
    await undo.hover();
    await expect(page.getByRole('heading', { level: 1, name: w.cart.empty.title })).toBeVisible();
    await expect(cartLink(page)).toHaveAccessibleName(w.shell.cartBadge.empty);
    await undo.click();
    await expectCart(page, 2, '$140');

    await removeAll.click();
    await expectAccessible(page, 'emptied cart');
    await button(page, w.cart.empty.putBack).click();
    await expectCart(page, 2, '$140');

    await removeAll.click();
    await page.getByRole('link', { name: w.cart.empty.browse }).click();
    await expect(page).toHaveURL(/\/services$/);
  });
});

test('one cart is on the device: in two tabs, without the server and without a connection', async ({
  page,
  context,
}) => {
  await fillCart(page, w);
  const other = await context.newPage();

  await test.step('two tabs show one cart, and a reload keeps it', async () => {
    await other.goto('/cart');
    await expectCart(other, 2, '$90');
    await button(page, fill(w.cart.item.removeOf, { name: second })).click();
    await expectCart(other, 1, '$45');
    await openCatalogue(other, w);
    await chooseBedrooms(other, w, 1);
    await button(other, w.configure.bar.add).click();
    await expectCart(page, 2, '$90');
    await expect(other).toHaveURL(/\/cart$/); // what was added is here before its own tab has gone on
    await other.reload();
    await expectCart(other, 2, '$90');
    await other.close();
  });

  await test.step('without the server it is still there, can be changed, and is sent later', async () => {
    await page.route('**/api/**', (route) => route.abort('connectionrefused'));
    await page.reload();
    await expectCart(page, 2, '$90');
    await button(page, fill(w.cart.item.removeOf, { name: second })).click();
    await expectCart(page, 1, '$45');
    await expect(page.getByText(w.cart.summary.unsent)).toBeVisible();
    await expectAccessible(page, 'unsent cart');
    await page.unroute('**/api/**');
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(page.getByText(w.cart.summary.unsent)).toHaveCount(0);
    await page.reload();
    await expectCart(page, 1, '$45');
  });

  await test.step('offline it says that it is kept on the device', async () => {
    const topOfLines = () =>
      page
        .getByRole('heading', { level: 2 })
        .first()
        .evaluate((shown) => shown.getBoundingClientRect().top + scrollY);
    const topOnline = await topOfLines();
    await context.setOffline(true);
    await button(page, fill(w.cart.item.optionsOf, { name: w.bedroom })).click();
    const dialog = page.getByRole('dialog', { name: fill(w.cart.optionsDialog.title, { name: w.bedroom }) });
    await dialog.getByRole('radio', { name: /^Large/ }).check();
    await dialog.getByRole('button', { name: w.cart.optionsDialog.save }).click();
    await expectCart(page, 1, '$65');
    await expect(page.getByText(w.cart.sync.waiting)).toBeVisible();
    await expect(page.getByText(pattern(w.shell.stamp.prices))).toBeVisible();
    expect(await topOfLines(), 'what the connection is said to be pushes no line from under a finger').toBe(
      topOnline,
    );
    await expectAccessible(page, 'offline cart');
    await context.setOffline(false);
    await expect(page.getByText(w.cart.sync.waiting)).toHaveCount(0);
    await expect(page.getByText(w.cart.summary.unsent)).toHaveCount(0);
  });
});
