import { type Id, shortId } from '#shared/kernel/ids.ts';
import { formatInstant } from '#shared/kernel/instant.ts';
import { toDollars } from '#shared/kernel/money.ts';
import type { BookingRow, NewBooking } from '../../db/repos/bookings/bookings.ts';
import type { WebhookFacts } from '../../db/repos/webhooks/webhook-events.ts';

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

/** What other programs are told of a booking just made. */
export function eventOfNew(id: Id, booking: NewBooking) {
  const kind = booking.quote ? ('quote.requested' as const) : ('booking.created' as const);
  return { id, kind, facts: bookingFacts(booking) };
}
