import { expect, test } from 'vitest';
import type { BookingView } from '#shared/api/bookings.ts';
import type { DeliveryView } from '#shared/api/delivery.ts';
import { isOnlyDeliveries, listDeliveries } from './list-deliveries.ts';

type Line = BookingView['itemsSnapshot'][number];

function aDelivery(reference: string): DeliveryView {
  return {
    kind: 'delivery',
    stops: [],
    distanceMiles: null,
    durationMinutes: null,
    extraPickupCount: 0,
    geometry: null,
    routePending: true,
    estimated: false,
    quote: false,
    instructions: null,
    reference,
    estimatedBasketAmount: null,
    pricing: { baseFee: 10, pickupFee: 0, mileageRate: 1.9, mileageFee: null, extras: [], total: 10 },
  };
}

function aLine(...deliveries: readonly (DeliveryView | undefined)[]): Line {
  return {
    serviceTitle: 'Delivery and errands',
    qty: deliveries.length,
    unitPrice: 10,
    options: [],
    pricingSummary: { quantity: 1, unitPrice: 10, lineTotal: 10 },
    detail: deliveries.map((delivery) => ({ options: [], amount: 10, ...(delivery && { delivery }) })),
    quote: false,
    estimate: false,
  };
}

const [first, second, third] = [aDelivery('1'), aDelivery('2'), aDelivery('3')];

test('every delivery of a mixed booking is listed, in the order of its lines', () => {
  const booking = { itemsSnapshot: [aLine(undefined, first), aLine(second, third)] };
  expect(listDeliveries(booking, { delivery: first })).toEqual([first, second, third]);
});

test('[PR17] of a line that is quoted because of another road in it, none has a price', () => {
  const booking = { itemsSnapshot: [{ ...aLine(first, second), quote: true }] };
  expect(listDeliveries(booking, {}).map(({ quote }) => quote)).toEqual([true, true]);
});

test('before the lines are known it is the one that the answer named, if it named one', () => {
  expect(listDeliveries(undefined, { delivery: second })).toEqual([second]);
  expect(listDeliveries(undefined, {})).toEqual([]);
});

test('a room beside them makes it more than deliveries', () => {
  expect(isOnlyDeliveries({ itemsSnapshot: [aLine(first)] }, { serviceType: 'delivery' })).toBe(true);
  const mixed = { itemsSnapshot: [aLine(first), aLine(undefined)] };
  expect(isOnlyDeliveries(mixed, { serviceType: 'delivery' })).toBe(false);
  expect(isOnlyDeliveries(undefined, { serviceType: 'delivery' })).toBe(true);
});
