import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anInstance } from '../../tests/support/a-cart-item.ts';
import {
  aPriceBook,
  bedroomId,
  carpetId,
  deliveryId,
  epoxyId,
  handymanId,
  optionIdOf,
  rentmeId,
  sofaId,
  tileId,
  upholsteryId,
} from '../../tests/support/a-price-book.ts';
import { arbitraryItems } from '../../tests/support/arbitrary-cart.ts';
import type { Instance } from '../cart/instance.ts';
import { sumCents } from '../kernel/money.ts';
import { explainInstance, type PriceBreakdown } from './explain-instance.ts';
import { priceInstance } from './price-instance.ts';

const book = aPriceBook();

function told(
  serviceId: string,
  productId: string | null,
  given: Partial<Instance> = {},
  of = book,
): PriceBreakdown {
  const service = of.services.get(serviceId);
  if (service === undefined) throw new Error(`no service ${serviceId}`);
  const product = service.products.find(({ id }) => id === productId) ?? null;
  return explainInstance(anInstance(given), service, product, of.rates);
}

function brief(story: PriceBreakdown) {
  return story.breakdown.map(({ name, qty, cents }) => [name, qty, cents]);
}

test('[PR27] a sofa of four tells its extra seat apart from the sofa, and its flips for every seat', () => {
  const options = [{ optionId: optionIdOf(upholsteryId, 'flip-seat') }];
  expect(brief(told(upholsteryId, sofaId, { seats: 4, options }))).toEqual([
    ['product', 1, 9_900],
    ['extraSeats', 1, 2_500],
    ['option', 4, 1_332],
  ]);
});

test('[PR27] what is included is no share', () => {
  const options = [{ optionId: optionIdOf(upholsteryId, 'loose-pillows'), qty: 2 }];
  expect(brief(told(upholsteryId, sofaId, { seats: 3, options }))).toEqual([
    ['product', 1, 9_900],
    ['option', 2, 900],
  ]);
});

test('[PR27] tile tells room, area, soil and sealant, and fractions of a cent are lost nowhere', () => {
  const story = told(tileId, null, { sqft: 62.39, soil: 'HIGH', sealant: true });
  expect(brief(story)).toEqual([
    ['tileRoom', 1, 2_500],
    ['area', 62.39, 6_239],
    ['deepSoil', 62.39, 1_248],
    ['sealant', 62.39, 1_248],
  ]);
  expect(story.amountCents).toBe(11_235);
});

test('[PR27] the first share is told though it is free', () => {
  const free = aPriceBook({ tileRoomCents: 0, tileSqftCents: 0 });
  expect(brief(told(tileId, null, { sqft: 60 }, free))).toEqual([['tileRoom', 1, 0]]);
});

test('[PR27] hours are told as the first and what follows, miles only with a vehicle', () => {
  expect(brief(told(handymanId, null, { handymanMinutes: 80 }))).toEqual([
    ['firstHour', 1, 9_000],
    ['moreMinutes', 20, 2_000],
  ]);
  const intake = { kind: 'rentme', hoursWish: 3, vehicleRequired: true, milesEstimate: 10 } as const;
  expect(brief(told(rentmeId, null, { intake }))).toEqual([
    ['firstHour', 1, 8_500],
    ['moreHours', 2, 10_000],
    ['miles', 10, 2_000],
  ]);
});

test('[PR27] a delivery tells its fee, further pickups and miles', () => {
  const deliveryMeta = {
    kind: 'errand',
    stops: [],
    extraPickupCount: 1,
    routePending: false,
    distanceMiles: 12.34,
  } as const;
  expect(brief(told(deliveryId, null, { deliveryMeta }))).toEqual([
    ['errand', 1, 1_500],
    ['morePickups', 1, 1_000],
    ['miles', 12.34, 2_345],
  ]);
});

test('[PR27] quotes and what is no longer sold have nothing to tell', () => {
  expect(told(epoxyId, null).breakdown).toEqual([]);
  expect(told(carpetId, bedroomId, { options: [{ optionId: 'gone' }] }).breakdown).toEqual([]);
});

test('[PR27][PR29] a booked price that today’s rates do not add up to is told as one', () => {
  const service = book.services.get(carpetId);
  if (service === undefined) throw new Error('no carpet');
  const bedroom = service.products.find(({ id }) => id === bedroomId) ?? null;
  const gone = anInstance({ options: [{ optionId: 'gone' }] });
  for (const instance of [anInstance(), gone]) {
    const story = explainInstance(instance, service, bedroom, book.rates, 4_000);
    expect(story).toEqual({ breakdown: [], floorCents: 0, amountCents: 4_000, isAsBooked: true });
  }
  const same = explainInstance(anInstance(), service, bedroom, book.rates, 4_500);
  expect([same.isAsBooked, brief(same)]).toEqual([false, [['product', 1, 4_500]]]);
});

test('[PR27][PR3] for every cart the shares and the floor make the amount', () => {
  fc.assert(
    fc.property(arbitraryItems(book, { withUnknown: true }), (items) => {
      for (const item of items) {
        const service = book.services.get(item.serviceId);
        if (service === undefined) continue;
        const product = service.products.find(({ id }) => id === item.productId) ?? null;
        for (const instance of item.instances) {
          const story = explainInstance(instance, service, product, book.rates);
          const sum = sumCents(story.breakdown.map(({ cents }) => cents)) + story.floorCents;
          expect(sum).toBe(priceInstance(instance, service, product, book.rates).amountCents);
          expect(story.floorCents === 0 || story.amountCents === 0).toBe(true);
        }
      }
    }),
    { numRuns: 500 },
  );
});
