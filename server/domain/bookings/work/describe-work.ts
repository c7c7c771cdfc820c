import type { CouponSnapshot } from '#shared/booking/snapshot.ts';
import type { PriceBook } from '#shared/catalogue/price-book.ts';
import { isStaffDiscount } from '#shared/coupons/staff-discount.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import type { NewBooking } from '../../../db/repos/bookings/bookings.ts';
import { notesWithPrefix } from '../contact/notes-with-prefix.ts';
import type { PricedCart } from '../place/price-for-booking.ts';
import { takeSnapshot } from './take-snapshot.ts';
import { titleOf } from './title-of.ts';

export type Work = Pick<
  NewBooking,
  | 'notes'
  | 'notesPrefix'
  | 'serviceTitle'
  | 'serviceType'
  | 'minutes'
  | 'quote'
  | 'estimate'
  | 'subtotalCents'
  | 'serviceChargeCents'
  | 'discountCents'
  | 'totalCents'
  | 'items'
  | 'itemsSnapshot'
  | 'promotionsSnapshot'
>;

/** What is to be done and what it costs, as a booking keeps it, in this language. */
export function describeWork(
  { cart, totals }: PricedCart,
  book: PriceBook,
  locale: Locale,
  notes: string | undefined,
): Work {
  const snapshot = takeSnapshot(cart.items, totals, book, locale);
  return {
    ...notesWithPrefix(notes, cart.items, book),
    ...titleOf(cart.items, book, locale),
    minutes: totals.minutes,
    quote: totals.quote,
    estimate: totals.estimate,
    subtotalCents: totals.subtotalCents,
    serviceChargeCents: totals.serviceChargeCents,
    discountCents: totals.discountCents,
    totalCents: totals.totalCents,
    items: cart.items,
    itemsSnapshot: snapshot.lines,
    promotionsSnapshot: snapshot.promotions.map((applied) => withTerms(applied, cart)),
  };
}

function withTerms(applied: CouponSnapshot, { coupons, booked }: PricedCart['cart']): CouponSnapshot {
  if (isStaffDiscount(applied)) return withGranted(applied, booked?.staffDiscount?.amountOffCents);
  const coupon = coupons.find(({ id }) => id === applied.promotionId);
  if (!coupon) return applied;
  const { amountOffCents, minSubtotalCents, stacking, percentOff, maxOffCents, kinds } = coupon;
  const special = { ...(percentOff && { percentOff, maxOffCents }), ...(kinds && { kinds }) };
  return { ...applied, terms: { amountOffCents, minSubtotalCents, stacking, ...special } };
}

/** More than it could take off now may count after the next edit (PM60). */
export function withGranted(applied: CouponSnapshot, grantedCents = 0): CouponSnapshot {
  return { ...applied, terms: { amountOffCents: grantedCents, minSubtotalCents: null, stacking: true } };
}
