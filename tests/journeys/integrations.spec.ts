import { admin } from '../../app/i18n/messages/admin/fr.ts';
import { openHostileReceiver, type Receiver } from '../support/hostile-receiver.ts';
import { aPerson, button } from './customer.ts';
import { expectFits } from './expect-fits.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { seedBooking } from './seeded-booking.ts';

const { integrations, webhooks: w, login } = admin;
test.use({ locale: 'fr' });

let receiver: Receiver;
test.beforeAll(async () => {
  receiver = await openHostileReceiver();
});
test.afterAll(() => receiver.stop());

test('a program is connected, hears a try and a visit, proves them by what staff copied, and hears one again', async ({
  page,
}) => {
  await page.goto('/admin/integrations');
  await page.getByLabel(login.key).fill('sabal-dev-admin');
  await button(page, login.submit).click();
  await expect(page.getByText(w.noneText)).toBeVisible();
  await button(page, w.add).click();
  const url = page.getByRole('textbox', { name: w.url });
  await url.fill('https://10.1.2.3/in');
  await button(page, w.submit).click();
  await expect(url).toHaveAccessibleDescription(new RegExp(w.fault.private));
  await expect(url).toBeFocused();
  await url.fill(receiver.at('/turns'));
  await button(page, w.submit).click();
  const dialog = page.getByRole('dialog', { name: w.secretTitle });
  const secret = await dialog.getByRole('status', { name: w.secret }).innerText();
  const example = await dialog.locator('pre').innerText();
  await expectFits(page, 'the secret');
  await button(page, integrations.done).click();
  expect(await page.content()).not.toContain(secret);
  await page.reload();
  const card = page.getByRole('list', { name: w.list }).getByRole('listitem').first();
  await expect(card.getByText(w.on, { exact: true })).toBeVisible();
  expect(await page.content()).not.toContain(secret);
  await expectAccessible(page, 'webhooks');

  /** As the program on the other side does, with the lines that staff were shown. */
  const { isGenuine } = await import(`data:text/javascript,${encodeURIComponent(example)}`);
  const heard = () =>
    receiver.asked('/turns').map(({ headers, body }) => ({
      isGenuine: isGenuine(secret, headers['sabal-signature'], Buffer.from(body)),
      ...(JSON.parse(body) as { id: string; event: string }), // our own
    }));

  await card.getByRole('button', { name: /^Envois à/ }).click();
  await button(page, w.deliveries.test).click();
  const arrived = w.deliveries.arrived.replace('{{status}}', '200');
  // Beside what says that the list is being loaded.
  const outcome = page.getByRole('dialog').getByRole('status').filter({ hasText: arrived });
  await expect(outcome).toBeVisible();
  expect(heard()).toMatchObject([{ event: 'webhook.test', isGenuine: true }]);
  await page.keyboard.press('Escape');

  receiver.status = 503;
  const booking = await seedBooking(page, aPerson('webhook').email);
  await page.goto('/admin/integrations');
  await expect.poll(() => heard().map(({ event }) => event)).toEqual(['webhook.test', 'booking.created']);
  await card.getByRole('button', { name: /^Envois à/ }).click();
  const row = page.getByRole('list', { name: w.deliveries.list }).getByRole('listitem').first();
  await expect(row).toContainText(w.event.booking.created);
  await expect(async () => {
    await button(page, w.deliveries.refresh).click();
    await expect(row).toContainText(w.why.status.replace('{{status}}', '503'), { timeout: 5_000 });
  }).toPass();
  await expectFits(page, 'what was sent');

  // Without a connection it is read, also when it is opened anew, and what cannot be done says why.
  await page.context().setOffline(true);
  const again = row.getByRole('button', { name: /^Renvoyer/ });
  await expect(again).toBeDisabled();
  await expect(again).toHaveAccessibleDescription(admin.whyWait);
  await page.keyboard.press('Escape');
  await expect(button(page, w.add)).toBeDisabled();
  await card.getByRole('button', { name: /^Envois à/ }).click();
  await expect(row).toContainText(w.event.booking.created);
  await expect(page.getByRole('dialog').getByText(/^Dernier état/)).toBeVisible();
  await page.context().setOffline(false);

  receiver.status = 200;
  await again.click();
  await expect(outcome).toBeVisible();
  await expect(row).toContainText(w.state.sent);
  const [, first, second] = heard();
  expect(second).toEqual(first);
  expect(second?.isGenuine).toBe(true);
  await row.getByRole('link', { name: /^Voir la visite/ }).click();
  await expect(page).toHaveURL(new RegExp(`visit=${booking.id}`));
  await expect(page.getByRole('dialog')).toBeVisible();

  await page.goto('/admin/integrations');
  await card.getByRole('button', { name: /^Supprimer/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: w.remove, exact: true }).click();
  await expect(page.getByText(w.none)).toBeVisible();
});
