import type { BookingStatus } from '#shared/booking/booking-status.ts';
import type { Totals } from '#shared/pricing/totals.ts';
import type { Contact } from './clean-contact.ts';
import { hasOpenPrice } from './has-consent.ts';

/** Florida's ZIP codes begin with 32, 33 or 34 (decision 132). */
const FLORIDA_ZIP = /^3[234]\d{3}(-?\d{4})?$/;

/** Decision 107: what still needs a person's look is PENDING; both occupy their time. */
export function firstStatus(totals: Totals, contact: Contact): BookingStatus {
  return hasOpenPrice(totals) || !isInFlorida(contact) ? 'PENDING' : 'CONFIRMED';
}

function isInFlorida({ country, postalCode }: Contact): boolean {
  return country === 'US' && FLORIDA_ZIP.test(postalCode);
}
