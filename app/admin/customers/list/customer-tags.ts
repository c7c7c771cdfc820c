import type { CustomerView } from '#shared/api/admin/customers.ts';
import { type Instant, parseInstant } from '#shared/kernel/instant.ts';

export const LOYAL_BOOKINGS = 3;
export const AT_RISK_BOOKINGS = 2;
export const AT_RISK_DAYS = 120;

const DAY_MS = 86_400_000;

export type CustomerTag = 'loyal' | 'atRisk';

/**
 * Cancelled visits make no customer loyal. Who has a visit to come is not at risk, however long ago the last one was.
 */
export function customerTags(customer: CustomerView, now: Instant): readonly CustomerTag[] {
  const kept = customer.totalBookings - customer.cancelledCount;
  const lastAt = parseInstant(customer.lastBookingISO) ?? now;
  const isLongAgo = now - lastAt > AT_RISK_DAYS * DAY_MS;
  return [
    ...(kept >= LOYAL_BOOKINGS ? (['loyal'] as const) : []),
    ...(kept >= AT_RISK_BOOKINGS && isLongAgo && customer.upcomingCount === 0 ? (['atRisk'] as const) : []),
  ];
}

/** Nothing was ever kept: the last booking is a cancelled one. */
export function hasOnlyCancelled({ totalBookings, cancelledCount }: CustomerView): boolean {
  return cancelledCount >= totalBookings;
}

/** Of all bookings ever made, 0 to 1. */
export function cancelledShare({ totalBookings, cancelledCount }: CustomerView): number {
  return totalBookings === 0 ? 0 : cancelledCount / totalBookings;
}
