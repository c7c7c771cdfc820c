import type { Page } from '@playwright/test';
import { aPerson, button, fillContact, goToFinalize, holdSoonest } from './customer.ts';
import { expect, test } from './fixtures.ts';
import {
  compute,
  computeButton,
  dollars,
  dropoff,
  expectOrder,
  findStops,
  leaveFor,
  openPlanner,
  panel,
  partField,
  pickup,
  places,
  planBar,
  priceOf,
} from './planner.ts';
import { fill, words } from './words.ts';

/** What a plan without a road is to the device and to the server; what each failure says: planner.spec.tsx in the app. */

const w = words.en;
const { planner } = w;
test.use({ locale: 'en' });

const FROM = fill(planner.result.from, { base: '$10', mile: '$1.90' });
const route = [places.orlando, places.kissimmee];

test('a plan without a road is kept, says why its price is "from", and is booked all the same, as a request', async ({
  page,
  stack,
}) => {
  await openPlanner(page, w);
  await findStops(page, w, route);

  await test.step('a server that was asked too often says so, and nothing is lost', async () => {
    await stack.control('/restart?limits=on');
    try {
      await page.reload(); // the page that saw the server go away takes itself for offline
      await expectOrder(page, route);
      const headers = { 'X-Tenant-Slug': 'sabal' };
      const ask = () => page.request.post('/api/delivery/directions', { headers, data: { points: [] } });
      const answers = await Promise.all(Array.from({ length: 20 }, ask));
      expect(answers.filter((answer) => answer.status() === 429)).toEqual([]);
      await computeButton(page, w).click();
      await expect(panel(page, w).getByRole('alert')).toContainText(planner.status.busy);
      await expect(planBar(page, w)).toContainText(FROM);
      await expectOrder(page, route);
    } finally {
      await stack.control('/restart');
    }
    await page.reload();
    await expectOrder(page, route);
  });

  await test.step('a server that is gone is not taken for a price', async () => {
    await page.route(/\/(api|assets)\//, (asked) => asked.abort('connectionrefused'));
    await computeButton(page, w).click();
    // This tab has never had the tables of towns; what it cannot know it does not say.
    await expect(panel(page, w)).toContainText(planner.status.unequipped, { timeout: 30_000 });
    await expect(planBar(page, w)).toContainText(FROM);
    await page.unrouteAll();
    await expect(async () => {
      await computeButton(page, w).click();
      await expect(planBar(page, w)).not.toContainText(FROM, { timeout: 15_000 }); // a press ends what the last one asked
    }).toPass();
  });

  await test.step('a point far from its address makes the price "from", says why, and is kept', async () => {
    await button(page, fill(planner.stop.pickOf, { stop: planner.stops.dropoff })).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: planner.map.latitude }).fill('28.54');
    await dialog.getByRole('textbox', { name: planner.map.longitude }).fill('-81.38');
    await button(page, planner.map.confirm).click();
    await computeButton(page, w).click();
    await expectDoubt(page);
    await page.reload();
    await expectDoubt(page);
  });

  await test.step('Cancel leaves, and keeps the plan', async () => {
    await planBar(page, w).getByRole('link', { name: planner.bar.cancel }).click();
    await expect(page).toHaveURL(/\/services$/);
    await page.goBack();
    await expectOrder(page, route);
  });

  await test.step('a stop outside Florida is told at that stop', async () => {
    const stop = pickup(page, w, 1);
    await stop.getByRole('combobox').fill('1 Peachtree St');
    await partField(stop, w, 'city').fill('Atlanta');
    await partField(stop, w, 'state').fill('GA');
    await partField(stop, w, 'zip').fill('30301');
    await computeButton(page, w).click();
    await expect(stop).toContainText(planner.fault.stopOutside);
    await expect(planBar(page, w)).toContainText(FROM);
  });

  await test.step('it goes on to a time and is booked, as a request', async () => {
    await button(page, planner.status.goOnButton).click();
    await expect(page.getByRole('heading', { level: 1, name: w.checkout.title })).toBeVisible();
    await holdSoonest(page, w);
    await goToFinalize(page, w);
    const person = aPerson('pending');
    await fillContact(page, w, person);
    await page.locator('button[type="submit"]').filter({ visible: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: w.confirmation.pending.title })).toBeVisible();
    const booked = await stack.control(`/bookings?email=${encodeURIComponent(person.email)}`);
    expect(booked).toMatchObject([{ status: 'PENDING' }]);
  });
});

async function expectDoubt(page: Page): Promise<void> {
  await expect(panel(page, w)).toContainText(planner.status.doubt);
  await expect(dropoff(page, w)).toContainText(planner.fault.stopPointFar);
  await expect(planBar(page, w)).toContainText(FROM);
}

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('stops stay, addresses come back, the device estimates, and the server has the last word', async ({
    page,
    context,
  }) => {
    await openPlanner(page, w);
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
    await findStops(page, w, route);
    const { distanceMiles } = await compute(page, w);
    const { totalCents } = priceOf({ kind: 'delivery', pickups: 1, distanceMiles });
    await expect(planBar(page, w)).toContainText(dollars(totalCents));
    const distance = panel(page, w).getByText(/^about .* mi$/);
    const online = await distance.innerText();

    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText(planner.kept.text)).toBeVisible();
    await expectOrder(page, route);
    await button(page, planner.kept.startOver).click();
    await expectOrder(page, ['', '']);
    for (const [stop, address] of [
      [pickup(page, w, 1), places.orlando],
      [dropoff(page, w), places.kissimmee],
    ] as const) {
      await stop.getByRole('combobox').click();
      const [street = ''] = address.split(',');
      await stop.getByRole('option', { name: planner.search.recent }).filter({ hasText: street }).click();
    }
    await computeButton(page, w).click();
    await expect(panel(page, w).getByText(planner.status.offline, { exact: true })).toBeVisible();
    await expect(distance).toHaveText(online);
    await expect(panel(page, w)).toContainText(planner.map.estimated);
    await expect(panel(page, w).getByText(planner.map.outlines)).toBeVisible();
    await expect(planBar(page, w)).toContainText(FROM);
    await leaveFor(page, w, 'cart');
    await expect(page.locator('li[data-instance]')).toContainText('from $10');

    await context.setOffline(false);
    const line = page.locator('li[data-instance]');
    await expect(line).toContainText(w.delivery.route.pending); // what the server says is shorter, and moves the button
    await line.getByRole('button', { name: /^Edit / }).click();
    await expect(computeButton(page, w)).toBeVisible();
    await compute(page, w);
    await expect(panel(page, w).getByRole('table')).toContainText(dollars(totalCents));
    await button(page, w.configure.edit.save).click();
    await expect(page.locator('li[data-instance]')).toContainText(dollars(totalCents));
  });
});
