import { RATING_MAX, type ReviewsAnswer } from '#shared/api/reviews.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import { type ReviewRow, readReviews } from '../../db/repos/catalogue/reviews.ts';
import type { Tenant } from '../../db/tenant.ts';
import { readAsTenant } from '../../db/with-tenant.ts';
import type { Deps } from '../../deps.ts';

/** All reviews of the company, those written in `locale` first, and their average (D128). */
export async function listReviews(
  deps: Pick<Deps, 'db'>,
  tenant: Tenant,
  locale: Locale,
): Promise<ReviewsAnswer> {
  const items = await readAsTenant<ReviewRow>(deps.db, tenant.id, readReviews, [tenant.id, locale]);
  return { items, summary: summarize(items) };
}

function summarize(reviews: readonly ReviewRow[]): ReviewsAnswer['summary'] {
  const count = reviews.length;
  const sum = reviews.reduce((total, { rating }) => total + rating, 0);
  return {
    average: count === 0 ? null : Math.round((sum * 10) / count) / 10,
    outOf: RATING_MAX,
    count,
    sample: reviews.some(({ sample }) => sample),
  };
}
