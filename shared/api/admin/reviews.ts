import * as z from 'zod/mini';
import { reviewLengthMax } from '../../booking/review-rules.ts';
import { id, instant, locale, seenVersion, text } from '../wire.ts';

const view = {
  id,
  bookingId: id,
  language: locale,
  rating: z.int(),
  name: z.string(),
  text: z.string(),
  version: z.int(),
  writtenAt: instant,
  answer: z.nullable(z.string()),
  /** Null while customers see it. */
  hiddenReason: z.nullable(z.string()),
};

/** A review of the company's own, as its owner judges it. */
export const staffReviewView = z.object(view);
export type StaffReviewView = z.infer<typeof staffReviewView>;

/** GET /admin/reviews: newest first, hidden ones too, with the visit that each is of. */
export const staffReviewsAnswer = z.object({
  reviews: z.array(
    z.object({
      ...view,
      customerName: z.string(),
      serviceTitle: z.string(),
      startISO: instant,
      timeZone: z.string(),
    }),
  ),
});
export type StaffReviewsAnswer = z.infer<typeof staffReviewsAnswer>;

/** PATCH /admin/reviews/{id}: what is absent stays. An empty answer takes it back; to hide takes a reason. */
export const judgeReviewInput = z.object({
  answer: z.optional(text(reviewLengthMax.answer)),
  hidden: z.optional(z.boolean()),
  hiddenReason: z.optional(text(reviewLengthMax.hiddenReason)),
  expectedVersion: seenVersion,
});
export type JudgeReviewInput = z.infer<typeof judgeReviewInput>;
