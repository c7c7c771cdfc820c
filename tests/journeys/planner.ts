import type { Locator, Page, Response } from '@playwright/test';
import { defaultRates } from '#shared/catalogue/rates.ts';
import type { DeliveryMode } from '#shared/delivery/delivery-meta.ts';
import type { Cents } from '#shared/kernel/money.ts';
import { type DeliveryPricing, deliveryPricing } from '#shared/pricing/delivery-pricing.ts';
import { button } from './customer.ts';
import { expect } from './fixtures.ts';
import { fill, type Words } from './words.ts';

/** What a customer does in the planner of deliveries and errands. */

/** Towns of the gazetteer around Orlando; the streets play no part in where they are. */
export const places = {
  orlando: '100 Orange Ave, Orlando',
  winterPark: '20 Park Ave, Winter Park',
  sanford: '12 Palmetto Ave, Sanford',
  kissimmee: '5 Broadway, Kissimmee',
  /** Beyond the 100 miles of the standard rate. */
} as const;

export async function openPlanner(page: Page, words: Words, query = ''): Promise<void> {
  await page.goto(`/intake/delivery${query}`);
  await expect(page.getByRole('heading', { level: 1, name: words.planner.title })).toBeVisible();
  await expect(dropoff(page, words)).toBeVisible();
}

/** The card of one pickup, counted from 1. */
export function pickup(page: Page, words: Words, number: number): Locator {
  const name = fill(words.planner.stops.pickup, { number });
  return page.getByRole('group', { name: new RegExp(`^${name}( |$)`) });
}

export function dropoff(page: Page, words: Words): Locator {
  return page.getByRole('group', { name: words.planner.stops.dropoff, exact: true });
}

/** Types an address and takes the suggestion that says its street. */
export async function findAddress(stop: Locator, address: string): Promise<void> {
  const [street = ''] = address.split(',');
  await stop.getByRole('combobox').fill(address);
  await stop.getByRole('option').filter({ hasText: street }).first().click();
  await expect(stop.getByRole('combobox')).toHaveValue(street);
}

/** One card after another, as many pickups as are wanted, then the drop-off. */
export async function findStops(page: Page, words: Words, addresses: readonly string[]): Promise<void> {
  for (const [place, address] of addresses.slice(0, -1).entries()) {
    if (place > 0) await button(page, words.planner.stops.add).click();
    await findAddress(pickup(page, words, place + 1), address);
  }
  await findAddress(dropoff(page, words), addresses.at(-1) ?? '');
}

/** The streets in the order in which they stand, the drop-off last. */
export async function expectOrder(page: Page, addresses: readonly string[]): Promise<void> {
  const fields = page.getByRole('main').getByRole('combobox');
  const streets = addresses.map((address) => address.split(',')[0]);
  await expect
    .poll(() => fields.evaluateAll((all) => all.map((one) => 'value' in one && one.value)))
    .toEqual(streets);
}

/** Route, price and what to know about them. */
export function panel(page: Page, words: Words): Locator {
  return page.getByRole('region', { name: words.planner.result.title });
}

export function planBar(page: Page, words: Words): Locator {
  return page.getByRole('region', { name: words.planner.bar.label });
}

export function computeButton(page: Page, words: Words): Locator {
  const { button: first, again } = words.planner.compute;
  return panel(page, words)
    .getByRole('button', { name: first, exact: true })
    .or(panel(page, words).getByRole('button', { name: again, exact: true }));
}

export interface Driven {
  /** As the server has measured or estimated them. */
  readonly distanceMiles: number;
  readonly durationMinutes: number;
}

/** What `press` makes the server compute. */
export async function computed(page: Page, press: () => Promise<void>): Promise<Driven> {
  const [answer] = await Promise.all([page.waitForResponse(isDirections), press()]);
  return (await answer.json()) as Driven; // a route: who expects none does not ask here
}

export function compute(page: Page, words: Words): Promise<Driven> {
  return computed(page, () => computeButton(page, words).click());
}

function isDirections(response: Response): boolean {
  return new URL(response.url()).pathname === '/api/delivery/directions' && response.ok();
}

export interface Priced {
  readonly kind: DeliveryMode;
  readonly pickups: number;
  readonly distanceMiles: number;
}

/** By the shared rules and the seeded rates, which the company has not changed. */
export function priceOf({ kind, pickups, distanceMiles }: Priced): DeliveryPricing {
  const road = { distanceMiles, routePending: false, estimated: true };
  return deliveryPricing({ kind, stops: [], extraPickupCount: pickups - 1, ...road }, defaultRates);
}

/** The table, row by row and cent for cent. */
export async function expectPriced(page: Page, words: Words, priced: Priced): Promise<void> {
  const { baseFeeCents, pickupFeeCents, mileageFeeCents, totalCents } = priceOf(priced);
  const rows = [
    baseFeeCents,
    ...(priced.pickups > 1 ? [pickupFeeCents] : []),
    mileageFeeCents ?? 0,
    totalCents,
  ];
  await expect(panel(page, words).getByRole('table').getByRole('cell')).toHaveText(rows.map(exactDollars));
  await expect(planBar(page, words)).toContainText(dollars(totalCents));
}

/** "$25", "$83.77" */
export function dollars(cents: Cents): string {
  const digits = cents % 100 === 0 ? 0 : 2;
  return (cents / 100).toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: digits,
  });
}

/** As tables of prices write them: "$25.00" */
function exactDollars(cents: Cents): string {
  return `$${(cents / 100).toFixed(2)}`;
}

/** On to the times, or into the cart. */
export async function leaveFor(page: Page, words: Words, way: 'checkout' | 'cart'): Promise<void> {
  const { submit, add } = words.planner.bar;
  await planBar(page, words)
    .getByRole('button', { name: way === 'cart' ? add : submit })
    .click();
  const title = way === 'cart' ? words.cart.title : words.checkout.title;
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

/** Unfolds the parts of an address and writes them. */
export async function writeByHand(
  stop: Locator,
  words: Words,
  parts: Readonly<Partial<Record<'street' | 'city' | 'state' | 'zip' | 'unit' | 'notes', string>>>,
): Promise<void> {
  const { street, ...others } = parts;
  if (street !== undefined) await stop.getByRole('combobox').fill(street);
  const details = stop.getByRole('button', { name: /^(?!Pick).*:/, expanded: false });
  if ((await stop.getByRole('textbox', { name: words.planner.stop.city, exact: true }).count()) === 0) {
    await details.click();
  }
  for (const [part, text] of Object.entries(others)) {
    await partField(stop, words, part).fill(text);
  }
}

/** "City", or "Unit (optional)". */
export function partField(stop: Locator, words: Words, part: string): Locator {
  const labels: Readonly<Record<string, string>> = words.planner.stop;
  return stop.getByRole('textbox', { name: new RegExp(`^${labels[part]}( \\(|$)`) });
}
