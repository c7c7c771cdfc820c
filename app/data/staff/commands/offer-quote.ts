import { type BookingView, bookingView } from '#shared/api/bookings.ts';
import type { OfferQuoteInput } from '#shared/api/quotes.ts';
import type { Id } from '#shared/kernel/ids.ts';
import type { Answer } from '../../wire/http.ts';
import { adminCall } from '../admin-call.ts';

/** Answers a request for a quote, with a mail; the same offer twice sends no second one. */
export function offerQuote(id: Id, input: OfferQuoteInput): Promise<Answer<BookingView>> {
  return adminCall({ method: 'PUT', path: pathOf(id), body: { json: input }, schema: bookingView });
}

/** Takes the open offer back. */
export function withdrawQuote(id: Id, expectedVersion: number): Promise<Answer<BookingView>> {
  return adminCall({
    method: 'DELETE',
    path: pathOf(id),
    query: { expectedVersion },
    schema: bookingView,
  });
}

function pathOf(id: Id): string {
  return `/admin/bookings/${encodeURIComponent(id)}/quote`;
}
