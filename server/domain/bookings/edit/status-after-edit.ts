import type { BookingStatus } from '#shared/booking/booking-status.ts';
import { isInServiceArea } from '#shared/booking/service-area.ts';
import { sameValue } from '#shared/cart/same-value.ts';
import type { BookingRow } from '../../../db/repos/bookings/bookings.ts';
import type { Contact } from '../contact/clean-contact.ts';
import type { PricedCart } from '../place/price-for-booking.ts';

/**
 * PENDING as soon as the edit brings something that a person has to look at (D107): another place outside the
 * area, or another line without its whole price. What staff have confirmed already is not confirmed again; and a
 * visit that has nothing open any more is CONFIRMED.
 */
export function statusAfterEdit(
  booking: BookingRow,
  { cart, totals }: PricedCart,
  place: Pick<Contact, 'country' | 'postalCode'>,
): BookingStatus {
  const isFar = !isInServiceArea(place);
  const open = cart.items.filter((_, index) => isOpen(totals.lines[index]));
  if (!isFar && open.length === 0) return 'CONFIRMED';
  if (booking.status !== 'CONFIRMED') return booking.status;
  const isSamePlace = booking.postalCode === place.postalCode && booking.country === place.country;
  const isSameWork = open.every((item) => booking.items.some((booked) => sameValue(booked, item)));
  return (!isFar || isSamePlace) && isSameWork ? 'CONFIRMED' : 'PENDING';
}

function isOpen(line: PricedCart['totals']['lines'][number] | undefined): boolean {
  return line !== undefined && (line.quote || line.provisional);
}
