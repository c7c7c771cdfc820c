import type { Instant } from '../kernel/instant.ts';
import type { Cents } from '../kernel/money.ts';
import type { CouponLine } from '../pricing/totals.ts';
import { canStack } from './can-stack.ts';
import type { Coupon } from './coupon.ts';
import { discountRoom, type Taken } from './discount-room.ts';
import { fullDiscount, ownSum, type SumsByKind } from './eligible-sums.ts';
import { findWindowFault } from './find-window-fault.ts';

export interface JudgeCouponsInput {
  /** In order of application. */
  readonly coupons: readonly Coupon[];
  /** Subtotal without the service charge (D48 and D59). */
  readonly eligibleCents: Cents;
  /** The same by kind, for codes that are for some kinds only. */
  readonly sums?: SumsByKind;
  readonly now: Instant;
}

export interface JudgedCoupons {
  readonly promotions: readonly CouponLine[];
  /** Exactly the sum of the promotions' discounts; never more than `eligibleCents`. */
  readonly discountCents: Cents;
}

/**
 * Judges every applied code against this sum, at this moment (PM5-PM8, PM11, PM12). A code that does not count stays
 * listed, inactive, with its reason, and comes back when the sum does. The same coupon listed twice counts once.
 */
export function judgeCoupons({
  coupons,
  eligibleCents,
  sums = new Map(),
  now,
}: JudgeCouponsInput): JudgedCoupons {
  const wholeCents = Math.max(0, eligibleCents);
  const promotions: CouponLine[] = [];
  const counted: Coupon[] = [];
  const taken: Taken[] = [];
  let discountCents = 0;
  for (const coupon of firstOfEach(coupons)) {
    const ownCents = ownSum(coupon, wholeCents, sums);
    const reason = findReason(coupon, counted, ownCents, now);
    const kinds = coupon.kinds ?? null;
    const cents =
      reason === undefined
        ? Math.min(fullDiscount(coupon, ownCents ?? 0), discountRoom(kinds, taken, wholeCents, sums))
        : 0;
    if (reason === undefined) {
      counted.push(coupon);
      taken.push({ kinds, cents });
    }
    discountCents += cents;
    promotions.push({
      ...couponLine(coupon, cents, reason),
      ...(coupon.kinds && { ofCents: ownCents ?? 0 }),
    });
  }
  return { promotions, discountCents };
}

function findReason(
  coupon: Coupon,
  counted: readonly Coupon[],
  ownCents: Cents | undefined,
  now: Instant,
): CouponLine['reason'] {
  const fault = findWindowFault(coupon, now);
  if (fault !== undefined) return fault;
  if (!canStack(coupon, counted)) return 'promo.stacking';
  if (ownCents === undefined) return 'promo.kinds';
  return ownCents < (coupon.minSubtotalCents ?? 0) ? 'promo.minSubtotal' : undefined;
}

function couponLine(coupon: Coupon, discountCents: Cents, reason: CouponLine['reason']): CouponLine {
  const line = { id: coupon.id, code: coupon.code, label: coupon.title || coupon.code, discountCents };
  return reason === undefined ? { ...line, active: true } : { ...line, active: false, reason };
}

function firstOfEach(coupons: readonly Coupon[]): readonly Coupon[] {
  return coupons.filter(({ id }, index) => coupons.findIndex((coupon) => coupon.id === id) === index);
}
