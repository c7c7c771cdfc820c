import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { aPriceBook, deliveryId } from '../../tests/support/a-price-book.ts';
import type { Instance } from '../cart/instance.ts';
import { defaultRates, type Rates } from '../catalogue/rates.ts';
import type { DeliveryMeta } from '../delivery/delivery-meta.ts';
import { roundHalfUp } from '../kernel/money.ts';
import { type DeliveryPricing, deliveryPricing } from './delivery-pricing.ts';
import { explainInstance } from './explain-instance.ts';
import { priceInstance } from './price-instance.ts';

const arbitraryRates: fc.Arbitrary<Rates> = fc
  .record({
    deliveryBaseCents: fc.integer({ min: 0, max: 5_000 }),
    errandBaseCents: fc.integer({ min: 0, max: 5_000 }),
    extraPickupCents: fc.integer({ min: 0, max: 3_000 }),
    deliveryMileCents: fc.integer({ min: 0, max: 500 }),
  })
  .map((rates) => ({ ...defaultRates, ...rates }));

/** Any length, and often one that ends on half a cent at $1.90 a mile. */
const arbitraryMiles = fc.oneof(
  fc.double({ min: 0, max: 120, noNaN: true }),
  fc.integer({ min: 0, max: 2_400 }).map((steps) => steps * 0.05),
);

const arbitraryMeta: fc.Arbitrary<DeliveryMeta> = fc
  .record({
    kind: fc.constantFrom('delivery' as const, 'errand' as const),
    extraPickupCount: fc.integer({ min: 0, max: 4 }),
    distanceMiles: fc.option(arbitraryMiles, { nil: undefined }),
    routePending: fc.boolean(),
    estimated: fc.boolean(),
  })
  .map((meta) => ({ ...meta, stops: [] }));

type Teller = (meta: DeliveryMeta, rates: Rates) => DeliveryPricing;

/** Holds when the fees told add up to what the cart charges, and are what the price's own story tells. */
function addsUp(tell: Teller): (meta: DeliveryMeta, rates: Rates) => boolean {
  return (meta, rates) => {
    const service = aPriceBook(rates).services.get(deliveryId);
    if (service === undefined) return false;
    const instance: Instance = { id: 'one', options: [], deliveryMeta: meta };
    const { amountCents, quote, provisional } = priceInstance(instance, service, null, rates);
    const story = explainInstance(instance, service, null, rates);
    const told = tell(meta, rates);
    const sum = told.baseFeeCents + told.pickupFeeCents + (told.mileageFeeCents ?? 0);
    const miles = story.breakdown.find(({ name }) => name === 'miles')?.cents ?? 0;
    return (
      told.totalCents === amountCents &&
      sum === amountCents &&
      (told.mileageFeeCents === null) === (quote || provisional) &&
      (told.mileageFeeCents ?? 0) === miles
    );
  };
}

test('[PR31] 1,000 random roads: the fees told are the price charged, cent for cent', () => {
  fc.assert(fc.property(arbitraryMeta, arbitraryRates, addsUp(deliveryPricing)), { numRuns: 1_000 });
});

test('[PR31] a fee made of the distance on screen is caught by the same property', () => {
  const fromShownMiles: Teller = (meta, rates) => {
    const told = deliveryPricing(meta, rates);
    if (told.mileageFeeCents === null) return told;
    const shownMiles = Number((meta.distanceMiles ?? 0).toFixed(1));
    return { ...told, mileageFeeCents: roundHalfUp(shownMiles * rates.deliveryMileCents) };
  };
  const result = fc.check(fc.property(arbitraryMeta, arbitraryRates, addsUp(fromShownMiles)), {
    numRuns: 1_000,
  });
  expect(result.failed).toBe(true);
});

test('[PR31] a mileage rounded down is caught by the same property', () => {
  const roundedDown: Teller = (meta, rates) => {
    const told = deliveryPricing(meta, rates);
    const mileageFeeCents = Math.floor((meta.distanceMiles ?? 0) * rates.deliveryMileCents);
    return told.mileageFeeCents === null ? told : { ...told, mileageFeeCents };
  };
  const result = fc.check(fc.property(arbitraryMeta, arbitraryRates, addsUp(roundedDown)), {
    numRuns: 1_000,
  });
  expect(result.failed).toBe(true);
});

test('[PR31] 12.35 miles with two pickups are 10 + 10 + 23.47', () => {
  const meta: DeliveryMeta = {
    kind: 'delivery',
    stops: [],
    extraPickupCount: 1,
    distanceMiles: 12.35,
    routePending: false,
  };
  expect(deliveryPricing(meta, defaultRates)).toEqual({
    baseFeeCents: 1_000,
    pickupFeeCents: 1_000,
    mileageRateCents: 190,
    mileageFeeCents: 2_347,
    totalCents: 4_347,
  });
});
