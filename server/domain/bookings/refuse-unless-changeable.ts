import type { Instant } from '#shared/kernel/instant.ts';
import type { BookingRow } from '../../db/repos/bookings/bookings.ts';
import { AppError } from '../../errors/app-error.ts';

/** Until the start, and not once it is cancelled (D115). Throws booking.not_changeable. */
export function refuseUnlessChangeable(booking: BookingRow, now: Instant): void {
  if (booking.status === 'CANCELLED' || booking.startsAt <= now) {
    throw new AppError('booking.not_changeable');
  }
}
