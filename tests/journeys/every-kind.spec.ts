import type { Locator, Page } from '@playwright/test';
import {
  addRooms,
  aPerson,
  bar,
  button,
  cartGroup,
  cartRow,
  choose,
  expectSum,
  fillContact,
  goToCart,
  goToCheckout,
  goToFinalize,
  holdSoonest,
  offerToInstall,
  openCatalogue,
  orderSummary,
  requestBar,
  sendRequest,
  serviceCard,
} from './customer.ts';
import { expect, test } from './fixtures.ts';
import { optionName, productName, serviceName } from './seeded-names.ts';
import { fill, type Words, words } from './words.ts';

/**
 * Each kind from the catalogue to the cart. The sums are the worked examples of shared/pricing/SPEC.md, or added up
 * here by hand from the seeded catalogue.
 */

const TILE = 'tile-cleaning';
const UPHOLSTERY = 'upholstery-cleaning';

const card = (page: Page, name: string) =>
  page
    .getByRole('main')
    .locator('details')
    .filter({ has: page.locator('summary').getByText(name, { exact: true }) });

/** The arithmetic of one line of the cart, unfolded. */
async function breakdownOf(page: Page, w: Words, name: string): Promise<Locator> {
  const row = cartRow(page, name);
  await row.getByText(w.configure.story.open).click();
  return row.locator('details');
}

test.describe('tile', () => {
  test.use({ locale: 'en' });
  const w = words.en;
  const room = (slug: string) => productName(TILE, slug, 'en');

  test('tile: the minimum job, an area with its arithmetic, and names for every room', async ({ page }) => {
    await openCatalogue(page, w);
    await serviceCard(page, serviceName(TILE, 'en')).click();
    await choose(page, w, room('bathroom'));
    await expect(bar(page, w)).toContainText(
      fill(w.tile.bar.lifted, { rooms: '1 room', price: '$75', minimum: '$150' }),
    );
    await button(page, w.configure.bar.continue).click();

    // One room of 50 sq ft: 25 + 50 = 75, charged 150 (PR6).
    const job = page.getByRole('region', { name: w.tile.job.label });
    await expect(job).toContainText(fill(w.tile.job.missing, { missing: '$75', minimum: '$150' }));
    await expect(card(page, room('bathroom')).locator('summary')).toContainText('$75');
    await addRooms(page, w);
    const group = cartGroup(page, serviceName(TILE, 'en'));
    await expect(cartRow(page, room('bathroom'))).toContainText('$75');
    await expect(group).toContainText(`${fill(w.cart.group.minimum, { price: '$150' })}+$75`);
    await expect(orderSummary(page, w)).toContainText(fill(w.cart.summary.tileMinimum, { amount: '$75' }));
    await expect(orderSummary(page, w)).toContainText('Total$150');

    // What the minimum covers already costs nothing (PR28).
    await button(page, fill(w.cart.group.addMoreOf, { service: serviceName(TILE, 'en') }))
      .or(
        page.getByRole('link', { name: fill(w.cart.group.addMoreOf, { service: serviceName(TILE, 'en') }) }),
      )
      .click();
    await choose(page, w, room('kitchen'), 2);
    await choose(page, w, room('unlisted'), 2);
    await page.getByRole('textbox', { name: fill(w.tile.names.label, { number: 1 }) }).fill('  Laundry ');
    await button(page, w.configure.bar.continue).click();
    await expect(bar(page, w)).toContainText('$225');
    await expect(bar(page, w)).toContainText('$75 of it covered by the minimum');
    await expect(job).toContainText(fill(w.tile.job.reached, { minimum: '$150' }));

    // 100 sq ft, deep, sealed: 25 + 100 + 20 + 20 = 165 (PR5).
    const kitchen = card(page, 'Kitchen 1');
    await page.getByRole('textbox', { name: w.tile.area.label, exact: true }).fill('100');
    await kitchen.getByRole('radio', { name: /^Deep/ }).check();
    await kitchen.getByRole('checkbox', { name: new RegExp(`^${w.tile.sealant.label}`) }).check();
    const sum = [
      ['Room', '$25'],
      ['Cleaning, 100 sq ft at $1', '+$100'],
      ['Deep soil, 100 sq ft at $0.20', '+$20'],
      ['Sealant, 100 sq ft at $0.20', '+$20'],
    ] as const;
    await expectSum(kitchen.getByRole('region', { name: w.tile.story.title }), [
      ...sum,
      [w.tile.story.total, '$165'],
    ]);
    await expect(job).toContainText('250 sq ft');
    await addRooms(page, w);

    await expect(cartRow(page, 'Kitchen 1')).toContainText('100 sq ft');
    await expect(cartRow(page, 'Kitchen 1')).toContainText('$165');
    await expect(cartRow(page, 'Kitchen 2')).toContainText('$75');
    await expect(cartRow(page, 'Laundry')).toContainText('$75');
    await expect(cartRow(page, 'Unlisted area 2')).toContainText('$75');
    await expectSum(await breakdownOf(page, w, 'Kitchen 1'), [...sum, [w.configure.story.total, '$165']]);
    await expect(orderSummary(page, w)).toContainText('Total$465'); // 75 + 165 + 3 × 75
    await expect(orderSummary(page, w)).not.toContainText('minimum tile job');
  });
});

test.describe('upholstery', () => {
  test.use({ locale: 'es' });
  const w = words.es;
  const piece = (slug: string) => productName(UPHOLSTERY, slug, 'es');
  const option = (slug: string) => optionName(UPHOLSTERY, slug, 'es');
  const seats = (count: number) => fill(w.configure.seats.count_other, { count });

  test('tapicería: asientos, cojines y piezas sin asientos, hasta el carrito', async ({ page }) => {
    await openCatalogue(page, w);
    await serviceCard(page, serviceName(UPHOLSTERY, 'es')).click();
    await choose(page, w, piece('sofa'));
    await choose(page, w, piece('chair'));
    await choose(page, w, piece('mattress'));
    await expect(bar(page, w)).toContainText(fill(w.configure.pieces.count_other, { count: 3 }));
    await button(page, w.configure.bar.continue).click();
    await expect(page.getByRole('heading', { level: 1, name: w.configure.pieces.title })).toBeVisible();

    // 89 + 2 more seats at 25 + deep 25 + 5 seats flipped at 5 and backs at 4 + 2 pillows at 6 = 221.
    const sofa = card(page, piece('sofa'));
    await sofa.getByRole('radio', { name: new RegExp(`^${seats(5)}`) }).check();
    await sofa.getByRole('radio', { name: new RegExp(`^${option('soil-deep')}`) }).check();
    for (const flip of ['flip-seat', 'flip-back']) {
      const tick = sofa.getByRole('checkbox', { name: new RegExp(`^${option(flip)}`) });
      await expect(tick).toHaveAccessibleName(
        new RegExp(fill(w.configure.options.forSeats_other, { count: 5 })),
      );
      await tick.check();
    }
    const more = fill(w.configure.options.plus, { title: option('loose-pillows') });
    await sofa.getByRole('button', { name: more }).dblclick();
    await expect(sofa.locator('summary').first()).toContainText('$221');

    await button(page, w.configure.pieces.next).click();
    const chair = card(page, piece('chair'));
    await expect(
      chair.getByRole('radio', { name: new RegExp(`^${fill(w.configure.seats.count_one, { count: 1 })}`) }),
    ).toBeChecked();
    await expect(chair.getByRole('group', { name: w.configure.seats.legend }).getByRole('radio')).toHaveCount(
      1,
    );
    await button(page, w.configure.pieces.next).click();
    const mattress = card(page, piece('mattress'));
    await expect(mattress.getByRole('radio').first()).toBeVisible();
    await expect(mattress.getByRole('group', { name: w.configure.seats.legend })).toHaveCount(0);
    await expect(mattress.getByRole('checkbox', { name: new RegExp(`^${option('flip-seat')}`) })).toHaveCount(
      0,
    );
    await addRooms(page, w);

    await expect(cartRow(page, piece('sofa'))).toContainText(seats(5));
    await expectSum(await breakdownOf(page, w, piece('sofa')), [
      [piece('sofa'), '$89'],
      [fill(w.configure.story.extraSeats_other, { count: 2 }), '+$50'],
      [option('soil-deep'), '+$25'],
      [fill(w.configure.story.times, { title: option('flip-seat'), qty: 5 }), '+$25'],
      [fill(w.configure.story.times, { title: option('flip-back'), qty: 5 }), '+$20'],
      [fill(w.configure.story.times, { title: option('loose-pillows'), qty: 2 }), '+$12'],
      [w.configure.story.total, '$221'],
    ]);
    await expect(cartRow(page, piece('chair'))).toContainText('$39');
    await expect(cartRow(page, piece('mattress'))).toContainText('$79');
    await expect(orderSummary(page, w)).toContainText('$339');
  });
});

test.describe('handyman and rent-me', () => {
  test.use({ locale: 'fr' });
  const w = words.fr;
  const { intake } = w;
  const time = (page: Page) => page.getByRole('spinbutton');
  const description = (page: Page) => page.locator('#request-description');

  test('travaux et coup de main : les estimations suivent, puis remplacer ou ajouter', async ({ page }) => {
    await openCatalogue(page, w);
    await serviceCard(page, serviceName('handyman', 'fr')).click();
    await page.getByRole('checkbox', { name: intake.handyman.category.furniture }).check();
    await page.getByRole('checkbox', { name: intake.handyman.category.repairs }).check();
    // 60, 80, 100 and 120 minutes (PR13).
    await expect(requestBar(page, w)).toContainText('90 $');
    for (const price of ['110 $', '130 $', '150 $']) {
      await button(page, intake.time.more).click();
      await expect(requestBar(page, w)).toContainText(price);
    }
    await expect(time(page)).toHaveAttribute('aria-valuenow', '120');
    await expect(page.locator('dd')).toHaveText(['90 $', '+60 $', '150 $']);
    await button(page, intake.bar.submit).click();
    await expect(description(page)).toBeFocused();
    await expect(description(page)).toHaveAccessibleDescription(new RegExp(intake.fault.handymanDescription));
    await description(page).fill('  Trois étagères et une porte  ');
    await expect(page.getByText(fill(intake.progress, { done: 3, all: 3 }))).toBeVisible();
    await sendRequest(page, w);
    await expect(page).toHaveURL(/\/checkout\?kind=handyman$/);

    await page.getByRole('banner').locator('a[href="/services"]').click();
    await serviceCard(page, serviceName('rent-me', 'fr')).click();
    await page.getByRole('radio', { name: intake.rentme.type.moving }).check();
    await description(page).fill('Porter des cartons');
    await button(page, intake.time.more).click();
    await button(page, intake.time.more).click();
    await expect(requestBar(page, w)).toContainText('185 $'); // 85 + 2 × 50
    const miles = page.getByRole('textbox', { name: intake.rentme.miles });
    const vehicle = page.getByRole('checkbox', { name: intake.rentme.needVehicle });
    await expect(miles).toHaveCount(0);
    await vehicle.check();
    await miles.fill('10');
    await expect(requestBar(page, w)).toContainText('205 $'); // and 10 × 2 (PR14)
    await vehicle.uncheck();
    await expect(requestBar(page, w)).toContainText('185 $');
    await vehicle.check();
    await expect(miles).toHaveValue('');
    await miles.fill('10');
    await sendRequest(page, w);
    await expect(page).toHaveURL(/\/checkout\?kind=rentme$/);

    await goToCart(page, w);
    const handyman = cartRow(page, 'Trois étagères et une porte');
    await expect(handyman).toContainText('2 h');
    await expect(handyman).toContainText(w.cart.item.estimate);
    await expect(handyman).toContainText('150 $');
    await expectSum(await breakdownOf(page, w, 'Porter des cartons'), [
      [w.configure.story.firstHour, '85 $'],
      [fill(w.configure.story.moreTime, { time: '2 h', rate: '50 $' }), '+100 $'],
      [fill(w.configure.story.miles, { miles: 10, rate: '2 $' }), '+20 $'],
      [w.configure.story.total, '205 $'],
    ]);
    await expect(orderSummary(page, w)).toContainText(`${w.shell.total.estimated}355 $`);

    const addMore = fill(w.cart.group.addMoreOf, { service: serviceName('rent-me', 'fr') });
    for (const [answer, total] of [
      [w.configure.again.add, '440 $'], // 355 + 85
      [w.configure.again.replace, '235 $'], // 150 + 85
    ] as const) {
      await page.getByRole('link', { name: addMore }).click();
      await description(page).fill('Tondre la pelouse');
      await button(page, intake.bar.submit).click();
      const dialog = page.getByRole('dialog', { name: w.configure.again.title });
      await expect(dialog.getByRole('button', { name: w.configure.again.replace })).toBeFocused(); // the default
      await dialog.getByRole('button', { name: answer }).click();
      await expect(page).toHaveURL(/\/checkout/);
      await goToCart(page, w);
      await expect(orderSummary(page, w)).toContainText(total);
    }
    await expect(cartRow(page, 'Tondre la pelouse')).toHaveCount(1);
  });
});

test.describe('quotes', () => {
  test.use({ locale: 'en' });
  const w = words.en;
  const { intake } = w;

  test('pavers and epoxy are asked for without a price, and booked as a request', async ({ page, stack }) => {
    await offerToInstall(page);
    await openCatalogue(page, w);
    await serviceCard(page, serviceName('pavers', 'en')).click();
    await expect(page.getByText(intake.quote.empty)).toBeVisible();
    await expect(requestBar(page, w)).toContainText(intake.bar.quote);
    await expect(requestBar(page, w)).not.toContainText('$');
    await page.getByRole('radio', { name: intake.pavers.type.sanding }).check();
    await page.getByRole('textbox', { name: intake.quote.sqft, exact: true }).fill('1,250');
    await page.getByRole('radio', { name: intake.quote.condition.mossy }).check();
    await expect(page.getByText(intake.quote.empty)).toHaveCount(0);
    await sendRequest(page, w);

    await page.goto('/intake/epoxy');
    await page.getByRole('textbox', { name: intake.description.project }).fill('Two-car garage');
    await page.getByRole('radio', { name: intake.quote.condition.cracked }).check();
    await page.getByRole('textbox', { name: intake.quote.budget }).fill('2500');
    await sendRequest(page, w);

    await goToCart(page, w);
    await expect(cartRow(page, serviceName('pavers', 'en'))).toContainText('1,250 sq ft');
    await expect(cartRow(page, 'Two-car garage')).toContainText('budget $2,500');
    await expect(cartRow(page, 'Two-car garage')).toContainText(w.cart.item.quoted);
    await expect(orderSummary(page, w)).toContainText(w.cart.summary.quoteOnly);
    await expect(orderSummary(page, w)).not.toContainText('$');
    await expect(button(page, w.cart.promo.open)).toHaveCount(0);

    const person = aPerson('quote');
    const install = page.getByRole('region', {
      name: fill(w.confirmation.install.title, { company: 'Sabal' }),
    });
    await expect(install).toHaveCount(0);
    await goToCheckout(page, w);
    await holdSoonest(page, w);
    await goToFinalize(page, w);
    await fillContact(page, w, person);
    await page.getByRole('button', { name: w.finalize.book.quote }).filter({ visible: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: w.confirmation.pending.title })).toBeVisible({
      timeout: 30_000,
    });
    const [booking] = await stack.control<readonly { id: string; status: string; total_cents: number }[]>(
      `/bookings?email=${encodeURIComponent(person.email)}`,
    );
    expect(booking).toMatchObject({ status: 'PENDING', total_cents: 0 });
    const tile = page.locator('dl > div').filter({ hasText: w.confirmation.tiles.reference });
    await expect(tile).toContainText(booking?.id.slice(0, 8) ?? 'no booking');
    await expect(tile).toContainText(w.confirmation.tiles.quote);

    // Only now, and not again for a long time (D367).
    await install.getByRole('button', { name: w.confirmation.install.later }).click();
    await expect(install).toHaveCount(0);
    await page.reload();
    await expect(tile).toBeVisible();
    await expect(install).toHaveCount(0);
  });
});
