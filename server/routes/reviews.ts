import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { type ReviewsAnswer, reviewsAnswer } from '#shared/api/reviews.ts';
import { locale } from '#shared/api/wire.ts';
import { listReviews } from '../domain/reviews/list-reviews.ts';
import { Reply, route } from '../http/calls/route.ts';

export const reviewRoutes = [
  route({
    method: 'GET',
    path: '/reviews',
    summary: 'Reviews, those in the language asked for first, and their average',
    who: 'anyone',
    limit: 'read',
    query: z.object({ locale: z.optional(locale) }),
    status: 200,
    output: reviewsAnswer,
    errors: [],
    // Always revalidated: the day the first real review replaces the samples, nobody should still be shown those.
    cache: 'public, no-cache',
    handle: async ({ deps, tenant, query }) => {
      const answer = await listReviews(deps, tenant, query.locale ?? tenant.defaultLocale);
      return new Reply(answer, { headers: { ETag: tagOf(answer) } });
    },
  }),
];

function tagOf(answer: ReviewsAnswer): string {
  return `"${createHash('sha256').update(JSON.stringify(answer)).digest('base64url').slice(0, 22)}"`;
}
