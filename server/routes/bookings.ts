import * as z from 'zod/mini';
import {
  bookAgainInput,
  bookAgainView,
  changeNotesInput,
  readdressedView,
  readdressInput,
} from '#shared/api/booking-changes.ts';
import {
  bookingMadeView,
  bookingQuery,
  bookingSummary,
  bookingView,
  calendarQuery,
  cancelInput,
  cloneInput,
  cloneView,
  createBookingInput,
  myBookingsQuery,
  myBookingsView,
  rescheduleInput,
} from '#shared/api/bookings.ts';
import { cancelBooking } from '../domain/bookings/cancel/cancel-booking.ts';
import { changeNotes } from '../domain/bookings/contact/change-notes.ts';
import { readdressBooking } from '../domain/bookings/contact/readdress-booking.ts';
import { cloneToCart } from '../domain/bookings/edit/clone-to-cart.ts';
import { editBooking } from '../domain/bookings/edit/edit-booking.ts';
import { placeBooking } from '../domain/bookings/place/place-booking.ts';
import { bookAgain } from '../domain/bookings/read/book-again.ts';
import { showCalendar } from '../domain/bookings/read/calendar-of.ts';
import { listMyBookings } from '../domain/bookings/read/list-my-bookings.ts';
import { showBooking } from '../domain/bookings/read/show-booking.ts';
import { rescheduleBooking } from '../domain/bookings/reschedule/reschedule-booking.ts';
import { rescheduleForStaff } from '../domain/bookings/reschedule/reschedule-for-staff.ts';
import { onceReply, Reply, route } from '../http/calls/route.ts';
import {
  bookingParams,
  changedByLink,
  onceErrors,
  rescheduledByLink,
  rescheduledByStaffErrors,
} from './booking-rows.ts';

export const bookingRoutes = [
  route({
    method: 'POST',
    path: '/bookings',
    summary: 'Book a cart at a time; with `edit`, into the booking that it was cloned from',
    who: 'anyone',
    scope: 'bookings:write',
    limit: 'booking',
    body: createBookingInput,
    status: 201,
    alsoStatus: 200,
    output: bookingMadeView,
    errors: [
      'link.invalid',
      'cart.not_found',
      'cart.closed',
      'cart.empty',
      'cart.unknown_item',
      'price.changed',
      'booking.changed',
      'booking.not_changeable',
      'booking.too_late',
      'quote.accepted',
      'area.outside',
      'slot.invalid',
      'slot.taken',
      ...onceErrors,
    ],
    idempotent: true,
    handle: async ({ deps, tenant, body, idempotencyKey, address, program }) => {
      const { edit } = body;
      if (edit === undefined)
        return onceReply(await placeBooking(deps, tenant, body, { idempotencyKey, address, program }));
      return onceReply(await editBooking(deps, tenant, { ...body, edit }, idempotencyKey), 200);
    },
  }),
  route({
    method: 'GET',
    path: '/bookings/my',
    summary: 'All visits of an address, for the link that was mailed to it',
    who: 'anyone',
    scope: 'link',
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
    summary: 'A booking: whole for its link, a summary for id and e-mail',
    who: 'anyone',
    scope: 'link',
    limit: 'link',
    params: bookingParams,
    query: bookingQuery,
    status: 200,
    output: z.union([bookingView, bookingSummary]),
    errors: ['link.invalid'],
    handle: ({ deps, tenant, params, query }) =>
      showBooking(deps, tenant, { bookingId: params.id, email: query.email, sig: query.sig }),
  }),
  route({
    method: 'GET',
    path: '/bookings/:id/calendar.ics',
    summary:
      'The visit as a calendar file, for its link; an address that a browser can open, so it may name the tenant',
    who: 'anyone',
    scope: 'link',
    limit: 'link',
    tenantInQuery: true,
    params: bookingParams,
    query: calendarQuery,
    status: 200,
    output: z.string(),
    mediaType: 'text/calendar',
    errors: ['link.invalid'],
    handle: async ({ deps, tenant, params, query }) => {
      const { method, name, text } = await showCalendar(deps, tenant, { bookingId: params.id, ...query });
      return new Reply(text, {
        headers: {
          'Content-Type': `text/calendar; charset=utf-8; method=${method}`,
          'Content-Disposition': `attachment; filename="${name}"`,
        },
      });
    },
  }),
  route({
    ...rescheduledByLink,
    method: 'POST',
    path: '/bookings/:id/reschedule',
    summary:
      'Give a booking another time; the same time again is the same answer. With X-Admin-Token, by the rules of staff',
    role: 'office',
    body: rescheduleInput,
    errors: ['link.invalid', 'booking.too_late', ...rescheduledByStaffErrors],
    handle: async ({ deps, tenant, params: { id: bookingId }, body, idempotencyKey, actor }) => {
      if (actor === '') {
        return onceReply(await rescheduleBooking(deps, tenant, bookingId, body, idempotencyKey));
      }
      const call = { ...body, bookingId, actor, idempotencyKey, notify: true };
      return onceReply(await rescheduleForStaff(deps, tenant, call));
    },
  }),
  route({
    ...changedByLink,
    method: 'POST',
    path: '/bookings/:id/cancel',
    summary: 'Cancel a booking; twice is the same answer',
    body: cancelInput,
    errors: [...changedByLink.errors, 'booking.too_late'],
    handle: ({ deps, tenant, params, body }) =>
      cancelBooking(deps, tenant, { bookingId: params.id, ...body }),
  }),
  route({
    method: 'POST',
    path: '/bookings/:id/clone-to-cart',
    summary: 'The cart with which the services of a booking are edited; asked again, the same cart',
    who: 'anyone',
    scope: 'link',
    limit: 'link',
    params: bookingParams,
    body: cloneInput,
    status: 200,
    output: cloneView,
    errors: ['link.invalid', 'booking.not_changeable', 'quote.accepted', 'booking.changed'],
    handle: ({ deps, tenant, params, body }) => cloneToCart(deps, tenant, { bookingId: params.id, ...body }),
  }),
  route({
    ...changedByLink,
    method: 'PATCH',
    path: '/bookings/:id',
    summary:
      'Change gate code and notes, until the visit starts, or the language; the same again is the same answer',
    body: changeNotesInput,
    handle: ({ deps, tenant, params, body }) => changeNotes(deps, tenant, params.id, body),
  }),
  route({
    method: 'POST',
    path: '/bookings/:id/email',
    summary: 'Put a mistyped address right, within half an hour of booking; the old link ends',
    who: 'anyone',
    scope: 'link',
    limit: 'booking',
    params: bookingParams,
    body: readdressInput,
    status: 200,
    output: readdressedView,
    errors: [...changedByLink.errors, ...onceErrors],
    idempotent: true,
    handle: async ({ deps, tenant, params, body, idempotencyKey }) =>
      onceReply(await readdressBooking(deps, tenant, params.id, body, idempotencyKey)),
  }),
  route({
    method: 'POST',
    path: '/bookings/:id/book-again',
    summary: 'What was booked, as lines for a new cart; what is sold no more is named',
    who: 'anyone',
    scope: 'link',
    limit: 'link',
    params: bookingParams,
    body: bookAgainInput,
    status: 200,
    output: bookAgainView,
    errors: ['link.invalid'],
    handle: ({ deps, tenant, params, body }) => bookAgain(deps, tenant, { bookingId: params.id, ...body }),
  }),
];
