import type { BookingStatus } from '#shared/booking/booking-status.ts';
import type { Instant } from '#shared/kernel/instant.ts';

/** What there is to do about a booking now, by status first. */
export function nextStep(
  { status, startAt, endAt }: { status: BookingStatus; startAt: Instant; endAt: Instant },
  at: Instant,
): 'cancelled' | 'over' | 'running' | 'pending' | 'confirmed' {
  if (status === 'CANCELLED') return 'cancelled';
  if (at >= endAt) return 'over';
  if (at >= startAt) return 'running';
  return status === 'PENDING' ? 'pending' : 'confirmed';
}
