import { expect, test } from 'vitest';
import { defaultRates, type Rates } from '../catalogue/rates.ts';
import type { DeliveryMeta, MetaStop } from '../delivery/delivery-meta.ts';
import { roundParts } from '../pricing/parts.ts';
import { deliveryAddends, isEstimatedRoute, isQuotedRoute, isUnrouted } from './delivery.ts';

function priceDelivery(meta: DeliveryMeta | undefined, rates: Rates) {
  return { ...roundParts(deliveryAddends(meta, rates)), provisional: isUnrouted(meta) };
}

function aRoute(given: Partial<DeliveryMeta> = {}): DeliveryMeta {
  return { kind: 'delivery', stops: [], extraPickupCount: 0, routePending: false, ...given };
}

test('[PR15] 12.34 miles with two pickups cost 10 + 10 + 23.45, from the full distance', () => {
  const price = priceDelivery(aRoute({ distanceMiles: 12.34, extraPickupCount: 1 }), defaultRates);
  expect(price).toEqual({
    amountCents: 4_345,
    productBaseCents: 2_000,
    optionsSumCents: 2_345,
    provisional: false,
  });
});

test('[PR2] half a cent of mileage is rounded up', () => {
  expect(priceDelivery(aRoute({ distanceMiles: 12.35 }), defaultRates).amountCents).toBe(1_000 + 2_347);
});

test('[PR15] an errand has its own base fee', () => {
  expect(priceDelivery(aRoute({ kind: 'errand', distanceMiles: 1 }), defaultRates).amountCents).toBe(1_690);
});

test('[PR15] pickups are counted from the stops when these say what they are', () => {
  const stops: MetaStop[] = [{ type: 'pickup' }, { type: 'stop' }, { type: 'pickup' }, { type: 'dropoff' }];
  const price = priceDelivery(aRoute({ stops, extraPickupCount: 0, distanceMiles: 0 }), defaultRates);
  expect(price.amountCents).toBe(3_000);
});

test.each([
  [9, 5_000],
  [-3, 1_000],
  [1.9, 2_000],
  [Number.NaN, 1_000],
])('[PR15] a claim of %s extra pickups is kept within 0 to 4 whole ones', (extraPickupCount, cents) => {
  expect(priceDelivery(aRoute({ extraPickupCount, distanceMiles: 0 }), defaultRates).amountCents).toBe(cents);
});

test.each([
  ['pending', aRoute({ kind: 'errand', distanceMiles: 8, routePending: true }), 1_500],
  ['unknown', aRoute({}), 1_000],
  ['negative', aRoute({ distanceMiles: -1 }), 1_000],
  ['missing with its form', undefined, 1_000],
])('[PR16] a distance that is %s gives a price without miles that is only "from"', (_, meta, cents) => {
  expect(priceDelivery(meta, defaultRates)).toMatchObject({ amountCents: cents, provisional: true });
});

test('[PR16] a distance of 0 is a distance', () => {
  const price = priceDelivery(aRoute({ distanceMiles: 0 }), defaultRates);
  expect(price).toMatchObject({ amountCents: 1_000, provisional: false });
});

test('[PR26] a routed road of more than 100 miles is quoted, one of exactly 100 or without a route is not', () => {
  expect(isQuotedRoute(aRoute({ distanceMiles: 100 }))).toBe(false);
  expect(isQuotedRoute(aRoute({ distanceMiles: 100.01 }))).toBe(true);
  expect(isQuotedRoute(aRoute({ distanceMiles: 400, routePending: true }))).toBe(false);
});

test('[PR26] a doubted road is as long as the longer of its two', () => {
  const doubted = (placedMiles: number, typedMiles: number | null) => {
    const doubt = { placedMiles, placedMinutes: 1, typedMiles, typedMinutes: 1, points: [] };
    return isQuotedRoute(aRoute({ routePending: true, doubt }));
  };
  expect([doubted(0.1, 22), doubted(0.1, 230), doubted(230, 5), doubted(0.1, null)]).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test('[PR30] estimated miles are charged like measured ones and say what they are', () => {
  const estimated = aRoute({ distanceMiles: 12.34, extraPickupCount: 1, estimated: true });
  expect(priceDelivery(estimated, defaultRates)).toMatchObject({ amountCents: 4_345, provisional: false });
  expect(isEstimatedRoute(estimated)).toBe(true);
  expect(isEstimatedRoute(aRoute({ distanceMiles: 12.34 }))).toBe(false);
});

test('[PR30] a pending estimate is only "from"', () => {
  const pending = aRoute({ distanceMiles: 12.34, estimated: true, routePending: true });
  expect(priceDelivery(pending, defaultRates)).toMatchObject({ amountCents: 1_000, provisional: true });
  expect(isEstimatedRoute(pending)).toBe(false);
});
