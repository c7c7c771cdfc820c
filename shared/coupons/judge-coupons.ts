import type { Instant } from '../kernel/instant.ts';
import type { Cents } from '../kernel/money.ts';
import type { CouponLine } from '../pricing/totals.ts';
import { canStack } from './can-stack.ts';
import type { Coupon } from './coupon.ts';
import { findWindowFault } from './find-window-fault.ts';

export interface JudgeCouponsInput {
  /** In order of application. */
  readonly coupons: readonly Coupon[];
  /** Subtotal without the service charge (D48 and D59). */
  readonly eligibleCents: Cents;
  readonly now: Instant;
}

export interface JudgedCoupons {
  readonly promotions: readonly CouponLine[];
  /** Exactly the sum of the promotions' discounts; never more than `eligibleCents`. */
  readonly discountCents: Cents;
}

/**
 * Judges every applied code against this sum, at this moment (PM5-PM8). A code that does not count stays listed,
 * inactive, with its reason, and comes back when the sum does. The same coupon listed twice counts once.
 */
export function judgeCoupons({ coupons, eligibleCents, now }: JudgeCouponsInput): JudgedCoupons {
  const promotions: CouponLine[] = [];
  const counted: Coupon[] = [];
  let restCents = Math.max(0, eligibleCents);
  for (const coupon of firstOfEach(coupons)) {
    const reason = findReason(coupon, counted, eligibleCents, now);
    const discountCents = reason === undefined ? Math.min(Math.max(0, coupon.amountOffCents), restCents) : 0;
    if (reason === undefined) counted.push(coupon);
    restCents -= discountCents;
    promotions.push(couponLine(coupon, discountCents, reason));
  }
  return { promotions, discountCents: Math.max(0, eligibleCents) - restCents };
}

function findReason(
  coupon: Coupon,
  counted: readonly Coupon[],
  eligibleCents: Cents,
  now: Instant,
): CouponLine['reason'] {
  const fault = findWindowFault(coupon, now);
  if (fault !== undefined) return fault;
  if (!canStack(coupon, counted)) return 'promo.stacking';
  return eligibleCents < (coupon.minSubtotalCents ?? 0) ? 'promo.minSubtotal' : undefined;
}

function couponLine(coupon: Coupon, discountCents: Cents, reason: CouponLine['reason']): CouponLine {
  const line = { id: coupon.id, code: coupon.code, label: coupon.title || coupon.code, discountCents };
  return reason === undefined ? { ...line, active: true } : { ...line, active: false, reason };
}

function firstOfEach(coupons: readonly Coupon[]): readonly Coupon[] {
  return [...new Map([...coupons].reverse().map((coupon) => [coupon.id, coupon])).values()].reverse();
}
