import * as z from 'zod/mini';
import { id, locale } from './wire.ts';

/** A rating is a whole number out of this many. */
export const RATING_MAX = 5;

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
