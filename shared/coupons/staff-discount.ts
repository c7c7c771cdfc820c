import type { Id } from '../kernel/ids.ts';
import type { Cents } from '../kernel/money.ts';
import type { CouponLine } from '../pricing/totals.ts';

/** What the company takes off one booking, and why. It stands among the promotions, with no code. */
export interface StaffDiscount {
  /** Of the booking. */
  readonly id: Id;
  readonly reason: string;
  readonly amountOffCents: Cents;
}

/** Codes are never empty (judgeNewCoupon). */
export function isStaffDiscount({ code }: { readonly code: string }): boolean {
  return code === '';
}

/** PM60: as much of it as is left of the total. */
export function staffDiscountLine(
  { id, reason, amountOffCents }: StaffDiscount,
  restCents: Cents,
): CouponLine {
  const discountCents = Math.min(amountOffCents, Math.max(0, restCents));
  return { id, code: '', label: reason, discountCents, active: true };
}
