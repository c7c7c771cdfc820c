import * as z from 'zod/mini';
import { dollars, instant } from './wire.ts';

/** What a change began with or led to; an amount only where there was one. */
const state = z.object({
  startISO: z.optional(instant),
  endISO: z.optional(instant),
  total: z.optional(dollars),
});

/** One change of a booking. It says what kind of thing was changed, never what a person wrote. */
export const bookingEventView = z.object({
  at: instant,
  /** `booking.made`, `booking.moved` and so on; an older app leaves out those it does not know. */
  kind: z.string(),
  by: z.enum(['customer', 'office']),
  from: z.optional(state),
  to: z.optional(state),
});
export type BookingEventView = z.infer<typeof bookingEventView>;
