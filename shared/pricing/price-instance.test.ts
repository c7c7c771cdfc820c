import { expect, test } from 'vitest';
import { anInstance } from '../../tests/support/a-cart-item.ts';
import {
  aPriceBook,
  bedroomId,
  carpetId,
  chairId,
  epoxyId,
  loveseatId,
  optionIdOf,
  ottomanId,
  paversId,
  recamiereId,
  sofaId,
  tileId,
  upholsteryId,
  windowsId,
} from '../../tests/support/a-price-book.ts';
import type { Instance } from '../cart/instance.ts';
import type { Id } from '../kernel/ids.ts';
import { type PricedInstance, priceInstance } from './price-instance.ts';

const book = aPriceBook();

function price(serviceId: Id, productId: Id | null, given: Partial<Instance> = {}): PricedInstance {
  const service = book.services.get(serviceId);
  if (service === undefined) throw new Error('Expected a service of the test book');
  const product = service.products.find(({ id }) => id === productId) ?? null;
  return priceInstance(anInstance(given), service, product, book.rates);
}

function carpet(...slugs: readonly string[]): Partial<Instance> {
  return { options: slugs.map((slug) => ({ optionId: optionIdOf(carpetId, slug) })) };
}

function upholstery(slug: string, qty?: number): { optionId: Id; qty?: number | undefined } {
  return { optionId: optionIdOf(upholsteryId, slug), qty };
}

test('[PR7] a room costs its product and everything chosen', () => {
  expect(price(carpetId, bedroomId, carpet('size-large', 'soil-deep', 'fiber-odor'))).toMatchObject({
    amountCents: 8_299,
    productBaseCents: 4_500,
    optionsSumCents: 3_799,
  });
});

test('[PR7] the soil of the instance is no price of a carpet: its soil is an option', () => {
  expect(price(carpetId, bedroomId, { soil: 'HIGH', rooms: 3 }).amountCents).toBe(4_500);
});

test('[PR7] a service that sells no products costs its own base price', () => {
  expect(price(windowsId, null)).toMatchObject({ amountCents: 4_000, withdrawn: false });
});

test('[PR3] options below zero make an instance free, never a gift', () => {
  expect(price(carpetId, bedroomId, carpet('goodwill-discount'))).toMatchObject({
    amountCents: 0,
    productBaseCents: 4_500,
    optionsSumCents: -4_500,
  });
});

test.each([
  [5, 14_900],
  [4, 12_400],
  [3, 9_900],
  [2, 9_900],
  [undefined, 9_900],
])('[PR8] a sofa for three with %s seats costs %i cents', (seats, cents) => {
  expect(price(upholsteryId, sofaId, { seats }).amountCents).toBe(cents);
});

test.each([
  ['a loveseat', loveseatId, 7_900],
  ['an accent chair', chairId, 4_900],
  ['an ottoman', ottomanId, 3_500],
])('[PR9] %s without figures has no price for extra seats', (_, productId, cents) => {
  expect(price(upholsteryId, productId, { seats: 4 }).amountCents).toBe(cents);
});

test('[PR9] the own figures of a product come before its name', () => {
  expect(price(upholsteryId, recamiereId, { seats: 4 }).amountCents).toBe(8_800 + 2 * 1_850);
});

test.each([
  ['sofa', sofaId, 3],
  ['loveseat', loveseatId, 2],
  ['accent chair', chairId, 1],
  ['ottoman', ottomanId, 1],
])('[PR9] a %s without figures counts its derived seats for flips', (_, productId, seats) => {
  const flipped = price(upholsteryId, productId, { options: [upholstery('flip-seat')] });
  expect(flipped.optionsSumCents).toBe(seats * 333);
});

test('[PR10] flips are priced for every seat, whatever quantity was sent', () => {
  const instance = { seats: 4, options: [upholstery('flip-seat', 9)] };
  expect(price(upholsteryId, sofaId, instance).amountCents).toBe(9_900 + 2_500 + 4 * 333);
});

test('[PR10] flips of fewer seats than included are priced for the included ones', () => {
  const instance = { seats: 1, options: [upholstery('flip-back', 0)] };
  expect(price(upholsteryId, sofaId, instance).amountCents).toBe(9_900 + 3 * 400);
});

test('[PR11] pillows count by number, and of two sizes the last', () => {
  const options = [upholstery('size-small'), upholstery('loose-pillows', 3), upholstery('size-large')];
  expect(price(upholsteryId, chairId, { options }).amountCents).toBe(4_900 + 1_350 + 1_500);
});

test('[PR11] zero pillows cost nothing, and pillows without a number are one', () => {
  expect(price(upholsteryId, chairId, { options: [upholstery('loose-pillows', 0)] }).amountCents).toBe(4_900);
  expect(price(upholsteryId, chairId, { options: [upholstery('loose-pillows')] }).amountCents).toBe(5_350);
});

test('[PR11] an option given twice is charged once', () => {
  expect(price(carpetId, bedroomId, carpet('stain-spot', 'stain-spot')).optionsSumCents).toBe(750);
});

test('[PR5] tile needs no product, even where the service names rooms', () => {
  const carpets = book.services.get(carpetId);
  const tiles = book.services.get(tileId);
  if (carpets === undefined || tiles === undefined)
    throw new Error('Expected carpet and tile in the test book');
  const withRooms = { ...tiles, products: carpets.products };
  const [room] = carpets.products;
  const withoutProduct = priceInstance(anInstance({ sqft: 50 }), withRooms, null, book.rates);
  expect(withoutProduct).toMatchObject({ amountCents: 7_500, withdrawn: false });
  expect(priceInstance(anInstance({ sqft: 50 }), withRooms, room ?? null, book.rates).amountCents).toBe(
    7_500,
  );
});

test('[PR17] a quote has no price', () => {
  const intake = { kind: 'epoxy', areaSqft: 400, budgetAmount: 2_000 } as const;
  expect(price(epoxyId, null, { intake })).toMatchObject({ amountCents: 0, withdrawn: false });
});

test.each([
  ['pavers', paversId],
  ['epoxy', epoxyId],
])('[PR17] %s are quoted whatever their pricing type says', (_kind, id) => {
  const service = book.services.get(id);
  if (service === undefined) throw new Error('Expected it in the test book');
  const hourly = { ...service, pricingType: 'HOURLY' as const };
  expect(priceInstance(anInstance(), hourly, null, book.rates)).toMatchObject({
    quote: true,
    amountCents: 0,
  });
});

test('[PR17] a service of pricing type QUOTE has no price, whatever its kind', () => {
  const carpetService = book.services.get(carpetId);
  if (carpetService === undefined) throw new Error('Expected carpets in the test book');
  const quoted = { ...carpetService, pricingType: 'QUOTE' as const };
  expect(priceInstance(anInstance(), quoted, null, book.rates)).toMatchObject({
    amountCents: 0,
    withdrawn: false,
  });
});

test('[PR19] an option that is not sold, or no product where some are sold, is withdrawn', () => {
  const stranger = { options: [{ optionId: chairId }] };
  expect(price(carpetId, bedroomId, stranger)).toMatchObject({ amountCents: 0, withdrawn: true });
  expect(price(carpetId, null)).toMatchObject({ amountCents: 0, withdrawn: true });
});
