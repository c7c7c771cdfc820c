import { expect, test } from 'vitest';
import { aFreshId, anItem } from '../../tests/support/a-cart-item.ts';
import {
  aPriceBook,
  bedroomId,
  carpetId,
  deliveryId,
  epoxyId,
  handymanId,
  optionIdOf,
  paversId,
  rentmeId,
  sofaId,
  tileId,
  upholsteryId,
} from '../../tests/support/a-price-book.ts';
import type { CartItem } from '../cart/cart.ts';
import type { Rates } from '../catalogue/rates.ts';
import type { Coupon } from '../coupons/coupon.ts';
import { instantFromMs } from '../kernel/instant.ts';
import { priceCart } from './price-cart.ts';
import type { Totals } from './totals.ts';

const now = instantFromMs(Date.parse('2026-03-02T15:00:00Z'));

function price(
  items: readonly CartItem[],
  given: { coupons?: Coupon[]; rates?: Partial<Rates> } = {},
): Totals {
  return priceCart({ items, book: aPriceBook(given.rates), coupons: given.coupons ?? [], now, stepMin: 30 });
}

function aCoupon(amountOffCents: number, minSubtotalCents: number | null = null): Coupon {
  const window = { startsAt: null, endsAt: null };
  const id = aFreshId();
  return {
    id,
    code: 'CODE',
    title: 'Spring',
    amountOffCents,
    minSubtotalCents,
    ...window,
    stacking: true,
    active: true,
  };
}

const route = { kind: 'delivery', stops: [], extraPickupCount: 0, routePending: false } as const;
const bedroom = () => anItem(carpetId, bedroomId);

test('[PR6] the minimum job is what the company asks, and may be nothing', () => {
  const small = anItem(tileId, null, { sqft: 50 });
  const totalOf = (tileMinimumJobCents: number) =>
    price([small], { rates: { tileMinimumJobCents } }).totalCents;
  expect([totalOf(0), totalOf(7_500), totalOf(18_000)]).toEqual([7_500, 7_500, 18_000]);
});

test('[PR1] the tile minimum comes before promotions, and the total is what remains', () => {
  const totals = price([anItem(tileId, null, { sqft: 50 }), bedroom()], {
    coupons: [aCoupon(1_000, 12_500)],
  });
  expect(totals).toMatchObject({
    tileMinimumCents: 7_500,
    subtotalCents: 19_500,
    discountCents: 1_000,
    totalCents: 18_500,
  });
});

test('[PR2] two rooms are rounded one by one, not as a sum', () => {
  const room = { sqft: 62.39, soil: 'HIGH', sealant: true } as const;
  expect(price([anItem(tileId, null, room, room)]).lines[0]?.amountCents).toBe(22_470);
});

test('[PR4] a line is the sum of its instances, and counts them', () => {
  const large = { options: [{ optionId: optionIdOf(carpetId, 'size-large') }] };
  const [line] = price([anItem(carpetId, bedroomId, {}, large)]).lines;
  expect(line).toMatchObject({
    amountCents: 10_500,
    qty: 2,
    parts: { productBaseCents: 9_000, optionsSumCents: 1_500 },
  });
  expect(line?.instances.map(({ amountCents }) => amountCents)).toEqual([4_500, 6_000]);
  const free = { options: [{ optionId: optionIdOf(carpetId, 'goodwill-discount') }] };
  expect(price([anItem(carpetId, bedroomId, {}, free)]).lines[0]).toMatchObject({
    amountCents: 4_500,
    qty: 2,
  });
});

test('[PR6] one tile room of 50 square feet is 75, charged 150, shown inside the base', () => {
  const totals = price([anItem(tileId, null, { sqft: 50 })]);
  expect(totals).toMatchObject({ subtotalCents: 15_000, tileMinimumCents: 7_500 });
  expect(totals.lines[0]).toMatchObject({ amountCents: 15_000, parts: { productBaseCents: 15_000 } });
  expect(totals.lines[0]?.instances[0]?.amountCents).toBe(7_500);
});

test('[PR6] the minimum is over all tile lines of the cart', () => {
  const totals = price([anItem(tileId, null, { sqft: 50 }), anItem(tileId, null, { sqft: 50 })]);
  expect(totals).toMatchObject({ subtotalCents: 15_000, tileMinimumCents: 0 });
});

test('[PR6] a cart without tile has no minimum', () => {
  expect(price([bedroom()])).toMatchObject({ subtotalCents: 4_500, tileMinimumCents: 0 });
  expect(price([{ ...anItem(tileId, null), instances: [] }])).toMatchObject({
    tileMinimumCents: 0,
    totalCents: 0,
  });
});

test('[PR16] a delivery without a route is provisional and makes the cart an estimate', () => {
  const totals = price([anItem(deliveryId, null, { deliveryMeta: { ...route, routePending: true } })]);
  expect(totals).toMatchObject({ subtotalCents: 1_000, estimate: true });
  expect(totals.lines[0]).toMatchObject({ provisional: true, estimate: true });
});

test('[PR30] a delivery over estimated roads is an estimate of its full price', () => {
  const estimated = { ...route, distanceMiles: 5, estimated: true };
  const totals = price([anItem(deliveryId, null, { deliveryMeta: estimated })]);
  expect(totals).toMatchObject({ subtotalCents: 1_950, estimate: true });
  expect(totals.lines[0]).toMatchObject({ amountCents: 1_950, provisional: false, estimate: true });
  expect(price([anItem(carpetId, bedroomId, { deliveryMeta: estimated })]).estimate).toBe(false);
});

test('[PR16] a routed delivery is no estimate', () => {
  const totals = price([anItem(deliveryId, null, { deliveryMeta: { ...route, distanceMiles: 5 } })]);
  expect(totals.lines[0]).toMatchObject({ amountCents: 1_950, provisional: false, estimate: false });
});

test('[PR18] a cart is a quote only when every line is one', () => {
  expect(price([anItem(epoxyId, null), anItem(paversId, null)])).toMatchObject({
    quote: true,
    totalCents: 0,
  });
  const mixed = price([anItem(epoxyId, null), bedroom()]);
  expect(mixed).toMatchObject({ quote: false, totalCents: 4_500 });
  expect(mixed.lines.map(({ quote }) => quote)).toEqual([true, false]);
  expect(price([])).toMatchObject({ quote: false, totalCents: 0, lines: [] });
});

test.each([
  ['service', () => anItem(sofaId, null, {}, {})],
  ['product', () => anItem(carpetId, sofaId, {}, {})],
  ['option', () => anItem(carpetId, bedroomId, {}, { options: [{ optionId: sofaId }] })],
])('[PR19] an unknown %s withdraws the line and leaves the rest of the cart alone', (_, unsold) => {
  const totals = price([unsold(), bedroom()], { rates: { serviceChargeCents: 500 } });
  expect(totals.lines[0]).toMatchObject({
    amountCents: 0,
    qty: 2,
    withdrawn: true,
    quote: false,
    estimate: false,
  });
  expect(totals).toMatchObject({ subtotalCents: 5_000, quote: false });
});

test('[PR19] withdrawn tile work asks for no tile minimum', () => {
  const totals = price([anItem(tileId, null, { options: [{ optionId: sofaId }] })]);
  expect(totals).toMatchObject({ tileMinimumCents: 0, totalCents: 0 });
});

test('[PR20] estimates are summed and marked', () => {
  const totals = price([anItem(handymanId, null, { handymanMinutes: 60 }), bedroom()]);
  expect(totals).toMatchObject({ subtotalCents: 13_500, estimate: true });
  expect(totals.lines.map(({ estimate }) => estimate)).toEqual([true, false]);
  expect(price([bedroom()]).estimate).toBe(false);
});

test('[PR20] rent-me is an estimate too', () => {
  expect(price([anItem(rentmeId, null)])).toMatchObject({ subtotalCents: 8_500, estimate: true });
});

test('[PR21] the service charge is part of the subtotal, in no line, and outside promotions', () => {
  const coupons = [aCoupon(1_000, 5_000)];
  const totals = price([bedroom()], { rates: { serviceChargeCents: 500 }, coupons });
  expect(totals).toMatchObject({ subtotalCents: 5_000, serviceChargeCents: 500, discountCents: 0 });
  expect(totals.promotions[0]).toMatchObject({ active: false, reason: 'promo.minSubtotal' });
});

test('[PR21] a cart without a priced line carries no service charge', () => {
  const rates = { serviceChargeCents: 500 };
  expect(price([anItem(epoxyId, null)], { rates }).totalCents).toBe(0);
  expect(price([anItem(sofaId, null)], { rates }).totalCents).toBe(0);
  expect(price([], { rates }).totalCents).toBe(0);
});

test('[PR22] a discount takes the lines at most, never the service charge', () => {
  const totals = price([bedroom()], { rates: { serviceChargeCents: 500 }, coupons: [aCoupon(6_000)] });
  expect(totals).toMatchObject({ discountCents: 4_500, totalCents: 500 });
});

test('[PR24] a basket, a budget and other words about money are not charged', () => {
  const deliveryMeta = { ...route, kind: 'errand', distanceMiles: 0 } as const;
  const errand = anItem(deliveryId, null, { deliveryMeta, estimatedBasketAmount: 80 });
  expect(price([errand]).totalCents).toBe(1_500);
});

test('[PR25] numbers beyond every limit still give whole cents', () => {
  const totals = price([
    anItem(tileId, null, { sqft: 1e300, rooms: 1e300 }),
    anItem(upholsteryId, sofaId, { seats: 1e300 }),
    anItem(handymanId, null, { handymanMinutes: 1e300 }),
    anItem(deliveryId, null, { deliveryMeta: { ...route, distanceMiles: 1e300, extraPickupCount: 1e300 } }),
  ]);
  expect(totals.lines[0]?.amountCents).toBe(50 * 2_500 + 20_000 * 100);
  expect(Number.isSafeInteger(totals.totalCents)).toBe(true);
});
