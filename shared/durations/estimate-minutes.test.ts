import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anItem } from '../../tests/support/a-cart-item.ts';
import {
  aPriceBook,
  bedroomId,
  carpetId,
  deliveryId,
  epoxyId,
  generalId,
  handymanId,
  rentmeId,
  sofaId,
  tileId,
  upholsteryId,
} from '../../tests/support/a-price-book.ts';
import { arbitraryItems } from '../../tests/support/arbitrary-cart.ts';
import type { CartItem } from '../cart/cart.ts';
import { RENTME_HOURS_MAX } from '../cart/limits.ts';
import { DEFAULT_BOOKING_MIN, estimateMinutes, LONGEST_BOOKING_MIN } from './estimate-minutes.ts';

const book = aPriceBook();

/** With a step of one minute, so that a test sees the minutes themselves. */
function minutes(...items: readonly CartItem[]): number {
  return estimateMinutes(items, book, 1);
}

function rooms(count: number): CartItem {
  return anItem(carpetId, bedroomId, ...Array.from({ length: count }, () => ({})));
}

test('[DU1] a visit is rounded up to the step', () => {
  expect(estimateMinutes([rooms(1)], book, 30)).toBe(60);
  expect(estimateMinutes([rooms(1)], book, 45)).toBe(45);
});

test('[DU1][DU10] any cart takes whole steps, at least one, at most the longest visit', () => {
  fc.assert(
    fc.property(
      arbitraryItems(book, { withUnknown: true }),
      fc.integer({ min: 5, max: 120 }),
      (items, step) => {
        const length = estimateMinutes(items, book, step);
        expect(length % step).toBe(0);
        expect(length).toBeGreaterThanOrEqual(step);
        expect(length).toBeLessThanOrEqual(LONGEST_BOOKING_MIN);
      },
    ),
  );
});

test('[DU1] adding work never makes a visit shorter, unless it is the first', () => {
  fc.assert(
    fc.property(arbitraryItems(book), arbitraryItems(book), (some, more) => {
      if (some.length > 0) expect(minutes(...some, ...more)).toBeGreaterThanOrEqual(minutes(...some));
    }),
  );
});

test('[DU2] a cart without work is an hour, in whole steps', () => {
  expect(minutes()).toBe(DEFAULT_BOOKING_MIN);
  expect(estimateMinutes([], book, 45)).toBe(90);
  expect(minutes(anItem(sofaId, null))).toBe(DEFAULT_BOOKING_MIN);
});

test('[DU3] cleaning sets up once a visit; what is sold by time does not', () => {
  expect(minutes(rooms(3))).toBe(3 * 20 + 20);
  expect(minutes(rooms(1), rooms(2))).toBe(3 * 20 + 20);
  expect(minutes(anItem(handymanId, null, { handymanMinutes: 60 }))).toBe(60);
});

test('[DU4] a carpet room is 20 minutes, a room of general cleaning 30', () => {
  const kitchen = anItem(generalId, null);
  expect(minutes(rooms(4), kitchen)).toBe(4 * 20 + 30 + 20);
});

test('[DU5] every charged seat is 15 minutes', () => {
  expect(minutes(anItem(upholsteryId, sofaId, { seats: 5 }))).toBe(75 + 20);
  expect(minutes(anItem(upholsteryId, sofaId, { seats: 1 }))).toBe(45 + 20);
});

test('[DU6] tile takes its room, its area and its sealant', () => {
  expect(minutes(anItem(tileId, null, { sqft: 100, sealant: true }))).toBe(10 + 20 + 20);
  expect(minutes(anItem(tileId, null, { sqft: 100 }))).toBe(10 + 15 + 20);
});

test('[DU7] handyman and rent-me take the time that is charged', () => {
  expect(minutes(anItem(handymanId, null, { handymanMinutes: 61 }))).toBe(80);
  expect(minutes(anItem(rentmeId, null, { intake: { kind: 'rentme', hoursWish: 2.5 } }))).toBe(180);
});

test('[DU8] a route takes its drive, its stops and the errand', () => {
  const stops = [{ type: 'pickup' }, { type: 'pickup' }, { type: 'dropoff' }] as const;
  const meta = {
    kind: 'errand',
    stops,
    durationMinutes: 25,
    extraPickupCount: 1,
    routePending: false,
  } as const;
  expect(minutes(anItem(deliveryId, null, { deliveryMeta: meta }))).toBe(25 + 30 + 20);
  expect(minutes(anItem(deliveryId, null, { deliveryMeta: { ...meta, routePending: true } }))).toBe(
    30 + 30 + 20,
  );
  expect(minutes(anItem(deliveryId, null))).toBe(30 + 20);
});

test('[DU8] of a doubted road the calendar keeps the minutes of the longer of the two', () => {
  const stops = [{ type: 'pickup' }, { type: 'dropoff' }] as const;
  const drive = (placedMinutes: number, typedMinutes: number | null) => {
    const doubt = { placedMiles: 0.1, placedMinutes, typedMiles: 22, typedMinutes, points: [] };
    const meta = { kind: 'delivery', stops, extraPickupCount: 0, routePending: true, doubt } as const;
    return minutes(anItem(deliveryId, null, { deliveryMeta: meta })) - 20;
  };
  expect([drive(0, 45), drive(90, 45), drive(0, null), drive(90, null)]).toEqual([45, 90, 30, 90]);
});

test('[DU9] all that is to be quoted shares one site visit of an hour', () => {
  expect(minutes(anItem(epoxyId, null))).toBe(60);
  expect(minutes(anItem(epoxyId, null, {}, {}), anItem(epoxyId, null))).toBe(60);
  expect(minutes(anItem(epoxyId, null), rooms(1))).toBe(60 + 20 + 20);
});

test('[DU9] a road that is to be quoted takes an hour of the calendar, not the drive', () => {
  const stops = [{ type: 'pickup' }, { type: 'dropoff' }] as const;
  const road = { kind: 'delivery', stops, extraPickupCount: 0, routePending: false } as const;
  const far = { deliveryMeta: { ...road, distanceMiles: 488, durationMinutes: 480 } };
  const near = { deliveryMeta: { ...road, distanceMiles: 12, durationMinutes: 25 } };
  expect(minutes(anItem(deliveryId, null, far))).toBe(60);
  expect(minutes(anItem(deliveryId, null, far), anItem(deliveryId, null, far))).toBe(60);
  // One quoted instance makes its whole line a quote.
  expect(minutes(anItem(deliveryId, null, far, near))).toBe(60);
  expect(minutes(anItem(deliveryId, null, far), anItem(deliveryId, null, near))).toBe(60 + 25 + 20);
});

test('[DU10] rent-me sells no more hours than the longest visit holds', () => {
  expect(RENTME_HOURS_MAX * 60).toBe(LONGEST_BOOKING_MIN);
});

test('[DU10] no visit is longer than a full day, in whole steps', () => {
  expect(estimateMinutes([rooms(40)], book, 30)).toBe(600);
  expect(estimateMinutes([rooms(40)], book, 45)).toBe(585);
});

test('[DU11] the owner’s own minutes of a product take the place of its kind’s, and options add theirs', () => {
  const own = (serviceId: string, productMin: number, optionMin: number | null = null) => {
    const service = book.services.get(serviceId);
    if (!service) throw new Error('Expected the service in the test book');
    const products = service.products.map((product) => ({ ...product, minutes: productMin }));
    const options = service.options.map((option) => ({ ...option, minutes: optionMin }));
    return { ...book, services: new Map([[serviceId, { ...service, products, options }]]) };
  };
  expect(estimateMinutes([rooms(1)], own(carpetId, 35), 1)).toBe(35 + 20);
  const sofa = anItem(upholsteryId, sofaId, { seats: 5 });
  expect(estimateMinutes([sofa], own(upholsteryId, 60), 1)).toBe(60 + 2 * 15 + 20);
  const option = book.services.get(carpetId)?.options[0];
  const extra = anItem(carpetId, bedroomId, { options: [{ optionId: option?.id ?? '' }] });
  expect(estimateMinutes([extra], own(carpetId, 35, 10), 1)).toBe(35 + 10 + 20);
  expect(estimateMinutes([rooms(1)], own(carpetId, 35, 10), 1)).toBe(35 + 20);
});
