import type { TotalsLine } from '#shared/pricing/totals.ts';

/** How many things in the cart have no price yet (decision 46). */
export function countQuotes(lines: readonly TotalsLine[]): number {
  return lines.filter((line) => line.quote).reduce((sum, line) => sum + line.qty, 0);
}
