import { toLocal } from '#shared/agenda/local-time.ts';
import type { ReviewInput, VisitReviewView } from '#shared/api/reviews.ts';
import { findReviewFaults, suggestedName, tidyReview } from '#shared/booking/review-rules.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { formatInstant, type Instant } from '#shared/kernel/instant.ts';
import { type BookingRow, findBooking } from '../../db/repos/bookings/bookings.ts';
import {
  findReviewOf,
  insertReview,
  rewriteReview,
  type VisitReviewRow,
} from '../../db/repos/bookings/visit-reviews.ts';
import { noteForStaff } from '../../db/repos/notices/notices.ts';
import type { Tenant } from '../../db/tenant.ts';
import { type Tx, withTenant } from '../../db/with-tenant.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors/app-error.ts';
import { proveReview } from '../links/review-link.ts';

export interface ReviewLink {
  readonly bookingId: Id;
  readonly email: string;
  readonly sig: string;
}

/** The visit that a link opens and what was said of it. Throws link.invalid for every wrong link (D104). */
export function showReview(deps: Deps, tenant: Tenant, link: ReviewLink): Promise<VisitReviewView> {
  return withReviewed(deps, tenant, link, async (tx, booking) =>
    toView(booking, await findReviewOf(tx, booking.id), deps.now()),
  );
}

/**
 * Keeps what a customer says of a visit, once or again until the owner has answered (D403). The same again changes
 * nothing. Throws link.invalid, request.invalid with `fields`, review.closed, and review.changed with `review` as it is
 * when another device wrote since `expectedVersion`.
 */
export function writeReview(
  deps: Deps,
  tenant: Tenant,
  link: ReviewLink,
  { expectedVersion, ...typed }: Omit<ReviewInput, 'email' | 'sig'>,
): Promise<VisitReviewView> {
  const fields = findReviewFaults(typed);
  const said = tidyReview(typed);
  return withReviewed(deps, tenant, link, async (tx, booking) => {
    if (Object.keys(fields).length > 0) throw new AppError('request.invalid', { fields });
    const at = deps.now();
    const view = (row: VisitReviewRow | undefined) => toView(booking, row, at);
    const before = await findReviewOf(tx, booking.id, { lock: true });
    if (before !== undefined && isSame(before, said)) return view(before);
    if (!isOpen(booking, before, at)) throw new AppError('review.closed', { review: view(before) });
    if (expectedVersion !== (before?.version ?? 0))
      throw new AppError('review.changed', { review: view(before) });
    if (before !== undefined) return view(await rewriteReview(tx, before.id, said, at));
    const { day } = toLocal(booking.startsAt, booking.timeZone);
    const visited = { year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)) };
    const written = await insertReview(tx, { id: deps.newId(), said, booking, visited, at });
    if (written === undefined) {
      const other = await findReviewOf(tx, booking.id);
      if (other !== undefined && isSame(other, said)) return view(other);
      throw new AppError(other ? 'review.changed' : 'review.closed', { review: view(other) });
    }
    await noteForStaff(tx, {
      id: deps.newId(),
      dedupeKey: `review:${booking.id}`,
      kind: 'review',
      bookingId: booking.id,
      actor: 'customer',
      detail: { stars: said.rating },
      at,
    });
    return view(written);
  });
}

async function withReviewed<Answer>(
  deps: Deps,
  tenant: Tenant,
  link: ReviewLink,
  work: (tx: Tx, booking: BookingRow) => Promise<Answer>,
): Promise<Answer> {
  const proof = proveReview(deps.env, tenant, link, deps.now());
  if (proof === undefined) throw new AppError('link.invalid');
  return withTenant(deps.db, tenant.id, async (tx) => {
    const booking = await findBooking(tx, link.bookingId);
    if (booking === undefined || !proof.fits(booking)) throw new AppError('link.invalid');
    return work(tx, booking);
  });
}

function isSame(
  row: VisitReviewRow,
  { rating, name, text }: Pick<VisitReviewRow, 'rating' | 'name' | 'text'>,
) {
  return row.rating === rating && row.name === name && row.text === text;
}

/** Of a visit that has begun and stands, until the owner has answered. */
function isOpen({ status, startsAt }: BookingRow, row: VisitReviewRow | undefined, at: Instant): boolean {
  return status === 'CONFIRMED' && startsAt <= at && !row?.answer;
}

function toView(booking: BookingRow, row: VisitReviewRow | undefined, at: Instant): VisitReviewView {
  const { serviceTitle, startsAt, timeZone, customerName, locale } = booking;
  return {
    ...{ serviceTitle, startISO: formatInstant(startsAt), timeZone, locale },
    name: row?.name ?? suggestedName(customerName),
    rating: row?.rating ?? 0,
    text: row?.text ?? '',
    version: row?.version ?? 0,
    answer: row?.answer ?? null,
    isHidden: row !== undefined && row.hiddenAt !== null,
    isOpen: isOpen(booking, row, at),
  };
}
