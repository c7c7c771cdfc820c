import { normalizeCode } from '#shared/coupons/coupon.ts';
import { type CouponOutcome, changeCoupon, postCoupon } from './apply-coupon.ts';

/** Takes a code off the cart. */
export function removeCoupon(code: string): Promise<CouponOutcome> {
  const takenOff = normalizeCode(code);
  return changeCoupon((cartId) => postCoupon('/promo/coupon/remove', cartId, takenOff), takenOff);
}
