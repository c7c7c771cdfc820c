import type { Locator, Page } from '@playwright/test';
import { parseDay } from '#shared/kernel/day.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import { formatDay } from '../../app/i18n/format.ts';
import { expect } from './fixtures.ts';
import { seedCart } from './seeded-cart.ts';
import { fill, pattern, type Words } from './words.ts';

/** What a customer does on each screen, in any language; the journeys read as a list of these. */

/** A page, or a frame in one. */
type Place = Pick<Page, 'getByRole' | 'locator'>;

export function button(page: Place, name: string | RegExp): Locator {
  return page.getByRole('button', { name, exact: typeof name === 'string' });
}

export async function openCatalogue(page: Page, words: Words): Promise<void> {
  await page.goto('/services');
  await expect(page.getByRole('heading', { level: 1, name: words.catalogue.heading })).toBeVisible();
  await expect(page.getByRole('link', { name: new RegExp(words.carpet) }).first()).toBeVisible();
  await expectTakenOver(page);
}

/** One card of the catalogue; its whole surface is this link. */
export function serviceCard(page: Page, title: string): Locator {
  return page.getByRole('main').getByRole('link', { name: title, exact: true }).first();
}

/** The bar at the bottom of a configurator: its total and the way on. */
export function bar(page: Page, words: Words): Locator {
  return page.getByRole('region', { name: words.configure.bar.label });
}

/** Presses the plus of a product on step 1. */
export async function choose(page: Page, words: Words, product: string, count = 1): Promise<void> {
  const more = button(page, fill(words.configure.choose.more, { product }));
  for (let pressed = 0; pressed < count; pressed++) await more.click();
}

/** One room, piece or job in the cart. */
export function cartRow(page: Page, name: string): Locator {
  return page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) });
}

/** Everything of one service in the cart. */
export function cartGroup(page: Page, title: string): Locator {
  return page.getByRole('main').getByRole('region', { name: title, exact: true });
}

/** The bottom of an intake form: its estimate or that it is a quote, and the button. */
export function requestBar(page: Page, words: Words): Locator {
  return page.getByRole('region', { name: words.intake.bar.label });
}

/** From an intake form to the checkout that follows it. */
export async function sendRequest(page: Page, words: Words): Promise<void> {
  await button(page, words.intake.bar.submit).click();
  await expect(page.getByRole('heading', { level: 1, name: words.checkout.title })).toBeVisible();
}

export async function goToCart(page: Page, words: Words): Promise<void> {
  await cartLink(page).click();
  await expect(page.getByRole('heading', { level: 1, name: words.cart.title })).toBeVisible();
}

/** The lines of a sum as they are read: "Room" "$25". */
export async function expectSum(sum: Locator, lines: readonly (readonly [string, string])[]): Promise<void> {
  await expect(sum.locator('dt')).toHaveText(lines.map(([label]) => label));
  await expect(sum.locator('dd')).toHaveText(lines.map(([, value]) => value));
}

/** The header's link, with the number of items and the total as its name. */
export function cartLink(page: Page): Locator {
  return page.getByRole('banner').locator('a[href="/cart"]');
}

export function orderSummary(page: Place, words: Words): Locator {
  return page.getByRole('region', { name: words.cart.summary.title });
}

interface OnTheWay {
  /** On step 1, with the rooms chosen. */
  readonly beforeGoingOn?: () => Promise<void>;
  /** They are explained once for each device. */
  readonly knowsTreatments?: boolean;
}

/** From the catalogue to step 2 with this many bedrooms, the treatment dialog closed. */
export async function chooseBedrooms(
  page: Place,
  words: Words,
  count: number,
  { beforeGoingOn, knowsTreatments = false }: OnTheWay = {},
): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(words.carpet) })
    .first()
    .click();
  const more = button(page, fill(words.configure.choose.more, { product: words.bedroom }));
  for (let room = 0; room < count; room++) await more.click();
  await beforeGoingOn?.();
  await button(page, words.configure.bar.continue).click();
  if (!knowsTreatments) await button(page, words.configure.intro.ok).click();
}

export async function addRooms(page: Page, words: Words): Promise<void> {
  await button(page, words.configure.bar.add).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole('heading', { level: 1, name: words.cart.title })).toBeVisible();
}

function seedRooms(page: Page, count: number): Promise<void> {
  const options = ['size-regular', 'soil-regular'];
  return seedCart(page, [{ service: 'carpet-cleaning', product: 'bedroom', options, count }]);
}

/** The quickest way to a cart of bedrooms, for journeys that are about something later. */
export async function fillCart(page: Page, words: Words, rooms = 2): Promise<void> {
  await seedRooms(page, rooms);
  await page.goto('/cart');
  await expect(page.getByRole('heading', { level: 1, name: words.cart.title })).toBeVisible();
  await expect(orderSummary(page, words)).toBeVisible();
}

/** In front of the times for a cart of bedrooms, for journeys that begin there; answers once the soonest are offered. */
export async function openTimes(page: Page, words: Words, rooms = 1): Promise<void> {
  await seedRooms(page, rooms);
  await page.goto('/checkout');
  await expect(soonestTimes(page, words)).toHaveCount(3);
}

/** From the cart. Once it is there: a press on the way to it leads to the checkout and then, late, to the cart. */
export async function goToCheckout(page: Place, words: Words): Promise<void> {
  await expect(orderSummary(page, words)).toBeVisible();
  await page
    .getByRole('link', { name: words.cart.checkout.go })
    .or(page.getByRole('link', { name: words.cart.checkout.goShort, exact: true }).last())
    .filter({ visible: true })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: words.checkout.title })).toBeVisible();
}

/** What the server drew is the app's own now: before that, what is pressed or told to the page reaches nobody. */
export async function expectTakenOver(page: Place): Promise<void> {
  await expect(page.locator('#app')).not.toHaveAttribute('data-served');
}

/** The soonest free times, best first: "Tomorrow 9:00 AM". */
export function soonestTimes(page: Place, words: Words): Locator {
  return page.getByRole('region', { name: words.checkout.next.title }).getByRole('button');
}

/**
 * Holds one of the soonest times and waits until it counts down. Not the first, which is no longer offered once half an
 * hour begins; the others move up then.
 */
export async function holdSoonest(page: Place, words: Words, nth = 1): Promise<void> {
  const soonest = soonestTimes(page, words);
  await soonest.nth(nth).click();
  await expect(soonest.and(page.locator('[aria-pressed=true]'))).toHaveCount(1);
  await expect(countdown(page, words)).toBeVisible();
}

/** The first Monday or Sunday a week or more from now: whole days, whatever the hour is. */
export function dayFrom(weekday: 1 | 7): string {
  const day = new Date(Date.now() + 7 * 86_400_000);
  while (day.getUTCDay() !== weekday % 7) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}

/** Opens a day of the calendar, and answers once its own times stand there: those of the day before it stay that long. */
export async function openDay(page: Page, locale: Locale, date: string): Promise<Locator> {
  const day = parseDay(date);
  if (!day) throw new Error(`${date} is no day`);
  await page.locator(`[data-day="${date}"]`).click();
  const times = page.getByRole('region', { name: formatDay(day, locale) });
  await expect(times.getByRole('button').first()).toBeVisible();
  return times;
}

/** What counts the held time down: "Held 9:58"; less where a slow walk looks at it again, but never what is about to end. */
export function countdown(page: Place, words: Words): Locator {
  return page
    .getByRole('timer', { name: new RegExp(`^${words.checkout.hold.label} (10:00|[6-9]:\\d\\d)$`) })
    .filter({ visible: true })
    .first();
}

export async function goToFinalize(page: Place, words: Words): Promise<void> {
  const { choose, book } = words.checkout.continue;
  await page
    .getByRole('button', { name: choose })
    .or(page.getByRole('link', { name: choose }))
    .or(page.getByRole('button', { name: book }))
    .filter({ visible: true })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: words.finalize.title })).toBeVisible();
}

export interface Person {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

export function aPerson(name: string): Person {
  return { email: `${name}.${Date.now().toString(36)}@correo-real.com`, firstName: 'Ana', lastName: 'Díaz' };
}

export async function fillContact(page: Place, words: Words, person: Person): Promise<void> {
  const { fields } = words.finalize;
  const field = (label: string) => page.getByRole('textbox', { name: label, exact: true });
  await field(fields.email).fill(person.email);
  await field(fields.firstName).fill(person.firstName);
  await field(fields.lastName).fill(person.lastName);
  await field(fields.line1).fill('12 Palm Way');
  await field(fields.city).fill('Orlando');
  await field(fields.postalCode).fill('32801');
}

export function bookButton(page: Place, words: Words): Locator {
  const { priced, estimate, open } = words.finalize.book;
  return page
    .getByRole('button', { name: pattern(priced) })
    .or(page.getByRole('button', { name: pattern(open) }))
    .or(page.getByRole('button', { name: pattern(estimate) }))
    .filter({ visible: true });
}

/** The booking is made and said to be. The server may have been asked several times, so this may take a while. */
export async function expectBooked(page: Place, words: Words): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: words.confirmation.booked.title })).toBeVisible({
    timeout: 60_000,
  });
}

/** Asked later, how many requests to this path were sent since. */
export function countRequests(page: Page, path: string): () => number {
  let sent = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) sent++;
  });
  return () => sent;
}

/** The way to a filled form, ready for the last button. */
export async function reachLastButton(page: Page, words: Words, person: Person): Promise<void> {
  await fillCart(page, words);
  await goToCheckout(page, words);
  await holdSoonest(page, words);
  await goToFinalize(page, words);
  await fillContact(page, words, person);
}

/** The same in one load, for journeys that begin at the last button. */
export async function openLastButton(page: Page, words: Words, person: Person): Promise<void> {
  await openTimes(page, words);
  await holdSoonest(page, words);
  await goToFinalize(page, words);
  await fillContact(page, words, person);
}

/** Each page opened from now on is offered to be installed, as Chromium does it on a phone. */
export async function offerToInstall(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('load', () => {
      const offer = new Event('beforeinstallprompt', { cancelable: true });
      dispatchEvent(Object.assign(offer, { prompt: async () => undefined }));
    });
  });
}

/** Down to what comes only when it is seen; what stands above it may still be arriving. */
export async function scrollToEnd(page: Page, wanted: Locator): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(wanted).toBeVisible({ timeout: 500 });
  }).toPass();
}

/**
 * The reviews come when their place is near: down step by step until they are there, then to them, also upwards. A step
 * that was taken before the page was the app's own brought nothing, so at the end it begins again from the top.
 */
export async function scrollToReviews(page: Page, words: Words): Promise<void> {
  const reviews = page.getByRole('region', { name: words.reviews.list });
  await expect(async () => {
    if ((await reviews.count()) === 0) {
      await page.evaluate(() => {
        const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
        scrollTo(0, isAtEnd ? 0 : scrollY + 600);
      });
    }
    await reviews.scrollIntoViewIfNeeded({ timeout: 300 });
    await expect(reviews).toBeInViewport({ timeout: 300 });
  }).toPass();
}
