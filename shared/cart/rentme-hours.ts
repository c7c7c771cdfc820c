import { positiveUpTo, RENTME_HOURS_MAX } from './limits.ts';

/** Lets 3 h that arrive as 3.0000000001 stay 3: less than a millisecond is no started hour. */
const HOUR_NOISE = 1e-7;

/** Hours that are charged: whole started ones, 1 to 10 (PR14; D244). */
export function rentmeHours(hoursWish: unknown): number {
  return Math.max(1, Math.ceil((positiveUpTo(hoursWish, RENTME_HOURS_MAX) ?? 1) - HOUR_NOISE));
}
