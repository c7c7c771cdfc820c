import type { BookingView } from '#shared/api/bookings.ts';
import { isQuoteExpired } from '#shared/booking/quote-rules.ts';
import { parseDay } from '#shared/kernel/day.ts';
import { serverNow } from '../device/clock.ts';

/**
 * Whether a price waits for the customer's answer (D556): also by this device, whose copy may be from before its last day
 * was over.
 */
export function isOffered({ quoteOffer, timeZone }: Pick<BookingView, 'quoteOffer' | 'timeZone'>): boolean {
  if (!quoteOffer || quoteOffer.expired) return false;
  const lastDay = parseDay(quoteOffer.validUntil);
  return lastDay === undefined || !isQuoteExpired(lastDay, serverNow(), timeZone);
}
