import * as z from 'zod/mini';
import { bookingView, rescheduledView } from '#shared/api/bookings.ts';
import { id } from '#shared/api/wire.ts';

export const bookingParams = z.object({ id });

/** What calls about one booking have in common when its link is the key to it. */
export const changedByLink = {
  who: 'anyone',
  scope: 'link',
  limit: 'link',
  params: bookingParams,
  status: 200,
  output: bookingView,
  errors: ['link.invalid', 'booking.not_changeable', 'booking.changed'],
} as const;

/** The same, for giving it another time. */
export const rescheduledByLink = {
  who: 'anyone',
  scope: 'link',
  limit: 'move',
  params: bookingParams,
  status: 200,
  output: rescheduledView,
  idempotent: true,
} as const;

/** Refusals of a row with `idempotent`. */
export const onceErrors = ['idempotency.in_progress', 'idempotency.reused'] as const;

/** Refusals of a move by staff, by whatever path. */
export const rescheduledByStaffErrors = [
  'admin.denied',
  'booking.not_found',
  'booking.not_changeable',
  'booking.changed',
  'slot.invalid',
  'slot.taken',
  'slot.blocked',
  'crew.unfit',
  ...onceErrors,
] as const;
