import type { BookingView } from '#shared/api/bookings.ts';
import { listHistory } from '../../../db/repos/bookings/booking-events.ts';
import type { BookingRow } from '../../../db/repos/bookings/bookings.ts';
import type { Tx } from '../../../db/with-tenant.ts';
import { toHistory } from './booking-history.ts';
import { toBookingView } from './booking-view.ts';

/** What the owner sees after a change, with the line that the change has just added. */
export async function viewWithHistory(tx: Tx, booking: BookingRow): Promise<BookingView> {
  return { ...toBookingView(booking), history: toHistory(await listHistory(tx, booking.id)) };
}
