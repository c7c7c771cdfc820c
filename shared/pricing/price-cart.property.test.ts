import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { sized } from '../../tests/storms/storm-size.ts';
import { aPriceBook } from '../../tests/support/a-price-book.ts';
import { arbitraryItems } from '../../tests/support/arbitrary-cart.ts';
import { normalizeItems } from '../cart/normalize-items.ts';
import { kinds } from '../catalogue/kind.ts';
import type { PriceBook } from '../catalogue/price-book.ts';
import type { Coupon } from '../coupons/coupon.ts';
import { instantFromMs } from '../kernel/instant.ts';
import { type PriceCartInput, priceCart } from './price-cart.ts';
import { referenceDiscounts } from './reference-discount.test-support.ts';
import { type Rounding, referenceTotals, roundEachPart, roundOnce } from './reference-pricer.test-support.ts';
import type { Totals } from './totals.ts';

const now = instantFromMs(Date.parse('2026-03-02T15:00:00Z'));
const HOUR_MS = 3_600_000;

const arbitraryBook: fc.Arbitrary<PriceBook> = fc
  .record({
    handymanExtraHourCents: fc.integer({ min: 1, max: 12_000 }),
    rentmeMileCents: fc.integer({ min: 0, max: 400 }),
    deliveryMileCents: fc.integer({ min: 0, max: 400 }),
    tileRoomCents: fc.constantFrom(0, 2_500, 3_333),
    tileSqftCents: fc.integer({ min: 1, max: 250 }),
    tileDeepSoilSqftCents: fc.integer({ min: 0, max: 99 }),
    tileSealantSqftCents: fc.integer({ min: 0, max: 99 }),
    tileMinimumJobCents: fc.constantFrom(0, 15_000, 40_001),
    serviceChargeCents: fc.constantFrom(0, 499),
  })
  .map(aPriceBook);

const edge = fc.constantFrom(null, instantFromMs(now - HOUR_MS), now, instantFromMs(now + HOUR_MS));

const arbitraryCoupons: fc.Arbitrary<Coupon[]> = fc.array(
  fc
    .record({
      id: fc.constantFrom('a', 'b', 'c', 'd'),
      code: fc.constantFrom('WELCOME10', 'SPRING5'),
      title: fc.constantFrom('', 'Welcome'),
      amountOffCents: fc.integer({ min: 0, max: 30_000 }),
      minSubtotalCents: fc.constantFrom(null, 0, 12_500),
      percentOff: fc.option(fc.integer({ min: 1, max: 100 })),
      maxOffCents: fc.constantFrom(null, 1, 2_500),
      kinds: fc.option(fc.subarray([...kinds], { minLength: 1, maxLength: 4 })),
      startsAt: edge,
      endsAt: edge,
    })
    .chain((coupon) =>
      fc.record({ stacking: fc.boolean(), active: fc.boolean() }).map((flags) => ({ ...coupon, ...flags })),
    ),
  { maxLength: 4 },
);

const arbitraryInput: fc.Arbitrary<PriceCartInput> = arbitraryBook.chain((book) =>
  fc.record({
    items: arbitraryItems(book, { withUnknown: true }),
    book: fc.constant(book),
    coupons: arbitraryCoupons,
    now: fc.constant(now),
    stepMin: fc.constantFrom(5, 15, 30, 45),
  }),
);

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

/** Holds when the pricer and the reference agree on every instance and on the subtotal. */
function agreesWith(rounding: Rounding): (input: PriceCartInput) => boolean {
  return (input) => {
    const totals = priceCart(input);
    const reference = referenceTotals(input.items, input.book, rounding);
    return (
      totals.subtotalCents === reference.subtotalCents &&
      totals.lines.every((line, index) => {
        const expected = reference.instances[index];
        if (line.withdrawn || expected === undefined) return line.withdrawn && expected === undefined;
        return line.instances.every(({ amountCents }, place) => amountCents === expected[place]);
      })
    );
  };
}

function agreesOnCodes(price: typeof priceCart): (input: PriceCartInput) => boolean {
  return (input) => {
    const { costs } = referenceTotals(input.items, input.book);
    const expected = referenceDiscounts(input.coupons, costs, input.now);
    const { promotions } = price(input);
    return (
      promotions.length === expected.size &&
      promotions.every(({ id, active, discountCents }) => {
        const cents = expected.get(id);
        return active === (cents !== undefined) && discountCents === (cents ?? 0);
      })
    );
  };
}

function expectSoundTotals(totals: Totals, book: PriceBook): void {
  const { lines, subtotalCents, serviceChargeCents, promotions, discountCents, totalCents } = totals;
  expect(sum(lines.map((line) => line.amountCents)) + serviceChargeCents).toBe(subtotalCents);
  expect(totalCents).toBe(subtotalCents - discountCents);
  expect(totalCents).toBeGreaterThanOrEqual(serviceChargeCents);
  expect(sum(promotions.map((applied) => applied.discountCents))).toBe(discountCents);
  expect(promotions.every((applied) => applied.discountCents >= 0)).toBe(true);
  for (const line of lines) {
    const topUpCents = line.amountCents - sum(line.instances.map((instance) => instance.amountCents));
    expect(line.parts.productBaseCents + line.parts.optionsSumCents).toBe(line.amountCents);
    expect(topUpCents === 0 || book.services.get(line.serviceId)?.kind === 'tile').toBe(true);
    for (const { amountCents, productBaseCents, optionsSumCents } of line.instances) {
      expect(Number.isSafeInteger(amountCents) && amountCents >= 0).toBe(true);
      expect(productBaseCents + optionsSumCents).toBe(amountCents);
    }
  }
}

test('[PR1][PR2][PR4] random carts cost the same to the cent as in an exact second pricer', () => {
  fc.assert(fc.property(arbitraryInput, agreesWith(roundOnce)), { numRuns: sized(10_000) });
});

test('[PM7][PM8][PM11][PM12] codes take the same off to the cent as in a second way of counting', () => {
  fc.assert(fc.property(arbitraryInput, agreesOnCodes(priceCart)), { numRuns: sized(10_000) });
});

test('[PM11] a percent that is rounded down is caught by the same property', () => {
  const roundedDown = (input: PriceCartInput) => {
    const totals = priceCart(input);
    const promotions = totals.promotions.map((line) => {
      const coupon = input.coupons.find(({ id }) => id === line.id);
      const own = line.ofCents ?? totals.subtotalCents - totals.serviceChargeCents;
      const floor = Math.floor((own * (coupon?.percentOff ?? 0)) / 100);
      return coupon?.percentOff && line.discountCents === floor + 1
        ? { ...line, discountCents: floor }
        : line;
    });
    return { ...totals, promotions };
  };
  expect(fc.check(fc.property(arbitraryInput, agreesOnCodes(roundedDown)), { numRuns: 10_000 }).failed).toBe(
    true,
  );
});

test('[PR2] a pricer that rounds each part is caught by the same property', () => {
  const result = fc.check(fc.property(arbitraryInput, agreesWith(roundEachPart)), { numRuns: 10_000 });
  expect(result.failed).toBe(true);
});

test('[PR3][PR22] lines and charge are the subtotal, promotions the discount, and no total is below the charge', () => {
  fc.assert(
    fc.property(arbitraryInput, (input) => expectSoundTotals(priceCart(input), input.book)),
    { numRuns: 2_000 },
  );
});

test('[PR23] the order of items and of instances changes no subtotal', () => {
  fc.assert(
    fc.property(arbitraryInput, (input) => {
      const turned = input.items
        .map((item) => ({ ...item, instances: [...item.instances].reverse() }))
        .reverse();
      const { subtotalCents, minutes } = priceCart(input);
      expect(priceCart({ ...input, items: turned })).toMatchObject({ subtotalCents, minutes });
    }),
    { numRuns: 1_000 },
  );
});

test('[PR23] a cart that went through JSON costs the same', () => {
  fc.assert(
    fc.property(arbitraryInput, (input) => {
      const items: typeof input.items = JSON.parse(JSON.stringify(input.items));
      expect(priceCart({ ...input, items })).toEqual(priceCart(input));
    }),
    { numRuns: 1_000 },
  );
});

test('[PR23][CM5] cleaning a cart changes neither its price nor its minutes', () => {
  fc.assert(
    fc.property(arbitraryInput, (input) => {
      const items = normalizeItems(input.items, input.book, () => 'never needed');
      expect(priceCart({ ...input, items })).toEqual(priceCart(input));
    }),
    { numRuns: 1_000 },
  );
});
