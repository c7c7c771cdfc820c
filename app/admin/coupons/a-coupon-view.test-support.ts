import type { CouponView } from '#shared/api/admin/coupons.ts';

export function aCouponView(given: Partial<CouponView> = {}): CouponView {
  return {
    id: given.code ?? 'coupon',
    code: 'WELCOME10',
    title: '',
    amountOff: 10,
    minSubtotal: null,
    startsAt: null,
    endsAt: null,
    stacking: false,
    active: true,
    maxRedemptions: null,
    oncePerEmail: false,
    usedCount: 0,
    discountTotal: 0,
    revenueTotal: 0,
    version: 1,
    ...given,
  };
}
