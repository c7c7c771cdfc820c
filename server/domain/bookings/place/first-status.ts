import type { BookingStatus } from '#shared/booking/booking-status.ts';
import type { Totals } from '#shared/pricing/totals.ts';
import type { UnprovenBookings } from '../../../db/repos/bookings/unproven-bookings.ts';
import { isFar, type JudgedPlace } from '../contact/judge-places.ts';
import { hasOpenPrice } from './has-consent.ts';

/** D107: what still needs a person's look is PENDING; both occupy their time. */
export function firstStatus(
  totals: Totals,
  places: readonly JudgedPlace[],
  unproven: UnprovenBookings,
): BookingStatus {
  const isOpen = hasOpenPrice(totals) || isFar(places) || hasTooMany(unproven);
  return isOpen ? 'PENDING' : 'CONFIRMED';
}

/** A household and its neighbours, but not a whole calendar. */
const UNPROVEN_PER_ADDRESS_MAX = 10;
const UNPROVEN_PER_EMAIL_MAX = 3;

/**
 * Whether a caller books more than one customer does, from one network address or under one e-mail in whose mailbox no
 * link of ours was opened: staff look at it before it counts as agreed. Bookings that arrive at the same moment do
 * not count each other; the limit of bookings in ten minutes bounds how many those can be.
 */
export function hasTooMany({ fromAddress, ofEmail }: UnprovenBookings): boolean {
  return fromAddress >= UNPROVEN_PER_ADDRESS_MAX || ofEmail >= UNPROVEN_PER_EMAIL_MAX;
}

/**
 * The member of staff who enters it has looked at it, wherever it is; a price that is still to come is PENDING all
 * the same.
 */
export function firstStatusByStaff(totals: Totals): BookingStatus {
  return hasOpenPrice(totals) ? 'PENDING' : 'CONFIRMED';
}
