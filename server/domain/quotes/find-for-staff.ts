import type { Id } from '#shared/kernel/ids.ts';
import { type BookingRow, findBooking } from '../../db/repos/bookings/bookings.ts';
import type { Tx } from '../../db/with-tenant.ts';
import { AppError } from '../../errors/app-error.ts';
import { toBookingView } from '../bookings/read/booking-view.ts';

/**
 * A booking that may still be quoted, also one whose visit has been. Throws booking.not_found, booking.not_changeable
 * once it is cancelled, quote.accepted, and booking.changed with what it is now when another version was looked at.
 */
export async function findForStaff(tx: Tx, bookingId: Id, expectedVersion?: number): Promise<BookingRow> {
  const booking = await findBooking(tx, bookingId);
  if (!booking) throw new AppError('booking.not_found');
  if (booking.status === 'CANCELLED') throw new AppError('booking.not_changeable');
  if (booking.acceptedQuoteId !== null) throw new AppError('quote.accepted');
  if (booking.version !== (expectedVersion ?? booking.version)) {
    throw new AppError('booking.changed', { booking: toBookingView(booking) });
  }
  return booking;
}
