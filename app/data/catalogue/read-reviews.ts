import type { ReviewsAnswer } from '#shared/api/reviews.ts';
import type { Instant } from '#shared/kernel/instant.ts';
import { db } from '../device/db.ts';

export type Review = ReviewsAnswer['items'][number];
type ReviewsSummary = ReviewsAnswer['summary'];

export interface Reviews {
  readonly items: readonly Review[];
  readonly summary: ReviewsSummary;
  readonly fetchedAt: Instant;
}

/** The device's copy; `undefined` before the first load. */
export async function readReviews(): Promise<Reviews | undefined> {
  const row = await db.cache.get('reviews');
  return row?.kind === 'reviews'
    ? { items: row.items, summary: row.summary, fetchedAt: row.fetchedAt }
    : undefined;
}
