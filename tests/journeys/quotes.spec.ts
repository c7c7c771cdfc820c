import type { Page } from '@playwright/test';
import { quote as words } from '../../app/i18n/messages/quote/en.ts';
import { aPerson, button } from './customer.ts';
import { expectFits } from './expect-fits.ts';
import { expect, expectAccessible, type Stack, test } from './fixtures.ts';
import { type AskedBooking, askForPavers } from './seeded-request.ts';
import { words as allWords, pattern } from './words.ts';

const w = allWords.en;
const { reschedule } = w;
test.use({ locale: 'en' });

const tenant = { 'X-Tenant-Slug': 'sabal' };
const LINES = [
  { text: 'Pavers, laid in sand', quantity: 2, unitPrice: 1_450 },
  { text: 'Edges and joints', quantity: 1, unitPrice: 380.5 },
];
const TOTAL = '$3,280.50';

/** As the back office does; answers the path of the link in the mail. */
async function offer(page: Page, stack: Stack, { id }: AskedBooking, email: string): Promise<string> {
  const answer = await page.request.put(`/api/admin/bookings/${id}/quote`, {
    headers: { ...tenant, 'X-Admin-Token': 'sabal-dev-admin' },
    data: { lines: LINES, minutes: 180, message: 'Sand and sealing are included.' },
  });
  expect(answer.status()).toBe(200);
  const { text } = await stack.mailTo(email, /^Your quote: /);
  const { pathname, search } = new URL(/https?:\/\/\S+\/manage\?\S+/.exec(text)?.[0] ?? '');
  return pathname + search;
}

async function isOffered(page: Page, { startISO }: AskedBooking): Promise<boolean> {
  const path = `/api/slots?date=${startISO.slice(0, 10)}&minutes=60`;
  const slots: { startAt: string; available: boolean }[] = await (
    await page.request.get(path, { headers: tenant })
  ).json();
  return slots.some(({ startAt, available }) => available && Date.parse(startAt) === Date.parse(startISO));
}

test('a quote is answered from its mail', async ({ page, stack }) => {
  await test.step('it is read, accepted at a new time and then booked with its lines', async () => {
    const { email } = aPerson('pavers');
    const asked = await askForPavers(page, email, 6);
    await page.goto(await offer(page, stack, asked, email));
    const card = page.getByRole('region', { name: words.title });
    await expect(card.getByText('Sand and sealing are included.')).toBeVisible();
    for (const price of [/2 × \$1,450(\.00)? = \$2,900/, '$380.50', TOTAL]) {
      await expect(card.getByText(price)).toBeVisible();
    }
    await expect(card.getByText(pattern(words.left_other))).toBeVisible();
    await expectFits(page, 'a quote');

    // Read offline, answered online.
    await page.context().setOffline(true);
    await expect(card.getByText(words.offline).first()).toBeVisible();
    await page.context().setOffline(false);
    await expect(card.getByText(words.offline)).toHaveCount(0); // it stood above the buttons

    await button(page, words.accept).click();
    await expect(page.getByRole('heading', { level: 1, name: reschedule.quote.title })).toBeVisible();
    await expect(page.getByText(reschedule.quote.banner)).toBeVisible();
    const free = page.getByRole('button', { name: pattern(w.checkout.day.until) });
    await free.last().click();
    await expect(free.last()).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('link', { name: reschedule.pick.go }).filter({ visible: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: reschedule.quote.confirm })).toBeVisible();
    await expect(page.getByText(TOTAL)).toBeVisible();
    await expectAccessible(page, 'accepting a quote');
    await button(page, reschedule.quote.accept).click();

    await expect(page.getByText(pattern(reschedule.quote.done))).toBeVisible();
    await expect(page).toHaveURL(/\/manage$/);
    await expect(page.getByText(w.manage.status.confirmed).first()).toBeVisible();
    await expect(
      page.getByRole('region', { name: w.manage.lines.title }).getByText(TOTAL).last(),
    ).toBeVisible();
    await expect(card).toBeHidden();
    await expect(button(page, w.manage.edit.open)).toBeHidden();
    expect(await isOffered(page, asked)).toBe(true);
    const { text } = await stack.mailTo(email, w.mail.booked);
    expect(text).toContain(TOTAL);
  });

  await test.step('another is declined, which gives its time back at once', async () => {
    const { email } = aPerson('declining');
    const asked = await askForPavers(page, email, 12);
    expect(await isOffered(page, asked)).toBe(false);
    await page.goto(await offer(page, stack, asked, email));
    await button(page, words.decline.open).click();
    await page.getByLabel(words.decline.reason).fill('We found another way');
    await page.reload();
    await button(page, words.decline.open).click();
    await expect(page.getByText(words.decline.leftOff)).toBeVisible();
    await expect(page.getByLabel(words.decline.reason)).toHaveValue('We found another way');
    await button(page, words.decline.confirm).click();
    await expect(page.getByText(words.decline.done)).toBeVisible();
    await expect(page.getByText(w.manage.status.cancelled).first()).toBeVisible();
    expect(await isOffered(page, asked)).toBe(true);
    await stack.mailTo(email, w.mail.cancelled);
  });
});
