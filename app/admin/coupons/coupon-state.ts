import type { CouponView } from '#shared/api/admin/coupons.ts';
import { type Instant, parseInstant } from '#shared/kernel/instant.ts';

export type CouponState = 'live' | 'planned' | 'paused' | 'ended' | 'used';
type Judged = Pick<CouponView, 'active' | 'startsAt' | 'endsAt' | 'maxRedemptions' | 'usedCount'>;

/** PM2: the start is inclusive, the end exclusive. What is over stays over, paused or not. */
export function couponState(coupon: Judged, now: Instant): CouponState {
  const { active, startsAt, endsAt, maxRedemptions, usedCount } = coupon;
  if (endsAt !== null && now >= msOf(endsAt)) return 'ended';
  if (maxRedemptions !== null && usedCount >= maxRedemptions) return 'used';
  if (!active) return 'paused';
  return startsAt !== null && now < msOf(startsAt) ? 'planned' : 'live';
}

const order = ['live', 'planned', 'paused', 'used', 'ended'] as const;

/** Live ones first, then what comes next; of equals, the one that ends first. */
export function sortCoupons(coupons: readonly CouponView[], now: Instant): readonly CouponView[] {
  const rank = (coupon: CouponView) => order.indexOf(couponState(coupon, now));
  const end = ({ endsAt }: CouponView) => (endsAt === null ? Number.POSITIVE_INFINITY : msOf(endsAt));
  return [...coupons].sort(
    (a, b) => rank(a) - rank(b) || compare(end(a), end(b)) || a.code.localeCompare(b.code),
  );
}

/** Where now stands in the window, 0 to 1; null without both ends. */
export function windowPart({ startsAt, endsAt }: Judged, now: Instant): number | null {
  if (startsAt === null || endsAt === null) return null;
  const from = msOf(startsAt);
  return Math.min(1, Math.max(0, (now - from) / (msOf(endsAt) - from)));
}

function compare(a: number, b: number): number {
  return a === b ? 0 : a - b; // two endless ones would give NaN
}

function msOf(iso: string): number {
  return parseInstant(iso) ?? 0;
}
