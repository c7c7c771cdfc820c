import type { JudgeReviewInput, StaffReviewsAnswer, StaffReviewView } from '#shared/api/admin/reviews.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { formatInstant, type Instant } from '#shared/kernel/instant.ts';
import {
  type Judged,
  type ListedReview,
  listVisitReviews,
  lockReview,
  type VisitReviewRow,
  judgeReview as writeJudged,
} from '../../db/repos/bookings/visit-reviews.ts';
import type { Tenant } from '../../db/tenant.ts';
import { withTenant } from '../../db/with-tenant.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors/app-error.ts';

/** More than an owner reads through; the average counts all. */
const LISTED_MAX = 500;

/** Newest first, hidden ones too. */
export async function listForStaff(deps: Deps, tenant: Tenant): Promise<StaffReviewsAnswer> {
  const rows = await withTenant(deps.db, tenant.id, (tx) => listVisitReviews(tx, LISTED_MAX));
  return { reviews: rows.map(toListed) };
}

/**
 * The owner answers or takes the answer back, hides with a reason or shows again; the words stay the customer's (D403).
 * What is absent stays, and the same again changes nothing. Throws review.not_found, request.invalid with `fields`, and
 * review.changed with `review` as it is.
 */
export async function judgeReview(
  deps: Deps,
  tenant: Tenant,
  id: Id,
  { expectedVersion, ...input }: JudgeReviewInput,
): Promise<StaffReviewView> {
  const answer = input.answer?.trim();
  const reason = input.hiddenReason?.trim();
  if (input.hidden === true && !reason)
    throw new AppError('request.invalid', { fields: { hiddenReason: 'required' } });
  return withTenant(deps.db, tenant.id, async (tx) => {
    const before = await lockReview(tx, id);
    if (before === undefined) throw new AppError('review.not_found');
    const after = judged(before, { answer, reason, hidden: input.hidden }, deps.now());
    if (after.answer === before.answer && after.hiddenReason === before.hiddenReason) return toView(before);
    if (before.version !== expectedVersion) throw new AppError('review.changed', { review: toView(before) });
    return toView(await writeJudged(tx, id, after));
  });
}

interface Wanted {
  readonly answer: string | undefined;
  readonly reason: string | undefined;
  readonly hidden: boolean | undefined;
}

function judged(before: VisitReviewRow, { answer, reason, hidden }: Wanted, now: Instant): Judged {
  const said = answer === undefined ? before.answer : answer || null;
  const why = hidden === undefined ? before.hiddenReason : hidden ? (reason ?? null) : null;
  const at = (text: string | null) => (text === null ? null : now);
  return {
    answer: said,
    answeredAt: said === before.answer ? before.answeredAt : at(said),
    hiddenReason: why,
    hiddenAt: why === before.hiddenReason ? before.hiddenAt : at(why),
  };
}

function toListed({ customerName, serviceTitle, startsAt, timeZone, ...row }: ListedReview) {
  return { ...toView(row), customerName, serviceTitle, startISO: formatInstant(startsAt), timeZone };
}

function toView(row: VisitReviewRow): StaffReviewView {
  const { id, bookingId, language, rating, name, text, version, answer, hiddenReason } = row;
  const writtenAt = formatInstant(row.writtenAt);
  return { id, bookingId, language, rating, name, text, version, writtenAt, answer, hiddenReason };
}
