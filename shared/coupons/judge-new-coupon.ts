import { accept, type Decision, refuse } from '../kernel/decision.ts';
import type { Instant } from '../kernel/instant.ts';
import type { Cents } from '../kernel/money.ts';
import type { CouponReason } from '../pricing/totals.ts';
import { canStack } from './can-stack.ts';
import type { Coupon } from './coupon.ts';
import { ownSum, type SumsByKind } from './eligible-sums.ts';
import { findWindowFault } from './find-window-fault.ts';

export interface CouponRefusal {
  readonly code: CouponReason;
  /** With `promo.minSubtotal` only. */
  readonly minSubtotalCents?: Cents | undefined;
  /** Beside it, of a code for some kinds: what their lines cost (PM12). */
  readonly ofCents?: Cents | undefined;
}

export interface JudgeNewCouponInput {
  /** What the typed code names; `undefined` when it names nothing. */
  readonly coupon: Coupon | undefined;
  readonly applied: readonly Coupon[];
  /** Subtotal without the service charge (D48 and D59). */
  readonly eligibleCents: Cents;
  /** The same by kind, for codes that are for some kinds only. */
  readonly sums?: SumsByKind;
  readonly now: Instant;
}

/**
 * Whether a typed code may join those already applied; `already` is a success without effect (PM1-PM4, PM12).
 * Codes that are off or over do not stand in a new one's way; one that only waits for its minimum does, because
 * it comes back with the sum.
 */
export function judgeNewCoupon(input: JudgeNewCouponInput): Decision<'apply' | 'already', CouponRefusal> {
  const { coupon, applied, eligibleCents, sums = new Map(), now } = input;
  if (coupon === undefined) return refuse({ code: 'promo.invalid' });
  if (applied.some((other) => other.id === coupon.id)) return accept('already');
  const fault = findWindowFault(coupon, now);
  if (fault !== undefined) return refuse({ code: fault });
  const live = applied.filter((other) => findWindowFault(other, now) === undefined);
  if (!canStack(coupon, live)) return refuse({ code: 'promo.stacking' });
  const ownCents = ownSum(coupon, eligibleCents, sums);
  if (ownCents === undefined) return refuse({ code: 'promo.kinds' });
  const minSubtotalCents = coupon.minSubtotalCents ?? 0;
  if (ownCents >= minSubtotalCents) return accept('apply');
  return refuse({
    code: 'promo.minSubtotal',
    minSubtotalCents,
    ...(coupon.kinds && { ofCents: ownCents }),
  });
}
