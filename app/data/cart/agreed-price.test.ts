import { describe, expect, test } from 'vitest';
import type { CartItem } from '#shared/cart/cart.ts';
import type { PriceBook } from '#shared/catalogue/price-book.ts';
import type { Coupon } from '#shared/coupons/coupon.ts';
import { instantFromMs } from '#shared/kernel/instant.ts';
import { priceCart } from '#shared/pricing/price-cart.ts';
import { anItem } from '../../../tests/support/a-cart-item.ts';
import { aPriceBook, bedroomId, carpetId, paversId } from '../../../tests/support/a-price-book.ts';
import { agreedPrice, findPriceChange, withoutCode } from './agreed-price.ts';

const book = aPriceBook();
const dearer = withBedroomAt(5_000);
const rooms = [anItem(carpetId, bedroomId, {}, {})];
const code: Coupon = {
  id: 'c',
  code: 'LESS5',
  title: 'Less',
  amountOffCents: 500,
  minSubtotalCents: null,
  startsAt: null,
  endsAt: null,
  stacking: true,
  active: true,
};

/** The catalogue with another price of a bedroom, which costs $45. */
function withBedroomAt(priceCents: number): PriceBook {
  const carpet = book.services.get(carpetId);
  if (carpet === undefined) throw new Error('no carpets in the price book of the tests');
  const products = carpet.products.map((one) => (one.id === bedroomId ? { ...one, priceCents } : one));
  return { ...book, services: new Map([...book.services, [carpetId, { ...carpet, products }]]) };
}

function price(items: readonly CartItem[], { prices = book, coupons = [] as readonly Coupon[] } = {}) {
  return priceCart({ items, book: prices, coupons, now: instantFromMs(0), stepMin: 30 });
}

describe('a total beside the agreed one', () => {
  test('[LC200] is nothing to tell as long as it is the same', () => {
    expect(findPriceChange(agreedPrice(rooms, price(rooms)), rooms, price(rooms))).toBeUndefined();
  });

  test('[LC200] [LC202] that rose asks, with both sums and the reason', () => {
    expect(
      findPriceChange(agreedPrice(rooms, price(rooms)), rooms, price(rooms, { prices: dearer })),
    ).toEqual({
      beforeCents: 9_000,
      afterCents: 10_000,
      kind: 'asks',
      isOtherCart: false,
      reasons: [{ kind: 'price' }],
      openBefore: { quote: false, toQuote: 0, provisional: false, weight: 0 },
    });
  });

  test('[LC202] that rose by a cent has its reason too', () => {
    const room = [anItem(carpetId, bedroomId)];
    const change = findPriceChange(
      agreedPrice(room, price(room)),
      room,
      price(room, { prices: withBedroomAt(4_501) }),
    );
    expect(change).toMatchObject({ afterCents: 4_501, kind: 'asks', reasons: [{ kind: 'price' }] });
  });

  test.each([
    ['is switched off', [{ ...code, active: false }], 'codeEnded'],
    ['is deleted', [], 'codeEnded'],
    ['asks for a higher minimum', [{ ...code, minSubtotalCents: 20_000 }], 'codeMinimum'],
    ['takes off less', [{ ...code, amountOffCents: 100 }], 'codeLess'],
  ] as const)('[LC202] that rose because a code %s names the code', (_, coupons, kind) => {
    const agreed = agreedPrice(rooms, price(rooms, { coupons: [code] }));
    const change = findPriceChange(agreed, rooms, price(rooms, { coupons }));
    expect(change).toMatchObject({ beforeCents: 8_500, kind: 'asks', reasons: [{ kind, code: 'LESS5' }] });
  });

  test('[LC202] that rose because a price fell below the minimum of a code says only that', () => {
    const coupons = [{ ...code, amountOffCents: 1_000, minSubtotalCents: 9_000 }];
    const agreed = agreedPrice(rooms, price(rooms, { coupons }));
    const change = findPriceChange(agreed, rooms, price(rooms, { prices: withBedroomAt(4_400), coupons }));
    expect(change).toMatchObject({
      beforeCents: 8_000,
      afterCents: 8_800,
      reasons: [{ kind: 'codeMinimum', code: 'LESS5' }],
    });
  });

  test('[LC202] that rose with the service charge says so', () => {
    const prices = { ...book, rates: { ...book.rates, serviceChargeCents: 500 } };
    const agreed = agreedPrice(rooms, price(rooms));
    expect(findPriceChange(agreed, rooms, price(rooms, { prices }))?.reasons).toEqual([
      { kind: 'serviceCharge' },
    ]);
  });

  test('[LC201] that fell counts at once, and is told when a price fell', () => {
    const agreed = agreedPrice(rooms, price(rooms));
    expect(findPriceChange(agreed, rooms, price(rooms, { prices: withBedroomAt(4_000) }))?.kind).toBe(
      'lower',
    );
    expect(findPriceChange(agreed, rooms, price(rooms, { coupons: [code] }))?.kind).toBe('silent');
  });

  test('[LC201] that fell because a part has no price any more asks', () => {
    const agreed = agreedPrice(rooms, price(rooms));
    const open = { ...price(rooms), totalCents: 4_500 };
    const lines = open.lines.map((line) => ({ ...line, provisional: true }));
    expect(findPriceChange(agreed, rooms, { ...open, lines })).toMatchObject({
      kind: 'asks',
      reasons: [{ kind: 'open' }],
    });
  });

  test('[LC201] that fell because one more part has no price any more asks too', () => {
    const mixed = [...rooms, anItem(paversId, null)];
    const totals = price(mixed);
    const agreed = agreedPrice(mixed, totals);
    const [room, ...others] = totals.lines;
    if (room === undefined) throw new Error('Expected the room');
    const asked = (line: Partial<typeof room>) =>
      findPriceChange(agreed, mixed, {
        ...{ ...totals, totalCents: 1_000, subtotalCents: 1_000 },
        lines: [{ ...room, ...line }, ...others],
      });
    for (const line of [{ provisional: true }, { quote: true }]) {
      expect(asked(line)).toMatchObject({ kind: 'asks', reasons: [{ kind: 'open' }] });
    }
    expect(asked({})?.kind).toBe('lower');
    expect(asked({})?.openBefore).toMatchObject({ toQuote: 1, quote: false });
  });

  test('[LC202] of another cart asks when it is higher, whatever it is higher for, and is silent otherwise', () => {
    const agreed = agreedPrice(rooms, price(rooms));
    const more = [...rooms, anItem(carpetId, bedroomId), anItem(paversId, null)];
    expect(findPriceChange(agreed, more, price(more))).toMatchObject({
      kind: 'asks',
      isOtherCart: true,
      reasons: [{ kind: 'cart' }, { kind: 'open' }],
    });
    const fewer = [anItem(carpetId, bedroomId)];
    expect(findPriceChange(agreed, fewer, price(fewer))).toMatchObject({ kind: 'silent', isOtherCart: true });
  });
});

test('[LC203] a code that the person takes off raises what is agreed by what it took off, and by nothing else', () => {
  const agreed = agreedPrice(rooms, price(rooms, { coupons: [code] }));
  expect(findPriceChange(withoutCode(agreed, 'LESS5'), rooms, price(rooms))).toBeUndefined();
  expect(withoutCode(agreed, 'OTHER')).toEqual(agreed);
  expect(findPriceChange(agreed, rooms, price(rooms))?.kind).toBe('asks');
  const withRise = price(rooms, { prices: dearer });
  expect(findPriceChange(withoutCode(agreed, 'LESS5'), rooms, withRise)).toMatchObject({
    beforeCents: 9_000,
    afterCents: 10_000,
    reasons: [{ kind: 'price' }],
  });
});
