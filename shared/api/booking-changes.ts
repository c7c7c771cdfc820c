import * as z from 'zod/mini';
import { contactLengthMax } from '../booking/contact-rules.ts';
import { bookingView } from './bookings.ts';
import { cartItemView } from './cart.ts';
import { locale, seenVersion, text } from './wire.ts';

const link = { email: text(254), sig: text(300) };

/** PATCH /bookings/{id}: what is left out stays, what is empty is removed. `locale`: of its mails from now on (D18). */
export const changeNotesInput = z.object({
  ...link,
  notes: z.optional(text(contactLengthMax.notes)),
  gateCode: z.optional(text(contactLengthMax.gateCode)),
  locale: z.optional(locale),
  /** Version of the booking that the person saw; another one now is `booking.changed`. */
  expectedVersion: z.optional(seenVersion),
});
export type ChangeNotesInput = z.infer<typeof changeNotesInput>;

/** POST /bookings/{id}/email: puts a mistyped address right, soon after booking (D106). */
export const readdressInput = z.object({ ...link, newEmail: text(contactLengthMax.email) });
export type ReaddressInput = z.infer<typeof readdressInput>;

/** The booking and its new link; the old one has ended. */
export const readdressedView = z.object({ ...bookingView.shape, manageUrl: z.string() });
export type ReaddressedView = z.infer<typeof readdressedView>;

export const bookAgainInput = z.object(link);

/** POST /bookings/{id}/book-again: what was booked, as lines for a new cart, and what is sold no more. */
export const bookAgainView = z.object({
  items: z.array(cartItemView),
  /** By the names it was booked under; with `option`, only that part of the service is missing. */
  dropped: z.array(z.object({ serviceTitle: z.string(), option: z.optional(z.string()) })),
});
export type BookAgainView = z.infer<typeof bookAgainView>;
