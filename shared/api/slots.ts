import * as z from 'zod/mini';
import { JOB_ZIPS_MAX, type Job } from '../agenda/fit-crew.ts';
import { kinds as kindNames } from '../catalogue/kind.ts';
import { day, id, instant, text } from './wire.ts';

export const BOOKING_MIN_MAX = 720;

const minutes = z.coerce.number().check(z.minimum(5, 'too_small'), z.maximum(BOOKING_MIN_MAX, 'too_large'));

/** Names with a comma between, each one of the list. */
const kindList = z.string().check(
  z.maxLength(200),
  z.refine((text) => namesIn(text).every(isKind), 'invalid'),
);

/** ZIP codes of five digits with a comma between. */
const zipList = z.string().check(
  z.maxLength(200),
  z.refine((text) => namesIn(text).every((name) => /^\d{5}$/.test(name)), 'invalid'),
  z.refine((text) => namesIn(text).length <= JOB_ZIPS_MAX, 'too_large'),
);

/**
 * What the asker knows of the visit: only crews that may take it are looked at. Without them every crew is (AG48); a hold
 * and a booking look again.
 */
const jobShape = { kinds: z.optional(kindList), zip: z.optional(zipList) };
/** `bookingId`: the visit that is moved or edited, whose places count, and whose kinds do where no others are named. */
const askedJob = { ...jobShape, bookingId: z.optional(id) };

/** What such a query or body says of the visit. */
export function jobIn({
  kinds = '',
  zip = '',
}: {
  kinds?: string | undefined;
  zip?: string | undefined;
}): Job {
  return { kinds: namesIn(kinds), zips: namesIn(zip) };
}

function namesIn(text: string): readonly string[] {
  return text.split(',').filter((name) => name !== '');
}

function isKind(name: string): boolean {
  return kindNames.some((kind) => kind === name);
}

export const slotsQuery = z.object({
  date: day,
  minutes: z._default(minutes, 60),
  lockId: z.optional(id),
  ...askedJob,
});

export const slotView = z.object({
  startAt: instant,
  endAt: instant,
  available: z.boolean(),
  heldByYou: z.optional(z.boolean()),
});
export type SlotView = z.infer<typeof slotView>;

export const slotDaysQuery = z.object({
  from: day,
  to: day,
  minutes: z._default(minutes, 60),
  lockId: z.optional(id),
  ...askedJob,
});
export const slotDayView = z.object({ date: day, available: z.int() });
export type SlotDayView = z.infer<typeof slotDayView>;

/** Days of which the caller wants to hear, at most 62, `to` included. */
export const slotEventsQuery = z.object({ from: day, to: day });
/** The day's times as they were seen may be wrong: something was taken, given back or closed. */
export const slotEventView = z.object({ date: day, revision: z.int() });
/** Event `catalogue`: prices, rates or the agenda's rules are those of this revision. */
export const catalogueEventView = z.object({ revision: z.int() });

/**
 * `cartId` is the owner, or the booking that is moved, which takes the `email` and `sig` of its link; both: the booking,
 * for a visit as long as the cart that edits it needs. Without an owner the hold is owned by the id it gets. `renew`
 * names the hold to prolong. `kinds` count where no cart and no booking tells them; `zip` is where the visit is to be, as far as it is known.
 */
export const holdInput = z.object({
  startAt: instant,
  endAt: instant,
  cartId: z.optional(id),
  bookingId: z.optional(id),
  email: z.optional(text(254)),
  sig: z.optional(text(300)),
  renew: z.optional(id),
  ...jobShape,
});

export const holdView = z.object({
  id,
  startAt: instant,
  endAt: instant,
  expiresAt: instant,
  /** How far renewing can go: 20 minutes after the first hold of this owner (D85). */
  renewableUntil: instant,
  serverNow: instant,
});
export type HoldView = z.infer<typeof holdView>;

/** Stands beside `error` in a 409 `slot.taken`. */
export const slotAlternatives = z.object({
  alternatives: z.array(z.object({ startAt: instant, endAt: instant })),
});

export const releaseInput = z.object({ id });

/**
 * `helpEmail` is where customers reach a person; null when the company has named no address. `mailsLeave`: whether mails
 * can be sent at all, without which no screen promises one (D127).
 */
export const timezoneView = z.object({
  timezone: z.string(),
  helpEmail: z.nullable(z.string()),
  mailsLeave: z._default(z.boolean(), true),
});
