import type { OpenOffer } from '#shared/booking/quote-rules.ts';
import type { Id } from '#shared/kernel/ids.ts';
import type { BookingRow } from '../../db/repos/bookings/bookings.ts';
import { AppError } from '../../errors/app-error.ts';
import { toBookingView } from '../bookings/read/booking-view.ts';

/**
 * The quote that a customer answers to. Throws booking.not_changeable for a cancelled booking, and booking.changed with
 * what it is now when another quote, or none, waits for an answer: no customer agrees to what they have not seen.
 */
export function openQuoteOf(booking: BookingRow, quoteId: Id): OpenOffer {
  if (booking.status === 'CANCELLED') throw new AppError('booking.not_changeable');
  if (booking.offer?.id !== quoteId)
    throw new AppError('booking.changed', { booking: toBookingView(booking) });
  return booking.offer;
}
