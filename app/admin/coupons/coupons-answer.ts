import type { CouponsAnswer, CouponView } from '#shared/api/admin/coupons.ts';
import type { Id } from '#shared/kernel/ids.ts';

/** As the server now has it: a new one stands first. */
export function withCoupon(answer: CouponsAnswer, coupon: CouponView): CouponsAnswer {
  const isKnown = answer.coupons.some(({ id }) => id === coupon.id);
  const coupons = isKnown
    ? answer.coupons.map((known) => (known.id === coupon.id ? coupon : known))
    : [coupon, ...answer.coupons];
  return { ...answer, coupons };
}

export function withoutCoupon(answer: CouponsAnswer, couponId: Id): CouponsAnswer {
  return { ...answer, coupons: answer.coupons.filter(({ id }) => id !== couponId) };
}
