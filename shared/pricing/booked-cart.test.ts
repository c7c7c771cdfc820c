import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aFreshId, anItem } from '../../tests/support/a-cart-item.ts';
import {
  aPriceBook,
  bedroomId,
  carpetId,
  chairId,
  deliveryId,
  epoxyId,
  loveseatId,
  optionIdOf,
  rentmeId,
  stairsId,
  tileId,
  upholsteryId,
} from '../../tests/support/a-price-book.ts';
import { arbitraryItems } from '../../tests/support/arbitrary-cart.ts';
import type { CartItem } from '../cart/cart.ts';
import type { Instance } from '../cart/instance.ts';
import { normalizeItems } from '../cart/normalize-items.ts';
import { type PriceBook, priceBook } from '../catalogue/price-book.ts';
import { aCoupon } from '../coupons/coupon.test-support.ts';
import { instantFromMs } from '../kernel/instant.ts';
import type { BookedCart } from './booked-cart.ts';
import { priceCart } from './price-cart.ts';

const book = aPriceBook();
/** Everything costs a third more, and what was free costs something. */
const dearer = withPrices(book, (cents) => Math.round(cents * 1.37) + 100);
const odor = { optionId: optionIdOf(carpetId, 'fiber-odor') };

function withPrices({ revision, services, rates }: PriceBook, change: (cents: number) => number): PriceBook {
  const changed = [...services.values()].map((service) => ({
    ...service,
    basePriceCents: change(service.basePriceCents),
    products: service.products.map((product) => ({ ...product, priceCents: change(product.priceCents) })),
    options: service.options.map((option) => ({ ...option, priceCents: change(option.priceCents) })),
  }));
  const dear = Object.fromEntries(Object.entries(rates).map(([name, cents]) => [name, change(cents)]));
  return priceBook(revision + 1, changed, { ...rates, ...dear });
}

function price(items: readonly CartItem[], at: PriceBook, booked?: BookedCart) {
  return priceCart({ items, book: at, coupons: [], now: instantFromMs(0), stepMin: 30, booked });
}

function bookedOf(items: readonly CartItem[]): BookedCart {
  const { lines, totalCents, serviceChargeCents, minutes } = price(items, book);
  return {
    totalCents,
    minutes,
    serviceChargeCents: lines.some(({ quote }) => !quote) ? serviceChargeCents : null,
    services: [...book.services.values()],
    lines: items.map(({ id, serviceId, productId, instances }, place) => {
      const line = lines[place];
      const quote = line?.quote ?? false;
      const priced = instances.map((instance, index) => ({
        instance,
        amountCents: line?.instances[index]?.amountCents ?? 0,
        productBaseCents: line?.instances[index]?.productBaseCents ?? 0,
        optionsSumCents: line?.instances[index]?.optionsSumCents ?? 0,
      }));
      const amountCents = line?.amountCents ?? 0;
      return { cartItemId: id, serviceId, productId, amountCents, quote, instances: quote ? [] : priced };
    }),
  };
}

function withFirst(item: CartItem, change: Partial<Instance>): CartItem {
  return { ...item, instances: item.instances.map((one, index) => (index ? one : { ...one, ...change })) };
}

type Pricer = typeof price;

/** Whether whatever was booked costs the same to the cent after every price has changed. */
function keepsPrices(pricer: Pricer): (items: readonly CartItem[]) => boolean {
  return (items) => {
    const booked = bookedOf(items);
    const totals = pricer(items, dearer, booked);
    return (
      totals.totalCents === booked.totalCents &&
      totals.lines.every(({ amountCents }, place) => amountCents === booked.lines[place]?.amountCents)
    );
  };
}

test('[PR29] a booked cart that was not touched costs the same to the cent after every price has changed', () => {
  fc.assert(fc.property(arbitraryItems(book), keepsPrices(price)), { numRuns: 400 });
});

test('[PR29][PR33] nor after every price has fallen', () => {
  const cheaper = withPrices(book, (cents) => Math.floor(cents * 0.6));
  const keeps = keepsPrices((items, _dearer, booked) => price(items, cheaper, booked));
  fc.assert(fc.property(arbitraryItems(book), keeps), { numRuns: 400 });
});

test('[PR29] a pricer that forgets what was booked is caught by the same property', () => {
  const forgetful: Pricer = (items, at) => price(items, at);
  expect(fc.check(fc.property(arbitraryItems(book), keepsPrices(forgetful)), { numRuns: 400 }).failed).toBe(
    true,
  );
});

describe('[PR29] an instance', () => {
  const item = anItem(carpetId, bedroomId, {}, {});
  const booked = bookedOf([item]);
  /** The bedroom in the dearer book: 45.00 × 1.37 + 1.00. */
  const after = 6_265;

  test('that gets an option costs today’s price, and its neighbour what was booked', () => {
    const [line] = price([withFirst(item, { options: [odor] })], dearer, booked).lines;
    expect(line?.instances.map(({ amountCents }) => amountCents)).toEqual([after + 1_606, 4_500]);
  });

  test('that is new costs today’s price', () => {
    const grown = anItem(carpetId, bedroomId);
    expect(price([item, grown], dearer, booked).lines[1]?.amountCents).toBe(after);
  });

  test('keeps its price under another name and in another line', () => {
    const renamed = { ...withFirst(item, { label: 'Attic' }), id: '00000000-0000-4000-8000-000000009999' };
    expect(price([renamed], dearer, booked).totalCents).toBe(9_000);
  });

  test('of another product does not', () => {
    const [line] = price([{ ...item, productId: stairsId }], book, booked).lines;
    expect(line?.amountCents).toBe(6_666);
  });

  test('keeps its price when an option of it, or its product, is no longer sold', () => {
    const fancy = withFirst(anItem(carpetId, bedroomId), { options: [odor] });
    const kept = bookedOf([fancy]);
    const services = [...book.services.values()].map((service) => ({
      ...service,
      products: service.products.slice(1),
      options: [],
    }));
    const poorer = priceBook(2, services, book.rates);
    expect(price([fancy], poorer, kept).lines).toMatchObject([{ amountCents: 5_599, withdrawn: false }]);
    expect(price([withFirst(fancy, { label: 'x', options: [] })], poorer, kept).lines).toMatchObject([
      { withdrawn: true },
    ]);
  });

  test('keeps its price with its seats when its piece is no longer sold, also once the cart was cleaned', () => {
    const love = anItem(upholsteryId, loveseatId, { seats: 2 });
    const chair = anItem(upholsteryId, chairId, { seats: 1 });
    const kept = bookedOf([love, chair]);
    const services = [...book.services.values()].map((service) => ({ ...service, products: [] }));
    const poorer = priceBook(2, services, book.rates);
    const items = normalizeItems([love, chair], poorer, aFreshId);
    expect(price(items, poorer, kept).lines).toMatchObject([
      { amountCents: 7_900, withdrawn: false },
      { amountCents: 4_900, withdrawn: false },
    ]);
  });

  test('does not mind the order of its options', () => {
    const deep = { optionId: optionIdOf(carpetId, 'soil-deep') };
    const one = anItem(carpetId, bedroomId, { options: [odor, deep] });
    const kept = bookedOf([one]);
    expect(price([withFirst(one, { options: [deep, odor] })], dearer, kept).totalCents).toBe(kept.totalCents);
  });
});

test('[PR29] a tile room keeps its price, and the minimum is judged over what the cart holds now', () => {
  const small = anItem(tileId, null, { sqft: 50 });
  const booked = bookedOf([small]);
  expect(price([small], dearer, booked)).toMatchObject({ totalCents: 15_000, tileMinimumCents: 7_500 });
  const more = price([small, anItem(tileId, null, { sqft: 50 })], dearer, booked);
  // The second room at today's rates: 35.25 + 50 × 2.37.
  expect(more).toMatchObject({ totalCents: 7_500 + 15_375, tileMinimumCents: 0 });
});

describe('[PR33] the minimum job of an edit', () => {
  const raised = aPriceBook({ tileMinimumJobCents: 20_000 });
  const small = anItem(tileId, null, { sqft: 50 });
  const large = anItem(tileId, null, { sqft: 100, soil: 'HIGH', sealant: true });
  const costs = (items: readonly CartItem[], of: readonly CartItem[], at = raised) =>
    price(items, at, bookedOf(of)).totalCents;

  test('is the booked one where that lifted the work, whether it is more or less today', () => {
    expect(costs([small], [small])).toBe(15_000);
    expect(costs([small], [small], aPriceBook({ tileMinimumJobCents: 9_000 }))).toBe(15_000);
    expect(costs([small, anItem(tileId, null, { sqft: 50 })], [small])).toBe(15_000);
  });

  test('is today’s where the work reached it, and never more than that cost', () => {
    expect(costs([large], [large])).toBe(16_500);
    expect(costs([withFirst(large, { sqft: 50 })], [large])).toBe(16_500);
    expect(costs([withFirst(large, { sqft: 50 })], [large], book)).toBe(15_000);
  });

  test('is today’s for a booking without tile', () => {
    const carpet = anItem(carpetId, bedroomId);
    expect(costs([carpet, small], [carpet])).toBe(4_500 + 20_000);
  });
});

test('[PR29] another road, another hour or a pending road is a change; another note is none', () => {
  const stops = [
    { type: 'pickup', street: '1 A' },
    { type: 'dropoff', street: '2 B' },
  ] as const;
  const deliveryMeta = {
    kind: 'delivery',
    stops,
    distanceMiles: 10,
    extraPickupCount: 0,
    routePending: false,
  } as const;
  const road = anItem(deliveryId, null, { deliveryMeta });
  const intake = { kind: 'rentme', description: 'one', hoursWish: 2 } as const;
  const help = anItem(rentmeId, null, { intake });
  const booked = bookedOf([road, help]);
  const costs = (item: CartItem) => price([item], dearer, booked).lines[0]?.amountCents;
  expect([costs(road), costs(help)]).toEqual([2_900, 13_500]);
  const noted = { ...deliveryMeta, stops: [{ ...stops[0], notes: 'ring twice' }, stops[1]] };
  expect(costs(withFirst(road, { deliveryMeta: noted, deliveryReference: 'B7' }))).toBe(2_900);
  expect(costs(withFirst(road, { deliveryMeta: { ...deliveryMeta, distanceMiles: 11 } }))).not.toBe(2_900);
  expect(costs(withFirst(help, { intake: { ...intake, description: 'two' } }))).toBe(13_500);
  expect(costs(withFirst(help, { intake: { ...intake, hoursWish: 3 } }))).not.toBe(13_500);
});

test('[PR29] a booking without a service charge gets none, unless nothing in it had a price', () => {
  const charging = priceBook(2, [...book.services.values()], { ...book.rates, serviceChargeCents: 500 });
  const room = anItem(carpetId, bedroomId);
  expect(price([room], charging, bookedOf([room])).serviceChargeCents).toBe(0);
  const quote = anItem(epoxyId, null);
  expect(price([quote, room], charging, bookedOf([quote])).serviceChargeCents).toBe(500);
});

describe('[PR29] what was booked of a service that is offered no more', () => {
  const none = priceBook(2, [], book.rates);
  const without = (...ids: readonly string[]) =>
    priceBook(
      2,
      [...book.services.values()].filter(({ id }) => !ids.includes(id)),
      book.rates,
    );

  test('costs what it cost, whatever is sold today', () => {
    const keeps = keepsPrices((items, _dearer, booked) => price(items, none, booked));
    fc.assert(fc.property(arbitraryItems(book), keeps), { numRuns: 400 });
  });

  test('is an estimate, a quote or a price from as it was, and the visit as long', () => {
    fc.assert(
      fc.property(arbitraryItems(book), (items) => {
        const told = ({ lines, minutes, quote, estimate }: ReturnType<Pricer>) => [
          ...[minutes, quote, estimate],
          lines.map((line) => [line.quote, line.estimate, line.provisional, line.withdrawn]),
        ];
        expect(told(price(items, none, bookedOf(items)))).toEqual(told(price(items, book)));
      }),
      { numRuns: 400 },
    );
  });

  test('is tile work for the minimum, and counts for a code of its kind', () => {
    const small = anItem(tileId, null, { sqft: 50 });
    const bedroom = anItem(carpetId, bedroomId);
    const code = aCoupon({ code: 'TILE', amountOffCents: 3_000, kinds: ['tile'] });
    const booked = bookedOf([small]);
    const asked = { items: [small, bedroom], coupons: [code], now: instantFromMs(0), stepMin: 30, booked };
    expect(priceCart({ ...asked, book: without(tileId) })).toMatchObject({
      ...{ tileMinimumCents: 7_500, discountCents: 3_000, totalCents: 15_000 + 4_500 - 3_000 },
    });
  });

  test('is sold to nobody: more of it, or other work of it, has no price', () => {
    const small = anItem(tileId, null, { sqft: 50 });
    const booked = bookedOf([small]);
    const larger = withFirst(small, { sqft: 60 });
    const more = { ...small, instances: [...small.instances, { id: 'new', sqft: 50, options: [] }] };
    for (const item of [larger, more]) {
      expect(price([item], without(tileId), booked).lines).toMatchObject([{ withdrawn: true }]);
    }
    const epoxy = anItem(epoxyId, null);
    expect(price([epoxy], without(epoxyId), booked).lines).toMatchObject([{ withdrawn: true }]);
  });
});
