import { isDeepStrictEqual } from 'node:util';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CartAnswer, cartAnswer } from '#shared/api/cart.ts';
import type { RatesView, ServiceView } from '#shared/api/catalogue.ts';
import { ratesFromWire } from '#shared/api/rates.ts';
import type { CartItem } from '#shared/cart/cart.ts';
import { type PriceBook, priceBook } from '#shared/catalogue/price-book.ts';
import type { Service } from '#shared/catalogue/service.ts';
import { allOfFlorida } from '#shared/company/served-area.ts';
import type { Coupon } from '#shared/coupons/coupon.ts';
import { type Instant, instantFromMs, parseInstant } from '#shared/kernel/instant.ts';
import { toCents } from '#shared/kernel/money.ts';
import { priceCart } from '#shared/pricing/price-cart.ts';
import { toCartAnswer } from '../../server/domain/carts/cart-answer.ts';
import { sized } from '../storms/storm-size.ts';
import { aCompanysSettings } from '../support/a-company.ts';
import { type Api, startApi } from '../support/api.ts';
import { aPriceBook, arbitraryItems } from '../support/arbitrary-cart.ts';
import { openCart } from '../support/shop.ts';

const STEP_MIN = 30;
const now = instantFromMs(Date.UTC(2026, 11, 1));

/** What both sides must agree on, in cents. */
interface Sums {
  readonly lines: readonly number[];
  readonly subtotal: number;
  readonly discount: number;
  readonly total: number;
  readonly minutes: number;
}

/** The device's side: prices what the answer carries with its own book, and never looks at its totals. */
function priceOnDevice({ cart }: CartAnswer, book: PriceBook, at: Instant): Sums {
  const items = cart.items as readonly CartItem[]; // the wire's items have the cart's shape
  const coupons = cart.promotions.map(couponFromWire);
  const totals = priceCart({ items, book, coupons, now: at, stepMin: STEP_MIN });
  return {
    lines: totals.lines.map(({ amountCents }) => amountCents),
    subtotal: totals.subtotalCents,
    discount: totals.discountCents,
    total: totals.totalCents,
    minutes: totals.minutes,
  };
}

function sumsSaid({ totals }: CartAnswer): Sums {
  return {
    lines: totals.lines.map(({ amount }) => toCents(amount)),
    subtotal: toCents(totals.subtotal),
    discount: toCents(totals.discount),
    total: toCents(totals.total),
    minutes: totals.minutes,
  };
}

function couponFromWire(view: CartAnswer['cart']['promotions'][number]): Coupon {
  return {
    id: view.id,
    code: view.code,
    title: view.label,
    amountOffCents: toCents(view.amountOff),
    minSubtotalCents: view.minSubtotal === null ? null : toCents(view.minSubtotal),
    startsAt: view.startsAt === null ? null : (parseInstant(view.startsAt) ?? null),
    endsAt: view.endsAt === null ? null : (parseInstant(view.endsAt) ?? null),
    stacking: view.stacking,
    // A code the server knows to be off has no other sign on the wire; what waits for its sum is judged again.
    active: view.active || view.minSubtotal !== null,
  };
}

const arbitraryCoupons: fc.Arbitrary<Coupon[]> = fc.array(
  fc.record({
    id: fc.uuid({ version: 4 }),
    code: fc.stringMatching(/^[A-Z0-9]{4,10}$/),
    title: fc.constant('Code'),
    amountOffCents: fc.integer({ min: 1, max: 20_000 }),
    minSubtotalCents: fc.option(fc.integer({ min: 0, max: 40_000 })),
    startsAt: fc.constant(null),
    endsAt: fc.constant(null),
    stacking: fc.constant(true),
    active: fc.constant(true),
  }),
  { maxLength: 3 },
);

describe('totals of the server and of the device', () => {
  const book = aPriceBook({ serviceChargeCents: 499 });
  const catalogue = {
    revision: 1,
    services: [],
    rates: book.rates,
    stepMin: STEP_MIN,
    horizonDays: 90,
    settings: aCompanysSettings,
    termsChangedAt: undefined,
    area: allOfFlorida,
    book,
  };
  const overTheWire = (items: readonly CartItem[], coupons: readonly Coupon[]): CartAnswer => {
    const head = { id: crypto.randomUUID(), status: 'DRAFT', version: 1, editingBookingId: null } as const;
    const stored = { ...head, items: JSON.parse(JSON.stringify(items)), coupons, booked: null };
    return cartAnswer.parse(JSON.parse(JSON.stringify(toCartAnswer(stored, catalogue, now, 'en'))));
  };

  test('are the same cents for random carts', { timeout: 90_000 }, () => {
    const carts = fc.tuple(arbitraryItems(book, { withUnknown: true }), arbitraryCoupons);
    const property = fc.property(carts, ([items, coupons]) => {
      const answer = overTheWire(items, coupons);
      return isDeepStrictEqual(priceOnDevice(answer, book, now), sumsSaid(answer));
    });
    fc.assert(property, { numRuns: sized(10_000) });
  });

  test('a server that shows whole dollars is caught', () => {
    const property = fc.property(arbitraryItems(book), (items) => {
      const answer = overTheWire(items, []);
      const total = Math.round(answer.totals.total);
      const said = sumsSaid({ ...answer, totals: { ...answer.totals, total } });
      return isDeepStrictEqual(priceOnDevice(answer, book, now), said);
    });
    expect(fc.check(property, { numRuns: 1_000 }).failed).toBe(true);
  });
});

describe('totals over HTTP', () => {
  let api: Api;
  let book: PriceBook;
  beforeAll(async () => {
    api = await startApi();
    book = bookFromWire((await api.get('/services')).body, (await api.get('/pricing')).body);
  });
  afterAll(() => api.stop());

  test('are the same cents for 200 random carts, and made-up totals in the request change nothing', async () => {
    const carts = fc.tuple(arbitraryItems(book), fc.subarray(['SPRING5', 'LOYAL5']));
    const property = fc.asyncProperty(carts, async ([items, codes]) => {
      const cartId = await openCart(api);
      const lies = { totals: { total: 0.01 }, subtotal: 1, discount: 1_000 };
      await api.patch(`/cart/${cartId}/items`, { mode: 'replace', items, ...lies });
      for (const code of codes) await api.post('/promo/coupon/apply', { cartId, code });
      const { body } = await api.get(`/cart/${cartId}?withTotals=1`);
      expect(body.cart.items).toHaveLength(items.length);
      expect(priceOnDevice(body, book, instantFromMs(Date.now()))).toEqual(sumsSaid(body));
    });
    await fc.assert(property, { numRuns: 200 });
  });
});

/** The device's price book, made from nothing but the public calls. */
function bookFromWire(services: readonly ServiceView[], rates: RatesView): PriceBook {
  return priceBook(rates.revision, services.map(serviceFromWire), ratesFromWire(rates, 'customers'));
}

function serviceFromWire(view: ServiceView): Service {
  const { id, slug, kind, pricingType, tag, image, icon } = view;
  return {
    ...{ id, slug, kind, pricingType, tag, image, icon },
    title: view.i18n.title,
    teaser: view.i18n.teaser,
    basePriceCents: toCents(view.basePrice),
    products: view.products.map((product) => ({
      id: product.id,
      slug: product.slug,
      title: product.i18n.title,
      priceCents: toCents(product.price),
      minSeats: product.minSeats,
      extraSeatCents: product.perSeatInc === null ? null : toCents(product.perSeatInc),
    })),
    options: view.options.map((option) => ({
      id: option.id,
      slug: option.slug,
      title: option.i18n.title,
      priceCents: toCents(option.price),
      emoji: option.emoji,
    })),
  };
}
