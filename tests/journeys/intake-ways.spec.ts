import type { Page } from '@playwright/test';
import { bar, button, choose, requestBar } from './customer.ts';
import { expect, test } from './fixtures.ts';
import { productName } from './seeded-names.ts';
import { fill, pattern, words } from './words.ts';

const w = words.en;
const { intake } = w;
test.use({ locale: 'en' });

test('what an old address knew about the job is filled in, and never over what was written', async ({
  page,
}) => {
  const time = page.getByRole('spinbutton');
  await page.goto('/service/painting');
  await expect(page.getByRole('checkbox', { name: intake.handyman.category.painting })).toBeChecked();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);

  await page.goto('/service/pavers-sealing');
  await expect(page.getByRole('radio', { name: intake.pavers.type.sealing, exact: true })).toBeChecked();

  await page.goto('/service/rent-day');
  await expect(time).toHaveAttribute('aria-valuenow', '480');
  await expect(requestBar(page, w)).toContainText('$435'); // 85 + 7 × 50
  await expect(page.getByText(pattern(intake.capped.title))).toHaveCount(0);

  await page.goto('/service/rent-week');
  await expect(time).toHaveAttribute('aria-valuenow', '600');
  await expect(requestBar(page, w)).toContainText('$535'); // 85 + 9 × 50
  await expect(page.getByText(fill(intake.capped.title, { max: '10 hr' }))).toBeVisible();

  // A week, shortened to two hours and described: the address of a day asks, and does not change it.
  await page.getByRole('radio', { name: '2 hr' }).check();
  await page.locator('#request-description').fill('Carry boxes');
  await page.getByRole('radio', { name: intake.rentme.type.moving }).check();
  await page.goto('/service/rent-day');
  await expect(page.getByText(intake.kept.title)).toBeVisible();
  await expect(time).toHaveAttribute('aria-valuenow', '120');
  await button(page, fill(intake.kept.use, { wish: '8 hr' })).click();
  await expect(time).toHaveAttribute('aria-valuenow', '480');
  await expect(page.locator('#request-description')).toHaveValue('Carry boxes');
});

test('the language switches in the middle of a form, which stays as it is and where it is', async ({
  page,
}) => {
  await page.goto('/service/tile-cleaning');
  await choose(page, w, productName('tile-cleaning', 'kitchen', 'en'));
  await button(page, w.configure.bar.continue).click();
  const area = (label: string) => page.getByRole('textbox', { name: label, exact: true });
  await area(w.tile.area.label).fill('1,250');
  await page.getByRole('radio', { name: /^Deep/ }).check();
  await page.getByRole('textbox', { name: w.configure.rooms.name }).fill('Nonna');
  await expectStays(page, async () => {
    await expect(area(words.fr.tile.area.label)).toHaveValue(/^1\s250$/);
    await expect(page.getByRole('radio', { name: new RegExp(`^${words.fr.tile.soil.deep}`) })).toBeChecked();
    await expect(page.getByRole('textbox', { name: words.fr.configure.rooms.name })).toHaveValue('Nonna');
    await expect(bar(page, words.fr)).toContainText('1 525 $'); // 25 + 1,250 + 250
  });

  await page.goto('/intake/rentme');
  await page.locator('#request-description').fill('Porter des cartons');
  await page.getByRole('checkbox', { name: words.fr.intake.rentme.needVehicle }).check();
  await page.getByRole('textbox', { name: words.fr.intake.rentme.miles }).fill('12,5');
  await expectStays(page, async () => {
    await expect(page.locator('#request-description')).toHaveValue('Porter des cartons');
    await expect(page.getByRole('textbox', { name: words.es.intake.rentme.miles })).toHaveValue('12.5');
    await expect(requestBar(page, words.es)).toContainText('$110');
  });
});

/** Switches to the next language and looks that nothing but words has changed. */
async function expectStays(page: Page, look: () => Promise<void>): Promise<void> {
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  const before = await page.evaluate(() => document.documentElement.lang);
  const next = before === 'en' ? 'Français' : 'Español';
  await page
    .getByRole('banner')
    .getByRole('button', { name: /English|Français/ })
    .click();
  const top = await topOf(page);
  await page.getByRole('banner').getByRole('button', { name: next }).click();
  await look();
  expect(Math.abs((await topOf(page)) - top), 'the page did not jump').toBeLessThan(80);
  expect(await page.evaluate(() => 'stayed' in window), 'no reload').toBe(true);
}

const topOf = (page: Page) => page.evaluate(() => window.scrollY);
