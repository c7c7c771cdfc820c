import type { Coupon } from './coupon.ts';

/** PM3: several codes only when every one of them stacks (D56). */
export function canStack(coupon: Coupon, others: readonly Coupon[]): boolean {
  return others.length === 0 || (coupon.stacking && others.every((other) => other.stacking));
}
