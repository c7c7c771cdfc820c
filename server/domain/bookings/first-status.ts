import type { BookingStatus } from '#shared/booking/booking-status.ts';
import { isInServiceArea } from '#shared/booking/service-area.ts';
import type { Totals } from '#shared/pricing/totals.ts';
import type { Contact } from './clean-contact.ts';
import { hasOpenPrice } from './has-consent.ts';

/** Decision 107: what still needs a person's look is PENDING; both occupy their time. */
export function firstStatus(totals: Totals, contact: Contact): BookingStatus {
  return hasOpenPrice(totals) || !isInServiceArea(contact) ? 'PENDING' : 'CONFIRMED';
}

/** Whoever enters it has looked at it, wherever it is; a price that is still to come is PENDING all the same. */
export function firstStatusByStaff(totals: Totals): BookingStatus {
  return hasOpenPrice(totals) ? 'PENDING' : 'CONFIRMED';
}
