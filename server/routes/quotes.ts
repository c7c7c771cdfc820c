import * as z from 'zod/mini';
import { bookingView, rescheduledView } from '#shared/api/bookings.ts';
import {
  acceptQuoteInput,
  askQuoteAgainInput,
  declineQuoteInput,
  offerQuoteInput,
  withdrawQuoteQuery,
} from '#shared/api/quotes.ts';
import { id } from '#shared/api/wire.ts';
import { acceptQuote } from '../domain/quotes/accept-quote.ts';
import { askQuoteAgain } from '../domain/quotes/ask-quote-again.ts';
import { declineQuote } from '../domain/quotes/decline-quote.ts';
import { offerQuote } from '../domain/quotes/offer-quote.ts';
import { withdrawQuote } from '../domain/quotes/withdraw-quote.ts';
import { onceReply } from '../http/once-reply.ts';
import { route } from '../http/route.ts';

const params = z.object({ id });

/** Answering a request for a quote, and answering the answer. */
export const quoteRoutes = [
  route({
    method: 'PUT',
    path: '/admin/bookings/:id/quote',
    summary:
      'Offer a price for what was asked; a second one replaces the first, the same one sends no second mail',
    who: 'admin',
    limit: 'write',
    params,
    body: offerQuoteInput,
    status: 200,
    output: bookingView,
    errors: [
      'admin.denied',
      'booking.not_found',
      'booking.not_changeable',
      'booking.changed',
      'quote.accepted',
      'quote.not_asked',
    ],
    handle: ({ deps, tenant, params: { id: bookingId }, body, actor }) =>
      offerQuote(deps, tenant, { ...body, bookingId, actor }),
  }),
  route({
    method: 'DELETE',
    path: '/admin/bookings/:id/quote',
    summary: 'Take the open quote back',
    who: 'admin',
    limit: 'write',
    params,
    query: withdrawQuoteQuery,
    status: 200,
    output: bookingView,
    errors: [
      'admin.denied',
      'booking.not_found',
      'booking.not_changeable',
      'booking.changed',
      'quote.accepted',
    ],
    handle: ({ deps, tenant, params: { id: bookingId }, query, actor }) =>
      withdrawQuote(deps, tenant, { ...query, bookingId, actor }),
  }),
  route({
    method: 'POST',
    path: '/bookings/:id/quote/accept',
    summary: 'Accept a quote at a time of its length: the booking is confirmed with its lines',
    who: 'anyone',
    limit: 'move',
    params,
    body: acceptQuoteInput,
    status: 200,
    output: rescheduledView,
    errors: [
      'link.invalid',
      'booking.not_changeable',
      'booking.changed',
      'quote.expired',
      'slot.invalid',
      'slot.taken',
      'idempotency.in_progress',
      'idempotency.reused',
    ],
    idempotent: true,
    handle: async ({ deps, tenant, params: { id: bookingId }, body, idempotencyKey }) =>
      onceReply(await acceptQuote(deps, tenant, bookingId, body, idempotencyKey)),
  }),
  route({
    method: 'POST',
    path: '/bookings/:id/quote/decline',
    summary: 'Decline a quote, which cancels the booking; twice is the same answer',
    who: 'anyone',
    limit: 'link',
    params,
    body: declineQuoteInput,
    status: 200,
    output: bookingView,
    errors: ['link.invalid', 'booking.not_changeable', 'booking.changed'],
    handle: ({ deps, tenant, params: { id: bookingId }, body }) =>
      declineQuote(deps, tenant, bookingId, body),
  }),
  route({
    method: 'POST',
    path: '/bookings/:id/quote/ask-again',
    summary: 'Ask for a new price when the last one has expired; twice is the same answer',
    who: 'anyone',
    limit: 'link',
    params,
    body: askQuoteAgainInput,
    status: 200,
    output: bookingView,
    errors: ['link.invalid', 'booking.not_changeable', 'booking.changed'],
    handle: ({ deps, tenant, params: { id: bookingId }, body }) =>
      askQuoteAgain(deps, tenant, bookingId, body),
  }),
];
