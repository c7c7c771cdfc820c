import * as z from 'zod/mini';
import {
  type JudgeReviewInput,
  type StaffReviewsAnswer,
  type StaffReviewView,
  staffReviewsAnswer,
  staffReviewView,
} from '#shared/api/admin/reviews.ts';
import type { Id } from '#shared/kernel/ids.ts';
import type { Answer } from '../../wire/http.ts';
import { adminCall } from '../admin-call.ts';
import type { AdminRead } from '../admin-read.ts';

export const reviewsRead: AdminRead<StaffReviewsAnswer> = {
  key: 'reviews',
  load: (signal) => adminCall({ method: 'GET', path: '/admin/reviews', schema: staffReviewsAnswer, signal }),
  schema: staffReviewsAnswer,
};

/** With `expectedVersion` a review that was changed since is refused (D154). */
export function judgeReview(id: Id, input: JudgeReviewInput): Promise<Answer<StaffReviewView>> {
  const path = `/admin/reviews/${encodeURIComponent(id)}`;
  return adminCall({ method: 'PATCH', path, body: { json: input }, schema: staffReviewView });
}

const staleAnswer = z.object({ review: staffReviewView });

/** The review as it is now, from the answer `review.changed`. */
export function currentReview(body: unknown): StaffReviewView | undefined {
  return staleAnswer.safeParse(body).data?.review;
}
