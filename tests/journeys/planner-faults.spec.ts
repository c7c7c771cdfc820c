import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { startFaultProxy } from '../support/fault-proxy.ts';
import { aPerson, button, countRequests, fillContact, goToFinalize, holdSoonest } from './customer.ts';
import { expect, type Stack, test } from './fixtures.ts';
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

const w = words.en;
const { planner } = w;
test.use({ locale: 'en' });

const FROM = fill(planner.result.from, { base: '$10', mile: '$1.90' });
const route = [places.orlando, places.kissimmee];
const directions = '/api/delivery/directions';

/** The same company as its owner may set it up, for as long as `work` takes. */
async function settingUp({ page, stack }: Ground, query: string, work: () => Promise<void>): Promise<void> {
  await stack.control(`/restart?${query}`);
  try {
    // The page that saw the server go away takes itself for offline.
    await page.reload();
    await expectOrder(page, route);
    await work();
  } finally {
    await stack.control('/restart');
  }
}

interface Ground {
  readonly page: Page;
  readonly stack: Stack;
}

async function expectRefused(page: Page, message: string): Promise<void> {
  await computeButton(page, w).click();
  await expect(panel(page, w).getByRole('alert')).toContainText(message);
  await expect(planBar(page, w)).toContainText(FROM);
  await expectOrder(page, route);
}

test('a stop outside Florida is told at that stop, and the plan is booked all the same, as a request', async ({
  page,
  stack,
}) => {
  await openPlanner(page, w);
  const asked = countRequests(page, directions);
  await computeButton(page, w).click();
  await expect(pickup(page, w, 1).getByRole('combobox')).toBeFocused();
  await expect(pickup(page, w, 1)).toContainText(planner.fault.fill);
  expect(asked()).toBe(0);

  const [orlando = ''] = route;
  await findStops(page, w, [orlando, places.kissimmee]);
  const stop = dropoff(page, w);
  await stop.getByRole('combobox').fill('1 Peachtree St');
  await partField(stop, w, 'city').fill('Atlanta');
  await partField(stop, w, 'state').fill('GA');
  await partField(stop, w, 'zip').fill('30301');
  await computeButton(page, w).click();
  await expect(stop).toContainText(planner.fault.stopOutside);
  await expect(stop.getByRole('combobox')).toHaveAttribute('aria-invalid', 'true');
  await expect(pickup(page, w, 1).locator('[aria-invalid]')).toHaveCount(0);
  await expect(panel(page, w)).toContainText(planner.status.pending);
  await expect(planBar(page, w)).toContainText(FROM);
  await button(page, fill(planner.status.show, { stop: planner.stops.dropoff })).click();
  await expect(stop.getByRole('combobox')).toBeFocused();

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

test('a point far from its address makes the price "from", says why, and Cancel keeps the plan', async ({
  page,
}) => {
  await openPlanner(page, w);
  await findStops(page, w, [places.orlando, places.kissimmee]);
  const stop = dropoff(page, w);
  await button(page, fill(planner.stop.pickOf, { stop: planner.stops.dropoff })).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: planner.map.latitude }).fill('28.54');
  await dialog.getByRole('textbox', { name: planner.map.longitude }).fill('-81.38');
  await button(page, planner.map.confirm).click();
  await computeButton(page, w).click();
  await expect(panel(page, w)).toContainText(planner.status.doubt);
  await expect(stop).toContainText(planner.fault.stopPointFar);
  await expect(panel(page, w)).toContainText(planner.next.confirm);
  await expect(planBar(page, w)).toContainText(FROM);

  await page.reload();
  await expect(panel(page, w)).toContainText(planner.status.doubt);
  await expect(dropoff(page, w)).toContainText(planner.fault.stopPointFar);

  await planBar(page, w).getByRole('link', { name: planner.bar.cancel }).click();
  await expect(page).toHaveURL(/\/services$/);
  await openPlanner(page, w);
  await expect(dropoff(page, w).getByRole('combobox')).toHaveValue('5 Broadway');
});

test('each way a route can fail has its own words, keeps the stops and leaves the price open', async ({
  page,
  stack,
}) => {
  await openPlanner(page, w);
  await findStops(page, w, route);

  await test.step('the owner wants no price from an estimate', () =>
    settingUp({ page, stack }, 'estimate=off', () => expectRefused(page, planner.status.notConfigured)));

  await test.step('21 questions in a minute', () =>
    settingUp({ page, stack }, 'limits=on', async () => {
      const headers = { 'X-Tenant-Slug': 'sabal' };
      const ask = () => page.request.post(directions, { headers, data: { points: [] } });
      const answers = await Promise.all(Array.from({ length: 20 }, ask));
      expect(answers.filter((answer) => answer.status() === 429)).toEqual([]);
      await expectRefused(page, planner.status.busy);
    }));

  await test.step('no road: a stand-in for OSRM repeats what a real one answered', async () => {
    const osrm = await startRecordedOsrm('route-nosegment-with-radiuses');
    await settingUp({ page, stack }, `osrm=${encodeURIComponent(osrm.url)}`, async () => {
      await expectRefused(page, planner.status.notFound);
      await expect(dropoff(page, w)).toContainText(planner.fault.stopNoRoad);
      await expect(pickup(page, w, 1)).not.toContainText(planner.fault.stopNoRoad);
    });
    osrm.stop();
  });

  await test.step('an error of a gateway, which here is a stand-in', async () => {
    await page.reload();
    await expectOrder(page, route);
    await page.route(`**${directions}`, (asked) =>
      asked.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' }),
    );
    await expectRefused(page, planner.status.failed);
    await page.unroute(`**${directions}`);
  });

  const { distanceMiles } = await compute(page, w);
  const { totalCents } = priceOf({ kind: 'delivery', pickups: 1, distanceMiles });
  await expect(planBar(page, w)).toContainText(dollars(totalCents));
  await expect(panel(page, w).getByRole('alert')).toHaveCount(0);
});

/** Answers everything with one recorded answer of a real engine. */
async function startRecordedOsrm(name: string): Promise<{ readonly url: string; stop(): void }> {
  const file = `server/providers/router/recordings/osrm/${name}.json`;
  const { status, body } = JSON.parse(readFileSync(file, 'utf8')) as { status: number; body: unknown }; // ours
  const server = createServer((_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on TCP
  return { url: `http://127.0.0.1:${port}`, stop: () => void server.close() };
}

test('a road of more than 100 miles is quoted, not priced', async ({ page }) => {
  await openPlanner(page, w);
  await findStops(page, w, [places.orlando, places.miami]);
  await computeButton(page, w).click();
  await expect(panel(page, w)).toContainText(planner.result.quoteWhy);
  await expect(planBar(page, w)).toContainText(planner.result.quote);
  await expect(planBar(page, w)).not.toContainText('$');
  await button(page, planner.status.goOnQuoteButton).click();
  await expect(page.getByRole('heading', { level: 1, name: w.checkout.title })).toBeVisible();
});

test('a server that is gone is not taken for a price', async ({ page, stack }) => {
  const proxy = await startFaultProxy(stack.url);
  await page.goto(`${proxy.url}/intake/delivery`);
  await findStops(page, w, route);
  proxy.set('refuse');
  await computeButton(page, w).click();
  // This tab has never had the tables of towns; what it cannot know it does not say.
  await expect(panel(page, w)).toContainText(planner.status.unequipped, { timeout: 30_000 });
  await expect(planBar(page, w)).toContainText(FROM);
  proxy.set('pass');
  await expect(async () => {
    await computeButton(page, w).click();
    await expect(planBar(page, w)).not.toContainText(FROM, { timeout: 1_000 });
  }).toPass();
  await proxy.stop();
});

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
    await page
      .locator('li[data-instance]')
      .getByRole('button', { name: /^Edit / })
      .click();
    await expect(computeButton(page, w)).toBeVisible();
    await compute(page, w);
    await expect(panel(page, w).getByRole('table')).toContainText(dollars(totalCents));
    await button(page, w.configure.edit.save).click();
    await expect(page.locator('li[data-instance]')).toContainText(dollars(totalCents));
  });
});
