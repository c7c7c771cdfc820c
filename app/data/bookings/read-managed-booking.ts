import type { BookingView } from '#shared/api/bookings.ts';
import type { Id } from '#shared/kernel/ids.ts';
import type { Instant } from '#shared/kernel/instant.ts';
import { db } from '../device/db.ts';
import { managedBookingKey } from './managed-booking.ts';

/** The last copy of a booking that this device was allowed to see. */
export async function readManagedBooking(
  id: Id,
): Promise<{ readonly booking: BookingView; readonly fetchedAt: Instant } | undefined> {
  const row = await db.cache.get(managedBookingKey(id));
  return row?.kind === 'booking' ? { booking: row.booking, fetchedAt: row.fetchedAt } : undefined;
}
