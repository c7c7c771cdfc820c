import { reviewsAnswer } from '#shared/api/reviews.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import { now } from '../device/clock.ts';
import { db } from '../device/db.ts';
import { withDb } from '../device/open.ts';
import { type FetchOutcome, fetchOnce } from '../wire/fetch-once.ts';
import { call } from '../wire/http.ts';

/** Short, so that real reviews replace the samples soon; unchanged ones are a 304. */
const REVIEWS_FRESH_MS = 10 * 60_000;

/** One copy for all languages: the texts are never translated, and the reader's come first when it is read. */
export function refreshReviews(locale: Locale): Promise<FetchOutcome> {
  return fetchOnce({
    key: 'reviews',
    freshMs: REVIEWS_FRESH_MS,
    load: () => call({ method: 'GET', path: '/reviews', query: { locale }, schema: reviewsAnswer }),
    store: ({ items, summary }) =>
      withDb(
        async () =>
          void (await db.cache.put({
            key: 'reviews',
            kind: 'reviews',
            items,
            summary,
            fetchedAt: now(),
            v: 1,
          })),
      ),
  });
}
