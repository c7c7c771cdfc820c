import type { Id } from '#shared/kernel/ids.ts';
import type { BookingRow } from '../../../db/repos/bookings/bookings.ts';
import { type Redemption, redeemCoupons } from '../../../db/repos/carts/coupons.ts';
import type { Tx } from '../../../db/with-tenant.ts';
import { totalsOf } from '../../carts/cart-answer.ts';
import { countedCoupons } from './has-consent.ts';
import { type PricedCart, type PricingAttempt, priceChanged } from './price-for-booking.ts';

/**
 * A code whose last use went to another customer a moment ago is taken off the sum, and the person is asked again. One
 * that takes nothing off, as in a request for a quote, keeps its use. Those that the booking `has` are used already.
 */
export async function redeemCouponsOf(
  tx: Tx,
  attempt: PricingAttempt,
  priced: PricedCart,
  booking: Pick<BookingRow, 'id' | 'email' | 'phone'>,
  has: ReadonlySet<Id> = new Set(),
): Promise<void> {
  const wanted = countedCoupons(priced.totals).filter(
    ({ id, discountCents }) => discountCents > 0 && !has.has(id),
  );
  if (wanted.length === 0) return;
  const counted = await redeemCoupons(tx, booking, redemptionsOf(wanted));
  if (counted.length === wanted.length) return;
  const coupons = priced.cart.coupons.map((coupon) => ({
    ...coupon,
    active: coupon.active && (counted.includes(coupon.id) || !wanted.some(({ id }) => id === coupon.id)),
  }));
  const cart = { ...priced.cart, coupons };
  throw priceChanged(attempt, { cart, totals: totalsOf(cart, attempt.catalogue, attempt.now) });
}

export function redemptionsOf(coupons: PricedCart['totals']['promotions']): readonly Redemption[] {
  return coupons.map(({ id, discountCents }) => ({ couponId: id, discountCents }));
}
