import {
  adminBookingView,
  bookingIdsInput,
  bookingLanguageQuery,
  bookingsAnswer,
  bookingsQuery,
  changeBookingInput,
  deletedView,
  editServicesInput,
  placedForStaffView,
  placeForStaffInput,
  rescheduleBookingInput,
  restoredView,
} from '#shared/api/admin/bookings.ts';
import { cloneView } from '#shared/api/bookings.ts';
import { deleteBookings } from '../../domain/bookings/cancel/delete-bookings.ts';
import { restoreBookings } from '../../domain/bookings/cancel/restore-bookings.ts';
import { cloneForStaff } from '../../domain/bookings/edit/clone-to-cart.ts';
import { editForStaff } from '../../domain/bookings/edit/edit-for-staff.ts';
import { placeForStaff } from '../../domain/bookings/place/place-for-staff.ts';
import { rescheduleForStaff } from '../../domain/bookings/reschedule/reschedule-for-staff.ts';
import { changeForStaff } from '../../domain/bookings/staff/change-for-staff.ts';
import { listBookings } from '../../domain/bookings/staff/list-bookings.ts';
import { showForStaff } from '../../domain/bookings/staff/staff-view.ts';
import { onceReply, route } from '../../http/calls/route.ts';
import { bookingParams, onceErrors, rescheduledByStaffErrors } from '../booking-rows.ts';

const staff = { who: 'admin', role: 'office', limit: 'write', status: 200 } as const;

export const adminBookingRoutes = [
  route({
    ...staff,
    method: 'GET',
    path: '/admin/bookings',
    summary:
      'Bookings by their start, a page at a time; `q` looks for a name, an e-mail or a number, 5,000 bookings a call, on from `nextCursor`. A crew gets its own, of two weeks before and after today',
    role: 'crew',
    limit: 'read',
    query: bookingsQuery,
    output: bookingsAnswer,
    errors: ['admin.denied'],
    handle: ({ deps, tenant, query, admin }) => listBookings(deps, tenant, query, admin),
  }),
  route({
    ...staff,
    method: 'POST',
    path: '/admin/bookings',
    summary: 'Book a cart for somebody who called, also outside the hours; never at a time that is taken',
    body: placeForStaffInput,
    status: 201,
    output: placedForStaffView,
    errors: [
      'admin.denied',
      'cart.not_found',
      'cart.closed',
      'cart.empty',
      'cart.unknown_item',
      'price.changed',
      'slot.invalid',
      'slot.taken',
      'slot.blocked',
      'crew.unfit',
      ...onceErrors,
    ],
    idempotent: true,
    handle: async ({ deps, tenant, body, actor, idempotencyKey }) =>
      onceReply(await placeForStaff(deps, tenant, { ...body, actor, idempotencyKey })),
  }),
  route({
    ...staff,
    method: 'GET',
    path: '/admin/bookings/:id',
    summary: 'One booking with its history; a crew gets its own, without',
    role: 'crew',
    limit: 'read',
    params: bookingParams,
    query: bookingLanguageQuery,
    output: adminBookingView,
    errors: ['admin.denied', 'booking.not_found'],
    handle: ({ deps, tenant, params, query, admin }) =>
      showForStaff(deps, tenant, params.id, { admin, language: query.lang }),
  }),
  route({
    ...staff,
    method: 'PATCH',
    path: '/admin/bookings/:id',
    summary:
      'Confirm or cancel with a mail, keep notes, put right who and where, or say which crew comes; what is so already is the same answer. A crew keeps notes of its own',
    role: 'crew',
    params: bookingParams,
    query: bookingLanguageQuery,
    body: changeBookingInput,
    output: adminBookingView,
    errors: [
      'admin.denied',
      'booking.not_found',
      'booking.not_changeable',
      'booking.changed',
      'crew.unfit',
      'slot.taken',
      'slot.blocked',
    ],
    handle: ({ deps, tenant, params, query, body, actor, admin }) =>
      changeForStaff(deps, tenant, {
        ...body,
        bookingId: params.id,
        actor,
        admin,
        language: query.lang,
      }),
  }),
  route({
    ...staff,
    method: 'POST',
    path: '/admin/bookings/:id/reschedule',
    summary: 'Give a booking another time and length, also outside the hours; never one that is taken',
    params: bookingParams,
    body: rescheduleBookingInput,
    output: adminBookingView,
    errors: rescheduledByStaffErrors,
    idempotent: true,
    handle: async ({ deps, tenant, params, body, actor, idempotencyKey }) =>
      onceReply(
        await rescheduleForStaff(deps, tenant, { ...body, bookingId: params.id, actor, idempotencyKey }),
      ),
  }),
  route({
    ...staff,
    method: 'POST',
    path: '/admin/bookings/:id/clone-to-cart',
    summary:
      'A cart with the services of a booking as it stands, for staff to edit; one that was open is over',
    params: bookingParams,
    output: cloneView,
    errors: [
      'admin.denied',
      'booking.not_found',
      'booking.not_changeable',
      'quote.accepted',
      'booking.changed',
    ],
    handle: ({ deps, tenant, params }) => cloneForStaff(deps, tenant, params.id),
  }),
  route({
    ...staff,
    method: 'POST',
    path: '/admin/bookings/:id/services',
    summary: 'Make the changed clone the work of the booking, with a mail or without',
    params: bookingParams,
    body: editServicesInput,
    output: adminBookingView,
    errors: [
      ...rescheduledByStaffErrors,
      'quote.accepted',
      'cart.not_found',
      'cart.closed',
      'cart.empty',
      'cart.unknown_item',
      'price.changed',
    ],
    idempotent: true,
    handle: async ({ deps, tenant, params, body, actor, idempotencyKey }) =>
      onceReply(await editForStaff(deps, tenant, { ...body, bookingId: params.id, actor, idempotencyKey })),
  }),
  route({
    ...staff,
    method: 'DELETE',
    path: '/admin/bookings',
    summary:
      'Delete bookings without a word to anybody; their time is free, and for 30 days it can be undone',
    body: bookingIdsInput,
    output: deletedView,
    errors: ['admin.denied'],
    handle: ({ deps, tenant, body, actor }) => deleteBookings(deps, tenant, body.ids, actor),
  }),
  route({
    ...staff,
    method: 'POST',
    path: '/admin/bookings/restore',
    summary: 'Undo a deletion: the same bookings at the same time, where it is still free',
    body: bookingIdsInput,
    output: restoredView,
    errors: ['admin.denied'],
    handle: ({ deps, tenant, body, actor }) => restoreBookings(deps, tenant, body.ids, actor),
  }),
];
