import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import { parseInstant } from '#shared/kernel/instant.ts';
import { serverNow } from '../../../data/device/clock.ts';

/** The customer still waits for this visit: it is not over and not cancelled. */
export function isUpcoming({ status, endISO }: Pick<BookingRowView, 'status' | 'endISO'>): boolean {
  return status !== 'CANCELLED' && (parseInstant(endISO) ?? 0) > serverNow();
}
