import type { BookingView } from '#shared/api/bookings.ts';
import { isOffered } from '../../data/bookings/is-offered.ts';
import type { Confirmation } from '../../data/place/read-confirmation.ts';

/** `offered`: a price for it waits for the customer's answer. */
export type FreshConfirmation = Confirmation & { readonly offered?: boolean };

/**
 * What the answer to booking said, with the booking as it is now in its place: it may have been changed in another tab,
 * by staff or by an accepted quote since. What the booking does not name any more is not left from the answer.
 */
export function refreshConfirmation(made: Confirmation, booking: BookingView | undefined): FreshConfirmation {
  if (booking === undefined) return made;
  const { status, startISO, endISO, serviceTitle, serviceType, customerName, email } = booking;
  const { quote, estimate, total, toQuote, provisional } = booking;
  const visit = { status, startISO, endISO, serviceTitle, serviceType, customerName, email };
  return { ...made, ...visit, quote, estimate, total, toQuote, provisional, offered: isOffered(booking) };
}
