import * as z from 'zod/mini';
import { contactLengthMax } from '../booking/contact-rules.ts';
import { reviewLengthMax, STARS_MAX } from '../booking/review-rules.ts';
import { id, instant, locale, seenVersion, text } from './wire.ts';

export const RATING_MAX = STARS_MAX;

const reviewView = z.object({
  id,
  /** What the review is written in; it is never translated. */
  language: locale,
  rating: z.int(),
  /** First name and initial. */
  name: z.string(),
  text: z.string(),
  serviceSlug: z.string(),
  /** In the language asked for, like every title of the catalogue. */
  serviceTitle: z.string(),
  city: z.string(),
  /** 1 to 12. */
  month: z.int(),
  year: z.int(),
  /** Made up to show the section, so no "verified client" beside it (D128). */
  sample: z.boolean(),
  /** The owner's; absent while there is none. */
  answer: z.optional(z.string()),
});

/** GET /reviews: those in the language asked for first, then the rest, and what they come to. */
export const reviewsAnswer = z.object({
  items: z.array(reviewView),
  summary: z.object({
    /** To one decimal; null while there is nothing to average. */
    average: z.nullable(z.number()),
    outOf: z.literal(RATING_MAX),
    count: z.int(),
    /** True while any of the items is a sample: the section then has to say so (D128). */
    sample: z.boolean(),
  }),
});
export type ReviewsAnswer = z.infer<typeof reviewsAnswer>;

/** The link of a mail that asks for a review, in a query and in a body. */
export const reviewLinkQuery = z.object({ email: text(contactLengthMax.email), sig: text(300) });

/** GET /bookings/{id}/review: the visit and what was said of it; `version` 0 while nothing was. */
export const visitReviewView = z.object({
  serviceTitle: z.string(),
  startISO: instant,
  timeZone: z.string(),
  locale,
  /** As written, or what we suggest. */
  name: z.string(),
  /** 0 while no stars were chosen. */
  rating: z.int(),
  text: z.string(),
  version: z.int(),
  answer: z.nullable(z.string()),
  isHidden: z.boolean(),
  /** Whether it can be written or changed. */
  isOpen: z.boolean(),
});
export type VisitReviewView = z.infer<typeof visitReviewView>;

/** PUT /bookings/{id}/review; values are judged by shared/booking/review-rules.ts. */
export const reviewInput = z.object({
  ...reviewLinkQuery.shape,
  rating: z.number(),
  text: text(2 * reviewLengthMax.text),
  name: text(2 * reviewLengthMax.name),
  expectedVersion: seenVersion,
});
export type ReviewInput = z.infer<typeof reviewInput>;
