import { bookingView } from '#shared/api/bookings.ts';
import {
  acceptQuoteInput,
  askQuoteAgainInput,
  declineQuoteInput,
  offerQuoteInput,
  withdrawQuoteQuery,
} from '#shared/api/quotes.ts';
import { acceptQuote } from '../domain/quotes/accept-quote.ts';
import { askQuoteAgain } from '../domain/quotes/ask-quote-again.ts';
import { declineQuote } from '../domain/quotes/decline-quote.ts';
import { offerQuote } from '../domain/quotes/offer-quote.ts';
import { withdrawQuote } from '../domain/quotes/withdraw-quote.ts';
import { onceReply, route } from '../http/calls/route.ts';
import { bookingParams, changedByLink, onceErrors, rescheduledByLink } from './booking-rows.ts';

/** The quote of a booking, for its owner. */
const staffQuote = {
  path: '/admin/bookings/:id/quote',
  who: 'admin',
  role: 'office',
  limit: 'write',
  params: bookingParams,
  status: 200,
  output: bookingView,
} as const;

const staffErrors = [
  'admin.denied',
  'booking.not_found',
  'booking.not_changeable',
  'booking.changed',
  'quote.accepted',
] as const;

/** Answering a request for a quote, and answering the answer. */
export const quoteRoutes = [
  route({
    ...staffQuote,
    method: 'PUT',
    summary:
      'Offer a price for what was asked; a second one replaces the first, the same one sends no second mail',
    body: offerQuoteInput,
    errors: [...staffErrors, 'quote.not_asked', 'quote.road_open'],
    handle: ({ deps, tenant, params: { id: bookingId }, body, actor }) =>
      offerQuote(deps, tenant, { ...body, bookingId, actor }),
  }),
  route({
    ...staffQuote,
    method: 'DELETE',
    summary: 'Take the open quote back',
    query: withdrawQuoteQuery,
    errors: staffErrors,
    handle: ({ deps, tenant, params: { id: bookingId }, query, actor }) =>
      withdrawQuote(deps, tenant, { ...query, bookingId, actor }),
  }),
  route({
    ...rescheduledByLink,
    method: 'POST',
    path: '/bookings/:id/quote/accept',
    summary: 'Accept a quote at a time of its length: the booking is confirmed with its lines',
    body: acceptQuoteInput,
    errors: [
      'link.invalid',
      'booking.not_changeable',
      'booking.changed',
      'quote.accepted',
      'quote.expired',
      'slot.invalid',
      'slot.taken',
      ...onceErrors,
    ],
    handle: async ({ deps, tenant, params: { id: bookingId }, body, idempotencyKey }) =>
      onceReply(await acceptQuote(deps, tenant, bookingId, body, idempotencyKey)),
  }),
  route({
    ...changedByLink,
    method: 'POST',
    path: '/bookings/:id/quote/decline',
    summary: 'Decline a quote, which cancels the booking; twice is the same answer',
    body: declineQuoteInput,
    handle: ({ deps, tenant, params: { id: bookingId }, body }) =>
      declineQuote(deps, tenant, bookingId, body),
  }),
  route({
    ...changedByLink,
    method: 'POST',
    path: '/bookings/:id/quote/ask-again',
    summary: 'Ask for a new price when the last one has expired; twice is the same answer',
    body: askQuoteAgainInput,
    handle: ({ deps, tenant, params: { id: bookingId }, body }) =>
      askQuoteAgain(deps, tenant, bookingId, body),
  }),
];
