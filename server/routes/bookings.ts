import * as z from 'zod/mini';
import {
  bookingGlimpse,
  bookingMadeView,
  bookingQuery,
  bookingView,
  cancelInput,
  createBookingInput,
} from '#shared/api/bookings.ts';
import { id } from '#shared/api/wire.ts';
import { cancelBooking } from '../domain/bookings/cancel-booking.ts';
import { placeBooking } from '../domain/bookings/place-booking.ts';
import { showBooking } from '../domain/bookings/show-booking.ts';
import { Reply, route } from '../http/route.ts';

export const bookingRoutes = [
  route({
    method: 'POST',
    path: '/bookings',
    summary: 'Book a cart at a time',
    who: 'anyone',
    limit: 'booking',
    body: createBookingInput,
    status: 201,
    output: bookingMadeView,
    errors: [
      'cart.not_found',
      'cart.closed',
      'cart.empty',
      'cart.unknown_item',
      'price.changed',
      'slot.invalid',
      'slot.taken',
      'idempotency.in_progress',
      'idempotency.reused',
    ],
    idempotent: true,
    handle: async ({ deps, tenant, body, idempotencyKey }) => {
      const { body: booking, replayed } = await placeBooking(deps, tenant, body, idempotencyKey);
      return new Reply(booking, replayed ? { headers: { 'Idempotent-Replayed': 'true' } } : {});
    },
  }),
  route({
    method: 'GET',
    path: '/bookings/:id',
    summary: 'A booking: whole for its link, a glimpse for id and e-mail',
    who: 'anyone',
    limit: 'link',
    params: z.object({ id }),
    query: bookingQuery,
    status: 200,
    output: z.union([bookingView, bookingGlimpse]),
    errors: ['link.invalid'],
    handle: ({ deps, tenant, params, query }) =>
      showBooking(deps, tenant, { bookingId: params.id, email: query.email, sig: query.sig }),
  }),
  route({
    method: 'POST',
    path: '/bookings/:id/cancel',
    summary: 'Cancel a booking; twice is the same answer',
    who: 'anyone',
    limit: 'link',
    params: z.object({ id }),
    body: cancelInput,
    status: 200,
    output: bookingView,
    errors: ['link.invalid', 'booking.not_changeable', 'booking.changed'],
    handle: ({ deps, tenant, params, body }) =>
      cancelBooking(deps, tenant, { bookingId: params.id, ...body }),
  }),
];
