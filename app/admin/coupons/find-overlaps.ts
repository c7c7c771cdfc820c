import type { CouponView } from '#shared/api/admin/coupons.ts';
import { type Instant, parseInstant } from '#shared/kernel/instant.ts';

interface Window {
  readonly startsAt: Instant | null;
  readonly endsAt: Instant | null;
  readonly stacking: boolean;
}

/** PM3: coupons valid at some moment with this one that a cart could not hold beside it. Half-open windows that touch do not meet. */
export function findOverlaps(
  mine: Window,
  others: readonly CouponView[],
  now: Instant,
): readonly CouponView[] {
  return others.filter((other) => {
    if (!other.active || (mine.stacking && other.stacking)) return false;
    const startsAt = Math.max(atOf(other.startsAt) ?? -Infinity, mine.startsAt ?? -Infinity, now);
    const endsAt = Math.min(atOf(other.endsAt) ?? Infinity, mine.endsAt ?? Infinity);
    return startsAt < endsAt;
  });
}

function atOf(iso: string | null): Instant | undefined {
  return iso === null ? undefined : parseInstant(iso);
}
