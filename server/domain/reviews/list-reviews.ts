import { RATING_MAX, type ReviewsAnswer } from '#shared/api/reviews.ts';
import { averageStars } from '#shared/booking/review-rules.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import { type ReviewRow, readReviews } from '../../db/repos/catalogue/reviews.ts';
import type { Tenant } from '../../db/tenant.ts';
import { readAsTenant } from '../../db/with-tenant.ts';
import type { Deps } from '../../deps.ts';

/** More than a visitor reads; the average counts all. */
const SHOWN_MAX = 100;

/**
 * What customers said of their visits, newest first and those written in `locale` before the others, and what all of them
 * come to. The demonstration alone shows samples, until somebody reviewed a visit (D404).
 */
export async function listReviews(
  deps: Pick<Deps, 'db'>,
  tenant: Tenant,
  locale: Locale,
): Promise<ReviewsAnswer> {
  const values = [tenant.id, locale, tenant.demo, SHOWN_MAX];
  const rows = await readAsTenant<ReviewRow>(deps.db, tenant.id, readReviews, values);
  return { items: rows.map(toItem), summary: summarize(rows) };
}

function toItem({ count: _count, stars: _stars, answer, ...row }: ReviewRow): ReviewsAnswer['items'][number] {
  return { ...row, ...(answer !== null && { answer }) };
}

function summarize([first]: readonly ReviewRow[]): ReviewsAnswer['summary'] {
  const { count, stars, sample } = first ?? { count: 0, stars: 0, sample: false };
  return {
    average: averageStars(stars, count),
    outOf: RATING_MAX,
    count,
    sample,
  };
}
