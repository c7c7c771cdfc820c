import { isErasedAddress } from '#shared/booking/correctable.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { type BookingRow, findBooking } from '../../db/repos/bookings/bookings.ts';
import type { Tx } from '../../db/with-tenant.ts';
import { AppError } from '../../errors/app-error.ts';
import { toBookingView } from '../bookings/read/booking-view.ts';

/**
 * A booking that may still be quoted, also one whose visit has been. Throws booking.not_found, booking.not_changeable
 * once it is cancelled or its customer erased, and quote.accepted.
 */
export async function findForStaff(tx: Tx, bookingId: Id): Promise<BookingRow> {
  const booking = await findBooking(tx, bookingId);
  if (!booking) throw new AppError('booking.not_found');
  if (booking.status === 'CANCELLED' || isErasedAddress(booking.email))
    throw new AppError('booking.not_changeable');
  if (booking.acceptedQuoteId !== null) throw new AppError('quote.accepted');
  return booking;
}

/**
 * Asked only where there is something to change: a change that was made and whose answer was lost may be sent again
 * (D235). Throws booking.changed with what it is now when another version was looked at.
 */
export function refuseIfStale(booking: BookingRow, expectedVersion: number | undefined): void {
  if (booking.version === (expectedVersion ?? booking.version)) return;
  throw new AppError('booking.changed', { booking: toBookingView(booking) });
}
