import * as z from 'zod/mini';
import { type VisitReviewView, visitReviewView } from '#shared/api/reviews.ts';
import type { TypedReview } from '#shared/booking/review-rules.ts';
import type { FailCode } from '../device/rows.ts';
import { type Answer, call } from '../wire/http.ts';
import { type BookingLink, bookingPath } from './managed-booking.ts';

type ReviewOutcome =
  | { readonly ok: true; readonly review: VisitReviewView }
  /** `review`: as it is now, where that is why. */
  | { readonly ok: false; readonly code: FailCode; readonly review: VisitReviewView | undefined };

/** The visit that a mailed link opens, and what was said of it. Kept nowhere: the link is the only way to it. */
export async function loadReview({ id, email, sig }: BookingLink): Promise<ReviewOutcome> {
  const path = `${bookingPath(id)}/review`;
  return settle(await call({ method: 'GET', path, query: { email, sig }, schema: visitReviewView }));
}

/** Needs the server; the same again is harmless. */
export async function sendReview(
  { id, email, sig }: BookingLink,
  typed: TypedReview,
  expectedVersion: number,
): Promise<ReviewOutcome> {
  return settle(
    await call({
      method: 'PUT',
      path: `${bookingPath(id)}/review`,
      body: { json: { email, sig, ...typed, expectedVersion } },
      schema: visitReviewView,
    }),
  );
}

const refused = z.object({ review: visitReviewView });

function settle(answer: Answer<VisitReviewView>): ReviewOutcome {
  if (answer.ok) return { ok: true, review: answer.body };
  return { ok: false, code: answer.code, review: refused.safeParse(answer.body).data?.review };
}
