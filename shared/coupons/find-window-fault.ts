import type { Instant } from '../kernel/instant.ts';
import type { Coupon } from './coupon.ts';

/**
 * PM2, D62: switched off or not started yet is `invalid`, so that no customer learns of a code before its day;
 * the start is inclusive, the end exclusive. `undefined` means the code is live.
 */
export function findWindowFault(
  coupon: Coupon,
  now: Instant,
): 'promo.invalid' | 'promo.expired' | 'promo.firstOnly' | undefined {
  if (!coupon.active) return coupon.offWhy ?? 'promo.invalid';
  if (coupon.startsAt !== null && now < coupon.startsAt) return 'promo.invalid';
  if (coupon.endsAt !== null && now >= coupon.endsAt) return 'promo.expired';
  return undefined;
}
