import { admin } from '../../app/i18n/messages/admin/fr.ts';
import { button } from './customer.ts';
import { expectFits } from './expect-fits.ts';
import { expect, test } from './fixtures.ts';

const { 'api-keys': w, integrations, login } = admin;
test.use({ locale: 'fr' });

test('a key is made, calls what it may and nothing else, is seen to be used, and ends when it is revoked', async ({
  page,
}) => {
  await page.goto('/admin/integrations');
  await page.getByLabel(login.key).fill('sabal-dev-admin');
  await button(page, login.submit).click();
  await expect(page.getByText(w.noneText)).toBeVisible();
  await button(page, w.add).click();
  await page.getByRole('textbox', { name: w.label }).fill('Site de Marc');
  await page.getByRole('checkbox', { name: w.catalogue }).uncheck();
  await button(page, w.submit).click();
  const key = await page.getByRole('dialog').getByRole('status', { name: w.key }).innerText();
  await expectFits(page, 'the key');
  await button(page, integrations.done).click();

  const day = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10);
  const ask = async (path: string) => {
    const headers = { Authorization: `Bearer ${key}` };
    const answer = await page.request.get(`/api${path}`, { headers });
    return answer.status();
  };
  expect(await ask(`/slots?date=${day}&minutes=60`)).toBe(200);
  expect(await ask('/services')).toBe(403);
  expect(await ask('/admin/bookings')).toBe(403);

  await page.reload();
  const card = page.getByRole('list', { name: w.list }).getByRole('listitem').first();
  await expect(card).toContainText('Dernier appel');
  await expect(card).toContainText(w.slots);
  expect(await page.content()).not.toContain(key);
  await expectFits(page, 'keys');

  // Without a connection it is read, and what cannot be done says why.
  await page.context().setOffline(true);
  const revoke = card.getByRole('button', { name: /^Révoquer/ });
  await expect(revoke).toBeDisabled();
  await expect(revoke).toHaveAccessibleDescription(admin.whyWait);
  await page.context().setOffline(false);
  await revoke.click();
  await button(page, w.revoke).click();
  await expect(page.getByText(w.none, { exact: true })).toBeVisible();
  expect(await ask(`/slots?date=${day}&minutes=60`)).toBe(401);
});
