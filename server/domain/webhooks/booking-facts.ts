import { shortId } from '#shared/kernel/ids.ts';
import { formatInstant } from '#shared/kernel/instant.ts';
import { toDollars } from '#shared/kernel/money.ts';
import type { BookingRow, NewBooking } from '../../db/repos/bookings/bookings.ts';
import type { WebhookFacts } from '../../db/repos/webhooks/webhook-events.ts';
import { openPartOf } from '../bookings/read/open-part-of.ts';

type Told = Pick<
  NewBooking,
  | 'id'
  | 'status'
  | 'serviceTitle'
  | 'serviceType'
  | 'startsAt'
  | 'endsAt'
  | 'timeZone'
  | 'city'
  | 'quote'
  | 'estimate'
  | 'totalCents'
  | 'locale'
>;

/**
 * What leaves of a booking: what is done, when, in which town and for how much, under the names of its wire. Whoever runs
 * the receiving program reads along, and what has left cannot be erased, so nobody's name, street, phone, e-mail, code or
 * words are in it (D441).
 */
export function bookingFacts(booking: Told, before?: Pick<BookingRow, 'startsAt' | 'endsAt'>): WebhookFacts {
  const { id, status, serviceTitle, serviceType, timeZone, city, quote, estimate, totalCents, locale } =
    booking;
  return {
    ...{ id, number: shortId(id), status, serviceTitle, serviceType, ...timesOf(booking), timeZone, city },
    ...{ quote, estimate, total: toDollars(totalCents), currency: 'USD', locale },
    ...(before && { from: timesOf(before) }),
  };
}

function timesOf({ startsAt, endsAt }: Pick<BookingRow, 'startsAt' | 'endsAt'>) {
  return { startISO: formatInstant(startsAt), endISO: formatInstant(endsAt) };
}

/** As what other programs hear of a booking that is there from now on. */
export function madeKind({ quote }: Pick<NewBooking, 'quote'>): 'quote.requested' | 'booking.created' {
  return quote ? 'quote.requested' : 'booking.created';
}

/** A visit with a price that asks for another one beside it, which is an event of its own (D565). */
export function asksQuoteToo(booking: Pick<NewBooking, 'itemsSnapshot'>): boolean {
  return openPartOf(booking).toQuote !== undefined;
}
