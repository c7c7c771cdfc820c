import { isStaffDiscount } from '#shared/coupons/staff-discount.ts';
import { toCents } from '#shared/kernel/money.ts';
import type { Totals } from '#shared/pricing/totals.ts';

function couponsOf({ promotions }: Totals): Totals['promotions'] {
  return promotions.filter((coupon) => !isStaffDiscount(coupon));
}

/** The codes that count in these totals. */
export function countedCoupons(totals: Totals): Totals['promotions'] {
  return couponsOf(totals).filter(({ active }) => active);
}

/**
 * Whether the person agreed to this sum. Naming the total that was on the screen is the consent, and a lower price
 * needs none (D40), unless it is lower because a part of it has no price yet. Without a named total, a code
 * that fell away is a price the customer has not seen (D64).
 */
export function hasConsent(totals: Totals, expectedTotal: number | undefined): boolean {
  if (expectedTotal === undefined) return countedCoupons(totals).length === couponsOf(totals).length;
  const seenCents = toCents(expectedTotal);
  return totals.totalCents === seenCents || (totals.totalCents < seenCents && !hasOpenPrice(totals));
}

/** Something in it is still to be quoted or waits for its route: the sum is not the whole price. */
export function hasOpenPrice(totals: Totals): boolean {
  return totals.lines.some((line) => line.quote || line.provisional);
}
