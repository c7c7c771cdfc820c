import { toCents } from '#shared/kernel/money.ts';
import type { Totals } from '#shared/pricing/totals.ts';

/** The codes that count in these totals. */
export function countedCodes(totals: Totals): Totals['promotions'] {
  return totals.promotions.filter(({ active }) => active);
}

/**
 * Whether the person agreed to this sum. Naming the total that was on the screen is the consent; without it, a code
 * that fell away is a price nobody has seen (decision 64).
 */
export function hasConsent(totals: Totals, expectedTotal: number | undefined): boolean {
  if (expectedTotal !== undefined) return toCents(expectedTotal) === totals.totalCents;
  return countedCodes(totals).length === totals.promotions.length;
}
