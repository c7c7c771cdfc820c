import type { BookingStatus } from '#shared/booking/booking-status.ts';
import type { BookingRow } from '../../../db/repos/bookings/bookings.ts';
import type { UnprovenBookings } from '../../../db/repos/bookings/unproven-bookings.ts';
import { isFar, type JudgedPlace } from '../contact/judge-places.ts';
import { hasTooMany } from '../place/first-status.ts';
import { hasOpenPrice } from '../place/has-consent.ts';
import type { PricedCart } from '../place/price-for-booking.ts';
import { isProvisional } from '../read/open-part-of.ts';
import { asksNewPrice } from './asks-new-price.ts';

/** Where a booking leads after an edit, and which of it is new. */
export interface EditedPlaces {
  readonly all: readonly JudgedPlace[];
  /** By its customer: what staff add, they have looked at. */
  readonly added: readonly JudgedPlace[];
}

/** What a booking that its customer edits may have waited for. Staff have looked at whatever it is. */
interface WaitBefore {
  readonly places: readonly JudgedPlace[];
  readonly unproven: UnprovenBookings;
}

/**
 * PENDING as soon as the edit brings something that a person has to look at (D107): another place outside the
 * area, or another line without its whole price. What staff have confirmed already is not confirmed again; and a
 * visit that has nothing open any more is CONFIRMED, unless it waits for what no edit of its customer cures (D379).
 */
export function statusAfterEdit(
  booking: BookingRow,
  { cart, totals }: PricedCart,
  { all, added }: EditedPlaces,
  wait: WaitBefore | undefined,
): BookingStatus {
  if (!isFar(all) && !hasOpenPrice(totals)) {
    return wait === undefined || isCured(booking, wait) ? 'CONFIRMED' : booking.status;
  }
  if (booking.status !== 'CONFIRMED') return booking.status;
  if (booking.acceptedQuoteId !== null && totals.lines.some(({ quote }) => quote)) return 'PENDING';
  return isFar(added) || asksNewPrice(booking, cart.items, totals.lines) ? 'PENDING' : 'CONFIRMED';
}

/** It waited for a place or a price, and for nothing else. */
function isCured({ itemsSnapshot }: BookingRow, { places, unproven }: WaitBefore): boolean {
  const wasOpen = itemsSnapshot.some((line) => line.quote || isProvisional(line));
  return (wasOpen || isFar(places)) && !hasTooMany(unproven);
}
