import { expect, test } from 'vitest';
import type { DeliveryView } from '#shared/api/delivery.ts';
import { drawPart } from '../../../tests/support/draw-part.ts';
import { aBooking } from '../../data/bookings/a-booking.test-support.ts';
import { listDeliveries } from '../parts/delivery/list-deliveries.ts';
import { BookingLines } from './booking-lines.tsx';

const booking = aBooking('b1', {
  total: 45,
  totalSummary: { subtotal: 55, discount: 10, total: 45, serviceCharge: 5, currency: 'USD' },
});

test('of a visit that stands the total is due after the work', async () => {
  const lines = await drawPart(<BookingLines booking={booking} />);
  expect(lines).toMatch(/Total<\/span><strong[^>]*>\$45</);
  expect(lines).toContain('You pay after the work');
  expect(lines).not.toContain('<s ');
});

test('of a total that is an estimate it says why, as the cart and the mail did', async () => {
  const why = 'so the final total can differ';
  expect(await drawPart(<BookingLines booking={{ ...booking, estimate: true }} />)).toContain(why);
  expect(await drawPart(<BookingLines booking={{ ...booking, estimate: false }} />)).not.toContain(why);
});

test('of a cancelled one nothing is due, and what it would have come to is struck through', async () => {
  const lines = await drawPart(<BookingLines booking={{ ...booking, status: 'CANCELLED' }} />);
  expect(lines).toMatch(/Total<\/span><strong[^>]*>\$0</);
  expect(lines).toMatch(/Total before<\/span><s [^>]*>\$45<\/s>/);
  expect(lines).not.toMatch(/Subtotal|Service charge|pay/);
});

test('of a cancelled one that was to be quoted there is no sum', async () => {
  const quoted = aBooking('b1', { status: 'CANCELLED', quote: true, total: 0 });
  expect(await drawPart(<BookingLines booking={quoted} />)).not.toContain('Total');
});

test('what a quote answers stands under its price without an amount, and no price of a road is awaited any more', async () => {
  const pricingSummary = { quantity: 1, unitPrice: 320, lineTotal: 320 };
  const priced = { serviceTitle: 'The way to Miami', qty: 1, unitPrice: 320, options: [], pricingSummary };
  const request = { kind: 'pavers', description: 'Patio' } as const;
  const detail = [
    { options: [], amount: 320, asked: true, request },
    { options: [], amount: 0, asked: true, label: 'Sand' },
  ];
  const lines = [{ ...priced, quote: false, estimate: false, detail }];
  const drawn = await drawPart(
    <BookingLines booking={aBooking('b1', { total: 320, itemsSnapshot: lines })} />,
  );
  expect(drawn).toContain('Patio');
  expect(drawn).toContain('Sand');
  expect(drawn).not.toMatch(/\$0|Minimum job/);
  const asked = [
    { ...priced, quote: true, estimate: false, detail: [{ options: [], amount: 0, delivery: aFarRoad }] },
  ];
  const answered = asked.map((line) => ({
    ...line,
    quote: false,
    detail: line.detail.map((one) => ({ ...one, asked: true })),
  }));
  const isAwaited = (itemsSnapshot: typeof asked) =>
    listDeliveries({ itemsSnapshot }, {}).map(({ quote, isAnswered }) => quote && isAnswered !== true);
  expect(isAwaited(asked)).toEqual([true]);
  expect(isAwaited(answered)).toEqual([false]);
});

const aFarRoad: DeliveryView = {
  ...{ kind: 'delivery', stops: [], distanceMiles: 140, durationMinutes: 160, extraPickupCount: 0 },
  ...{ geometry: null, routePending: false, estimated: false, quote: true, instructions: null },
  ...{ reference: null, estimatedBasketAmount: null },
  pricing: { baseFee: 10, pickupFee: 0, mileageRate: 1.9, mileageFee: 266, extras: [], total: 276 },
};
