import * as z from 'zod/mini';
import { id, locale } from './wire.ts';

/** `sample` reviews are said to be samples on screen (decision 128). */
export const reviewView = z.object({
  id,
  language: locale,
  rating: z.int(),
  name: z.string(),
  text: z.string(),
  service: z.string(),
  city: z.string(),
  month: z.int(),
  year: z.int(),
  sample: z.boolean(),
});

export const reviewsAnswer = z.object({
  items: z.array(reviewView),
  summary: z.object({ average: z.number(), outOf: z.literal(5), count: z.int(), sample: z.boolean() }),
});
export type ReviewsAnswer = z.infer<typeof reviewsAnswer>;
