import * as z from 'zod/mini';
import {
  bookingGlimpse,
  bookingMadeView,
  bookingQuery,
  bookingView,
  cancelInput,
  createBookingInput,
  myBookingsQuery,
  myBookingsView,
  rescheduledView,
  rescheduleInput,
} from '#shared/api/bookings.ts';
import { id } from '#shared/api/wire.ts';
import { cancelBooking } from '../domain/bookings/cancel-booking.ts';
import { listMyBookings } from '../domain/bookings/list-my-bookings.ts';
import { placeBooking } from '../domain/bookings/place-booking.ts';
import { rescheduleBooking } from '../domain/bookings/reschedule-booking.ts';
import { showBooking } from '../domain/bookings/show-booking.ts';
import { onceReply } from '../http/once-reply.ts';
import { route } from '../http/route.ts';

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
    handle: async ({ deps, tenant, body, idempotencyKey }) =>
      onceReply(await placeBooking(deps, tenant, body, idempotencyKey)),
  }),
  route({
    method: 'GET',
    path: '/bookings/my',
    summary: 'All visits of an address, for the link that was mailed to it',
    who: 'anyone',
    limit: 'link',
    query: myBookingsQuery,
    status: 200,
    output: myBookingsView,
    errors: ['link.invalid'],
    handle: ({ deps, tenant, query }) => listMyBookings(deps, tenant, query),
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
    path: '/bookings/:id/reschedule',
    summary: 'Give a booking another time; the same time again is the same answer',
    who: 'anyone',
    limit: 'move',
    params: z.object({ id }),
    body: rescheduleInput,
    status: 200,
    output: rescheduledView,
    errors: [
      'link.invalid',
      'booking.not_changeable',
      'booking.changed',
      'slot.invalid',
      'slot.taken',
      'idempotency.in_progress',
      'idempotency.reused',
    ],
    idempotent: true,
    handle: async ({ deps, tenant, params, body, idempotencyKey }) =>
      onceReply(await rescheduleBooking(deps, tenant, params.id, body, idempotencyKey)),
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
