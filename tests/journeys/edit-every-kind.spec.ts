import type { Page } from '@playwright/test';
import { bar, button, cartRow, orderSummary } from './customer.ts';
import { expect, test } from './fixtures.ts';
import { seedCart } from './seeded-cart.ts';
import { fill, words } from './words.ts';

const w = words.en;
const { intake, configure } = w;
test.use({ locale: 'en' });

const edit = (page: Page, name: string) => button(page, fill(w.cart.item.editOf, { name })).click();
const description = (page: Page) => page.locator('#request-description');

async function save(page: Page): Promise<void> {
  await button(page, configure.edit.save).click();
  await expect(page).toHaveURL(/\/cart$/);
}

test('each kind is edited from the cart: filled in as it was, saved into that one line alone', async ({
  page,
  context,
}) => {
  const job = { categories: ['repairs'], description: 'Fix the gate' };
  await seedCart(page, [
    { service: 'carpet-cleaning', product: 'bedroom' },
    {
      service: 'tile-cleaning',
      product: 'kitchen',
      instance: { sqft: 100, soil: 'HIGH', sealant: true, label: 'Nonna’s kitchen' },
    },
    { service: 'upholstery-cleaning', product: 'sofa', options: ['soil-deep'], instance: { seats: 4 } },
    { service: 'handyman', instance: { handymanMinutes: 80, handymanMeta: job, label: 'Fix the gate' } },
    {
      service: 'rent-me',
      instance: {
        intake: {
          kind: 'rentme',
          serviceType: 'moving',
          description: 'Boxes',
          hoursWish: 3,
          vehicleRequired: true,
          milesEstimate: 10,
        },
        label: 'Boxes',
      },
    },
    { service: 'pavers', instance: { intake: { kind: 'pavers', serviceType: 'sealing', areaSqft: 600 } } },
    { service: 'epoxy', instance: { intake: { kind: 'epoxy', areaCondition: 'new', budgetAmount: 2000 } } },
  ]);
  await page.goto('/cart');
  // 45 + 165 + (89 + 25 + 25) + 110 + 205 = 664, and two quotes.
  const summary = orderSummary(page, w);
  await expect(summary).toContainText(`${w.shell.total.estimatedSoFar}$664`);
  await expect(summary).toContainText(fill(w.cart.summary.plusQuotes_other, { count: 2 }));

  await test.step('tile', async () => {
    await edit(page, 'Nonna’s kitchen');
    const area = page.getByRole('textbox', { name: w.tile.area.label, exact: true });
    const sealant = page.getByRole('checkbox', { name: new RegExp(`^${w.tile.sealant.label}`) });
    await expect(area).toHaveValue('100');
    await expect(page.getByRole('radio', { name: /^Deep/ })).toBeChecked();
    await expect(sealant).toBeChecked();
    await expect(page.getByRole('textbox', { name: configure.rooms.name })).toHaveValue('Nonna’s kitchen');
    await sealant.uncheck();
    await expect(bar(page, w)).toContainText('$145');
    await expect(bar(page, w)).toContainText(`${configure.edit.was} $165`);
    await button(page, configure.edit.cancel).click();
    await expect(summary).toContainText('$664');

    await edit(page, 'Nonna’s kitchen');
    await expect(sealant).toBeChecked(); // what was cancelled is forgotten
    await area.fill('200');
    await expect(bar(page, w)).toContainText('$305'); // 25 + 200 + 40 + 40
    await save(page);
    await expect(cartRow(page, 'Nonna’s kitchen')).toContainText('200 sq ft');
    await expect(summary).toContainText('$804');
  });

  await test.step('upholstery', async () => {
    await edit(page, 'Sofa');
    await expect(page.getByRole('radio', { name: /^4 seats/ })).toBeChecked();
    await expect(page.getByRole('radio', { name: /^Deep/ })).toBeChecked();
    await page.getByRole('radio', { name: /^5 seats/ }).check();
    await expect(bar(page, w)).toContainText('$164');
    await save(page);
    await expect(cartRow(page, 'Sofa')).toContainText('5 seats');
    await expect(summary).toContainText('$829');
  });

  await test.step('handyman', async () => {
    await edit(page, 'Fix the gate');
    await expect(page.getByRole('checkbox', { name: intake.handyman.category.repairs })).toBeChecked();
    await expect(page.getByRole('spinbutton')).toHaveAttribute('aria-valuenow', '80');
    await expect(description(page)).toHaveValue('Fix the gate');
    await button(page, intake.time.more).click();
    await save(page);
    await expect(cartRow(page, 'Fix the gate')).toContainText('$130');
    await expect(summary).toContainText('$849');
  });

  await test.step('rent-me', async () => {
    await edit(page, 'Boxes');
    await expect(page.getByRole('radio', { name: intake.rentme.type.moving })).toBeChecked();
    await expect(page.getByRole('textbox', { name: intake.rentme.miles })).toHaveValue('10');
    await page.getByRole('checkbox', { name: intake.rentme.needVehicle }).uncheck();
    await save(page);
    await expect(cartRow(page, 'Boxes')).toContainText('$185');
    await expect(summary).toContainText('$829');
  });

  await test.step('pavers', async () => {
    await edit(page, 'Pavers: clean, sand, seal');
    await expect(page.getByRole('radio', { name: intake.pavers.type.sealing, exact: true })).toBeChecked();
    const area = page.getByRole('textbox', { name: intake.quote.sqft, exact: true });
    await expect(area).toHaveValue('600');
    await area.fill('1,250');
    await save(page);
    await expect(cartRow(page, 'Pavers: clean, sand, seal')).toContainText('1,250 sq ft');
  });

  await test.step('epoxy', async () => {
    await edit(page, 'Garage epoxy floors');
    await expect(page.getByRole('radio', { name: intake.quote.condition.new })).toBeChecked();
    await expect(page.getByRole('textbox', { name: intake.quote.budget })).toHaveValue('2,000');
    await description(page).fill('With flakes');
    await save(page);
    await expect(cartRow(page, 'With flakes')).toContainText('budget $2,000');
  });

  // Nothing else moved, and the server agrees.
  await expect(page.getByText(w.cart.summary.unsent)).toHaveCount(0);
  await page.reload();
  await expect(summary).toContainText('$829');
  await expect(page.locator('li[data-instance]')).toHaveCount(7);

  await test.step('what another tab removed meanwhile is said to be gone', async () => {
    const other = await context.newPage();
    await other.goto('/cart');
    for (const name of ['Nonna’s kitchen', 'Fix the gate']) {
      await edit(page, name);
      await expect(button(page, configure.edit.save)).toBeVisible();
      await other.bringToFront(); // what stands behind another tab hardly moves
      await button(other, fill(w.cart.item.removeOf, { name })).click();
      await expect(cartRow(other, name)).toHaveCount(0);
      await page.bringToFront();
      await button(page, configure.edit.save).click();
      await expect(page.getByRole('alert').filter({ hasText: configure.edit.gone })).toBeVisible();
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: configure.edit.gone })).toBeVisible();
      await page.getByRole('link', { name: configure.edit.toCart }).click();
      await expect(page).toHaveURL(/\/cart$/);
    }
  });
});
