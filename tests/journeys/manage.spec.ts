import { aPerson, button } from './customer.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { seedBooking } from './seeded-booking.ts';
import { words } from './words.ts';

const w = words.en;
test.use({ locale: 'en' });

test('a booking is changed, cancelled and booked again from its page', { tag: '@phone' }, async ({
  page,
  context,
}) => {
  const booking = await seedBooking(page, aPerson('notes').email, 13);
  await page.goto(booking.managePath);

  await test.step('gate code and notes are changed alone, kept without a connection, and taken back', async () => {
    await button(page, w.manage.facts.change).click();
    const code = page.getByRole('textbox', { name: w.booking.notes.gateCode });
    await code.fill('4711#');
    await page.getByRole('textbox', { name: w.booking.notes.notes, exact: true }).fill('Ring twice');
    await expectAccessible(page, 'notes of a booking');

    await context.setOffline(true);
    await expect(page.getByText(w.booking.notes.offline)).toBeVisible();
    await button(page, w.booking.notes.save).click();
    await expect(page.getByText(w.booking.notes.failed)).toBeVisible();
    await context.setOffline(false);
    await page.reload();
    await button(page, w.manage.facts.change).click();
    await expect(code).toHaveValue('4711#'); // what was typed outlived the reload

    await button(page, w.booking.notes.save).click();
    await expect(page.getByText(w.booking.notes.saved)).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: '4711#' })).toBeVisible();
    await page.getByText(w.manage.history, { exact: true }).click();
    await expect(page.getByText(w.booking.history.noted)).toBeVisible();
    await expect(page.getByRole('link', { name: w.booking.links.file })).toHaveAttribute(
      'href',
      /calendar\.ics/,
    );
    await expectAccessible(page, 'booking with its history');

    await button(page, w.booking.notes.undo).click();
    await expect(page.getByText(w.booking.notes.undone)).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: '4711#' })).toBeHidden();
  });

  await test.step('what was cancelled is booked again, and a cart is replaced only when its owner says so', async () => {
    await button(page, w.manage.cancel.open).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(w.booking.reason.time).click();
    await dialog.getByRole('button', { name: w.manage.cancel.confirm }).click();
    await expect(page.getByText(w.manage.status.cancelled).first()).toBeVisible();

    await page.route('**/book-again', (route) => route.abort('connectionreset'), { times: 1 });
    await button(page, w.manage.again).click();
    const fault = page.getByRole('alert').filter({ hasText: w.booking.again.failed });
    await fault.getByRole('button', { name: w.booking.again.retry }).click();
    await expect(page).toHaveURL(/\/cart$/);
    await expect(page.getByText(w.booking.again.done)).toBeVisible();
    await page.goBack();
    await button(page, w.manage.again).click();
    await expectAccessible(page, 'question before a cart is replaced');
    await dialog.getByRole('button', { name: w.booking.again.keep }).click();
    await expect(dialog).toBeHidden();
    await button(page, w.manage.again).click();
    await dialog.getByRole('button', { name: w.booking.again.replace }).dblclick();
    await expect(page).toHaveURL(/\/cart$/);
    await button(page, w.booking.again.undo).click(); // one, though it was tapped twice
    await expect(page.getByText(w.booking.again.undone)).toBeVisible();
  });
});

test('a link without its signature shows a little, and a whole one the booking in its language', {
  tag: '@phone',
}, async ({ page }) => {
  const { email } = aPerson('langue');
  const booking = await seedBooking(page, email, 17, 'es');

  await test.step('without its signature it offers a whole one by mail', async () => {
    await page.goto(`/manage?${new URLSearchParams({ id: booking.id, email })}`);
    await expect(page.getByText(w.manage.summary.title)).toBeVisible();
    await expectAccessible(page, 'a booking without its signature');
    await page.getByRole('textbox', { name: w.access.email }).fill(email);
    await button(page, w.access.send).click();
    await expect(page.getByText(w.access.asked.title)).toBeVisible();
  });

  await test.step('a language chosen on the page of a booking is the booking’s, opening it in another one is not', async () => {
    await page.goto(booking.managePath);
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText('Limpieza de alfombras'); // as it was booked
    const told = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
    await button(page, new RegExp(w.shell.language.label)).click();
    await page.getByRole('banner').getByRole('button', { name: 'Français' }).click();
    expect((await told).request().postDataJSON()).toMatchObject({ locale: 'fr' });
    await expect(title).toHaveText('Nettoyage de moquettes');
  });
});
