import { expect, test } from 'vitest';
import { aPriceBook, carpetId, sofaId, upholsteryId } from '../../tests/support/a-price-book.ts';
import type { PricingType } from '../catalogue/kind.ts';
import type { Product } from '../catalogue/product.ts';
import { countSeats, isSeated, type SeatRule, seatRule } from './seat-rule.ts';

const book = aPriceBook();

function sofaNamed(slug: string, given: Partial<Product> = {}) {
  const service = book.services.get(upholsteryId);
  const sofa = service?.products.find(({ id }) => id === sofaId);
  if (service === undefined || sofa === undefined) throw new Error('Expected a sofa in the test book');
  return { service, product: { ...sofa, slug, ...given } };
}

function ruleOf(
  slug: string,
  given: Partial<Product> = {},
  pricingType: PricingType = 'UPHOLSTERY_SEATED',
): SeatRule {
  const { service, product } = sofaNamed(slug, given);
  return seatRule({ ...service, pricingType }, product);
}

test.each([
  ['sofa', 3, 2_500],
  ['large-sectional', 3, 2_500],
  ['loveseat', 2, 0],
  ['dining-chair', 1, 0],
  ['armchair', 1, 0],
  ['ottoman', 1, 0],
  ['king-mattress', 1, 0],
  ['chaise', 3, 0],
])(
  '[PR9] a %s without figures includes %i seats, each further one %i cents',
  (slug, minSeats, extraSeatCents) => {
    expect(ruleOf(slug)).toEqual({ minSeats, extraSeatCents });
  },
);

test('[PR9] figures of the product come first, each on its own', () => {
  expect(ruleOf('sofa', { minSeats: 4 })).toEqual({ minSeats: 4, extraSeatCents: 2_500 });
  expect(ruleOf('sofa', { extraSeatCents: 0 })).toEqual({ minSeats: 3, extraSeatCents: 0 });
});

test('[PR9] what is not sold by seat and has no telling name counts as one seat', () => {
  expect(ruleOf('chaise', {}, 'UPHOLSTERY_FIXED')).toEqual({ minSeats: 1, extraSeatCents: 0 });
  const carpets = book.services.get(carpetId);
  const room = carpets?.products[0];
  if (carpets === undefined || room === undefined)
    throw new Error('Expected a carpeted room in the test book');
  expect(seatRule(carpets, { ...room, slug: 'sofa-room' })).toEqual({ minSeats: 1, extraSeatCents: 0 });
});

test.each([
  [undefined, 3],
  [2, 3],
  [5, 5],
  [1e300, 50],
])('[PR8] of %s seats, %i are charged where three are included', (seats, charged) => {
  expect(countSeats(seats, { minSeats: 3, extraSeatCents: 0 })).toBe(charged);
});

test.each([
  ['sofa', {}, true],
  ['loveseat', {}, true],
  ['chair', { minSeats: 1 }, true],
  ['chair', {}, false],
  ['dining-chair', {}, false],
  ['mattress', {}, false],
  ['ottoman', {}, false],
])('[PR9] the seats of a %s with the figures %j are asked for: %s', (slug, given, asked) => {
  const { service, product } = sofaNamed(slug, given);
  expect(isSeated(service, product)).toBe(asked);
  expect(isSeated({ ...service, kind: 'carpet' }, product)).toBe(false);
});
