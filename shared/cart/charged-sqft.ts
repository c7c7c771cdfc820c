import { positiveUpTo, SQFT_MAX, SQFT_MIN } from './limits.ts';

/** Area of a tile room that is priced and timed: 50 when absent or smaller (D31). */
export function chargedSqft(sqft: unknown): number {
  return Math.max(SQFT_MIN, positiveUpTo(sqft, SQFT_MAX) ?? SQFT_MIN);
}
