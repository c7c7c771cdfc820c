import type { Page } from '@playwright/test';
import {
  aPerson,
  bookButton,
  button,
  expectBooked,
  goToFinalize,
  holdSoonest,
  orderSummary,
} from './customer.ts';
import { expect, test } from './fixtures.ts';
import {
  compute,
  computed,
  dollars,
  dropoff,
  expectOrder,
  expectPriced,
  findAddress,
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
import { fill, pattern, words } from './words.ts';

const w = words.en;
const { planner } = w;
test.use({ locale: 'en' });

const { orlando, winterPark, sanford, kissimmee } = places;
const nameOf = (number: number) => fill(planner.stops.pickup, { number });
const lines = (page: Page) => page.locator('li[data-instance]');

test('a delivery with three pickups: found, put in order, computed, booked and shown again', async ({
  page,
  stack,
}) => {
  await openPlanner(page, w);
  await findStops(page, w, [orlando, winterPark, sanford, kissimmee]);
  await expect(pickup(page, w, 1)).toContainText(planner.source.approximateTown);
  await button(page, fill(planner.stops.up, { stop: nameOf(3) })).click();
  await expectOrder(page, [orlando, sanford, winterPark, kissimmee]);
  await expect(button(page, fill(planner.stops.up, { stop: nameOf(2) }))).toBeFocused();
  await dragUp(page, 2);
  await expectOrder(page, [sanford, orlando, winterPark, kissimmee]);

  const asGiven = await compute(page, w);
  const result = panel(page, w);
  await expect(result.getByText(planner.result.estimated)).toBeVisible();
  await expect(result.getByText(pattern(w.delivery.route.estimateWhy))).toBeVisible();
  await expect(
    result.getByRole('application', { name: /^Map with 4 stops and straight lines/ }),
  ).toBeVisible();
  await expectPriced(page, w, { kind: 'delivery', pickups: 3, distanceMiles: asGiven.distanceMiles });

  await expect(result.getByText(pattern(planner.better.title))).toBeVisible();
  const shorter = await computed(page, () => button(page, planner.better.apply).click());
  await expectOrder(page, [sanford, winterPark, orlando, kissimmee]);
  await expect(button(page, planner.better.apply)).toHaveCount(0);
  expect(shorter.distanceMiles).toBeLessThan(asGiven.distanceMiles - 0.5);
  const priced = { kind: 'delivery', pickups: 3, distanceMiles: shorter.distanceMiles } as const;
  await expectPriced(page, w, priced);
  const { totalCents } = priceOf(priced);
  await expect(result).toContainText(planner.next.book);
  await expect(result).not.toContainText(planner.next.confirm);

  await leaveFor(page, w, 'checkout');
  await holdSoonest(page, w);
  await goToFinalize(page, w);
  const person = aPerson('delivery');
  const field = (label: string) => page.getByRole('textbox', { name: label, exact: true });
  await expect(field(w.finalize.fields.line1)).toHaveValue('5 Broadway');
  await field(w.finalize.fields.postalCode).fill('34741');
  await field(w.finalize.fields.email).fill(person.email);
  await field(w.finalize.fields.firstName).fill(person.firstName);
  await field(w.finalize.fields.lastName).fill(person.lastName);
  const [booking] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/api/bookings') && response.ok()),
    bookButton(page, w).click(),
  ]);
  await expectBooked(page, w);
  const { startISO, endISO } = await booking.json();
  // Four stops of ten minutes and the road, in steps of the calendar (D145).
  const bookingMin = (Date.parse(endISO) - Date.parse(startISO)) / 60_000;
  expect(bookingMin).toBeGreaterThanOrEqual(shorter.durationMinutes + 40);
  expect(bookingMin).toBeLessThan(shorter.durationMinutes + 40 + 60);
  const card = page.getByRole('region', { name: w.confirmation.delivery });
  await expectStops(card);
  await expect(card).toContainText(dollars(totalCents));
  const booked = await stack.control(`/bookings?email=${encodeURIComponent(person.email)}`);
  expect(booked).toMatchObject([{ status: 'CONFIRMED', total_cents: totalCents }]);

  const managed = await page
    .getByRole('link', { name: new RegExp(w.confirmation.keep.manage) })
    .getAttribute('href');
  const { pathname, search } = new URL(managed ?? '', 'http://sabal.test');
  await page.goto(pathname + search);
  await expectStops(page.getByRole('main'));
});

/** Carries a card by its handle to above the one before it. */
async function dragUp(page: Page, number: number): Promise<void> {
  const grip = pickup(page, w, number).locator('..').locator('span[title]');
  await grip.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await grip.hover(); // which waits until nothing moves
  const card = (place: number) => pickup(page, w, place).boundingBox();
  const [from, own, above] = [await grip.boundingBox(), await card(number), await card(number - 1)];
  if (!from || !own || !above) throw new Error('There is nothing to drag');
  const [x, y] = [from.x + from.width / 2, from.y + from.height / 2];
  await page.mouse.down();
  const far = own.y - above.y + 12;
  await page.mouse.move(x, y - far / 2, { steps: 2 });
  await page.mouse.move(x, y - far, { steps: 3 });
  await expect(pickup(page, w, number - 1).locator('..'), 'room is made').toHaveCSS(
    'translate',
    /^0px \d{3}/,
  );
  await page.mouse.up();
}

async function expectStops(place: ReturnType<Page['getByRole']>): Promise<void> {
  const stops = place.getByRole('list', { name: 'Stops in driving order' }).getByRole('listitem');
  await expect(stops).toHaveText([
    /12 Palmetto Ave/,
    /20 Park Ave/,
    /100 Orange Ave/,
    /Drop-off.*5 Broadway/,
  ]);
}

test('one plan in two tabs becomes one line, the way back is a new plan, and the line is edited in the cart', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await test.step('an errand: the shop is found by its name, where a town is named first', async () => {
    await openPlanner(page, w, '?mode=errand');
    const mode = (label: string) => page.getByRole('radio', { name: new RegExp(`^${label}`) });
    await expect(mode(planner.mode.errand)).toBeChecked();
    const shop = pickup(page, w, 1);
    await shop.getByRole('radio', { name: planner.search.place }).check();
    await expect(shop.getByRole('combobox')).toHaveAccessibleDescription(planner.search.cityFirst);
    await partField(shop, w, 'city').fill('Winter Park');
    await expect(shop.getByText(planner.search.cityFirst)).toHaveCount(0);
    await shop.getByRole('combobox').fill('Publix');
    await shop.getByRole('option').filter({ hasText: 'Publix' }).click();
    await findAddress(dropoff(page, w), kissimmee);
    const { distanceMiles } = await compute(page, w);
    await expectPriced(page, w, { kind: 'errand', pickups: 1, distanceMiles });
    await mode(planner.mode.delivery).check();
    await expectPriced(page, w, { kind: 'delivery', pickups: 1, distanceMiles });
  });

  await test.step('two tabs, and two taps in one, put one line into the cart', async () => {
    await openPlanner(other, w);
    await expect(other.getByText(planner.kept.title)).toBeVisible();
    await expect(dropoff(other, w).getByRole('combobox')).toHaveValue('5 Broadway');
    await planBar(page, w).getByRole('button', { name: planner.bar.add }).dblclick();
    await expect(page).toHaveURL(/\/cart$/);
    await leaveFor(other, w, 'cart');
    for (const tab of [page, other]) await expect(lines(tab)).toHaveCount(1);
    await other.close();
  });

  await test.step('the way back is a new plan', async () => {
    await page.goBack();
    await expect(dropoff(page, w)).toBeVisible();
    await expectOrder(page, ['', '']);
    await page.goForward();
    await expect(lines(page)).toHaveCount(1);
  });

  await test.step('the line is edited with one more pickup, and the server agrees to its price', async () => {
    await lines(page)
      .getByRole('button', { name: /^Edit / })
      .click();
    await expect(dropoff(page, w).getByRole('combobox')).toHaveValue('5 Broadway');
    await button(page, planner.stops.add).click();
    await findAddress(pickup(page, w, 2), winterPark);
    const { distanceMiles } = await compute(page, w);
    await button(page, w.configure.edit.save).click();
    await expect(page).toHaveURL(/\/cart$/);
    await expect(lines(page)).toHaveCount(1);
    const { totalCents } = priceOf({ kind: 'delivery', pickups: 2, distanceMiles });
    await expect(orderSummary(page, w)).toContainText(`${w.shell.total.estimated}${dollars(totalCents)}`);
    await expect(orderSummary(page, w).getByText(w.cart.summary.unsent)).toHaveCount(0);
    await page.reload();
    await expect(orderSummary(page, w)).toContainText(dollars(totalCents));
  });
});
