import type { BookedCartView, CartAnswer, CartView, TotalsView } from '#shared/api/cart.ts';
import { endsOffer } from '#shared/booking/ends-offer.ts';
import type { CartItem } from '#shared/cart/cart.ts';
import type { Rates } from '#shared/catalogue/rates.ts';
import type { Coupon } from '#shared/coupons/coupon.ts';
import type { Instant } from '#shared/kernel/instant.ts';
import { formatInstant } from '#shared/kernel/instant.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import { type Cents, toDollars } from '#shared/kernel/money.ts';
import { type BookedCart, findBookedPrice } from '#shared/pricing/booked-cart.ts';
import { withBookedServices } from '#shared/pricing/booked-services.ts';
import { deliveryPricing } from '#shared/pricing/delivery-pricing.ts';
import { priceCart } from '#shared/pricing/price-cart.ts';
import type { CouponLine, Totals, TotalsLine } from '#shared/pricing/totals.ts';
import type { CartRow } from '../../db/repos/carts/carts.ts';
import type { CatalogueSnapshot } from '../catalogue/catalogue-cache.ts';
import { toPricingView } from '../delivery/pricing-view.ts';

/** The one place where cents become the dollars of a cart's answer (D23). */

export function totalsOf(cart: CartRow, catalogue: CatalogueSnapshot, now: Instant): Totals {
  const { book, stepMin } = catalogue;
  const { items, coupons, booked } = cart;
  return priceCart({ items, book, coupons, now, stepMin, booked });
}

/** The full answer of every cart and promotion call (D162). Titles come in the tenant's language. */
export function toCartAnswer(
  cart: CartRow,
  catalogue: CatalogueSnapshot,
  now: Instant,
  locale: Locale,
): CartAnswer {
  const known = withBooked(catalogue, cart.booked);
  const totals = totalsOf(cart, known, now);
  return { cart: toCartView(cart, totals, known), totals: toTotalsView(totals, known, locale) };
}

/** PR29: what a cart that edits a booking is priced and named with. */
export function withBooked(catalogue: CatalogueSnapshot, booked: BookedCart | null): CatalogueSnapshot {
  return { ...catalogue, book: withBookedServices(catalogue.book, booked) };
}

export function toCartView(cart: CartRow, totals: Totals, { book }: CatalogueSnapshot): CartView {
  return {
    id: cart.id,
    status: cart.status,
    version: cart.version,
    editingBookingId: cart.editingBookingId,
    // Same shape; the wire's arrays are only not readonly.
    items: cart.items.map((item) => withPricing(item, cart, book.rates)) as CartView['items'],
    promotions: cart.coupons.map((coupon) =>
      toCartCouponView(coupon, totals.promotions.find(({ id }) => id === coupon.id)?.discountCents ?? 0),
    ),
    booked: cart.booked ? toBookedCartView(cart.booked, isOfferEnded(cart, totals)) : null,
  };
}

/** What each delivery costs, fee by fee; not of one that keeps the price of its booking (PR29). */
function withPricing(item: CartItem, { booked }: CartRow, rates: Rates): CartItem {
  if (item.instances.every(({ deliveryMeta }) => deliveryMeta === undefined)) return item;
  const instances = item.instances.map((instance) => {
    const { deliveryMeta } = instance;
    if (deliveryMeta === undefined || findBookedPrice(item, instance, booked)) return instance;
    const pricing = toPricingView(deliveryPricing(deliveryMeta, rates));
    return { ...instance, deliveryMeta: { ...deliveryMeta, pricing } };
  });
  return { ...item, instances };
}

/** D578, were it saved as it is. */
function isOfferEnded({ items, booked }: CartRow, { lines, minutes }: Totals): boolean {
  if (booked?.offered === undefined) return booked?.endsOffer === true;
  return endsOffer({ ...booked, items: booked.offered }, { items, lines, minutes });
}

/** For the device to price and time untouched lines as the server does, and to show what everything cost before. */
function toBookedCartView(
  { totalCents, minutes, serviceChargeCents, lines, staffDiscount, services }: BookedCart,
  isOfferEnded: boolean,
): BookedCartView {
  return {
    total: toDollars(totalCents),
    minutes,
    serviceCharge: serviceChargeCents === null ? null : toDollars(serviceChargeCents),
    ...(staffDiscount && {
      staffDiscount: {
        id: staffDiscount.id,
        reason: staffDiscount.reason,
        amount: toDollars(staffDiscount.amountOffCents),
      },
    }),
    ...(services && { services: [...services] }),
    ...(isOfferEnded && { endsOffer: true }),
    lines: lines.map(({ cartItemId, serviceId, productId, amountCents, quote, provisional, instances }) => ({
      cartItemId,
      serviceId,
      productId,
      amount: toDollars(amountCents),
      quote,
      provisional,
      instances: instances.map((one) => ({
        instance: one.instance as CartView['items'][number]['instances'][number], // as the items above
        amount: toDollars(one.amountCents),
        productBase: toDollars(one.productBaseCents),
        optionsSum: toDollars(one.optionsSumCents),
        minutes: one.minutes,
      })),
    })),
  };
}

/** A coupon's own terms, for the device to judge as the server does; the verdict stands in the totals. */
function toCartCouponView(coupon: Coupon, discountCents: Cents): CartView['promotions'][number] {
  const label = coupon.title || coupon.code;
  const terms = specialTerms(coupon);
  return {
    id: coupon.id,
    code: coupon.code,
    label,
    amountOff: toDollars(terms ? discountCents : coupon.amountOffCents),
    minSubtotal: coupon.minSubtotalCents === null ? null : toDollars(coupon.minSubtotalCents),
    startsAt: coupon.startsAt === null ? null : formatInstant(coupon.startsAt),
    endsAt: coupon.endsAt === null ? null : formatInstant(coupon.endsAt),
    stacking: coupon.stacking,
    active: coupon.active,
    ...(terms && { terms }),
    discountAmount: toDollars(discountCents),
    payload: { code: coupon.code, label },
  };
}

function specialTerms(coupon: Coupon): CartView['promotions'][number]['terms'] {
  const { percentOff = null, maxOffCents = null, firstOnly = false, kinds = null, offWhy } = coupon;
  if (!percentOff && !firstOnly && !kinds) return undefined;
  return {
    amountOff: toDollars(coupon.amountOffCents),
    percentOff,
    maxOff: maxOffCents === null ? null : toDollars(maxOffCents),
    firstOnly,
    kinds: kinds && [...kinds],
    ...(offWhy && { offWhy }),
  };
}

export function toTotalsView(totals: Totals, catalogue: CatalogueSnapshot, locale: Locale): TotalsView {
  return {
    currency: totals.currency,
    minutes: totals.minutes,
    estimate: totals.estimate,
    quote: totals.quote,
    lines: totals.lines.map((line) => toLineView(line, catalogue, locale)),
    subtotal: toDollars(totals.subtotalCents),
    serviceCharge: toDollars(totals.serviceChargeCents),
    tileMinimum: toDollars(totals.tileMinimumCents),
    promotions: totals.promotions.map(toCouponLineView),
    discount: toDollars(totals.discountCents),
    total: toDollars(totals.totalCents),
  };
}

function toLineView(
  line: TotalsLine,
  catalogue: CatalogueSnapshot,
  locale: Locale,
): TotalsView['lines'][number] {
  return {
    cartItemId: line.cartItemId,
    serviceTitle: catalogue.book.services.get(line.serviceId)?.title[locale] ?? '',
    amount: toDollars(line.amountCents),
    qty: line.qty,
    parts: {
      productBase: toDollars(line.parts.productBaseCents),
      optionsSum: toDollars(line.parts.optionsSumCents),
    },
    estimate: line.estimate,
    quote: line.quote,
    provisional: line.provisional,
    withdrawn: line.withdrawn,
  };
}

function toCouponLineView(applied: CouponLine): TotalsView['promotions'][number] {
  const { id, code, label, active, reason } = applied;
  const ofAmount = applied.ofCents === undefined ? {} : { ofAmount: toDollars(applied.ofCents) };
  const view = { id, code, label, discountAmount: toDollars(applied.discountCents), active, ...ofAmount };
  if (reason === undefined) return view;
  return reason === 'promo.firstOnly' || reason === 'promo.kinds'
    ? { ...view, reason: 'promo.invalid', why: reason }
    : { ...view, reason };
}
