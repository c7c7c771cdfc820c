import * as z from 'zod/mini';
import { judgeReviewInput, staffReviewsAnswer, staffReviewView } from '#shared/api/admin/reviews.ts';
import { reviewInput, reviewLinkQuery, visitReviewView } from '#shared/api/reviews.ts';
import { id } from '#shared/api/wire.ts';
import { judgeReview, listForStaff } from '../domain/reviews/judge-review.ts';
import { showReview, writeReview } from '../domain/reviews/write-review.ts';
import { route } from '../http/calls/route.ts';
import { bookingParams } from './booking-rows.ts';

const byLink = {
  path: '/bookings/:id/review',
  who: 'anyone',
  scope: 'link',
  limit: 'link',
  params: bookingParams,
  status: 200,
  output: visitReviewView,
} as const;

/** What customers say of their visits, by the link of the mail that asks, and what the owner makes of it. */
export const reviewRoutes = [
  route({
    ...byLink,
    method: 'GET',
    summary: 'The visit to review and what was said of it, with the link that was mailed',
    query: reviewLinkQuery,
    errors: ['link.invalid'],
    handle: ({ deps, tenant, params, query }) => showReview(deps, tenant, { bookingId: params.id, ...query }),
  }),
  route({
    ...byLink,
    method: 'PUT',
    summary: 'Say it, once or again until the owner has answered; the same again changes nothing',
    body: reviewInput,
    errors: ['link.invalid', 'review.changed', 'review.closed'],
    handle: ({ deps, tenant, params, body: { email, sig, ...typed } }) =>
      writeReview(deps, tenant, { bookingId: params.id, email, sig }, typed),
  }),
  route({
    method: 'GET',
    path: '/admin/reviews',
    summary: 'Every review of a visit, newest first, hidden ones too',
    who: 'admin',
    role: 'office',
    limit: 'read',
    status: 200,
    output: staffReviewsAnswer,
    errors: ['admin.denied'],
    handle: ({ deps, tenant }) => listForStaff(deps, tenant),
  }),
  route({
    method: 'PATCH',
    path: '/admin/reviews/:id',
    summary: 'Answer a review, hide it with a reason or show it again; its words stay',
    who: 'admin',
    role: 'office',
    limit: 'write',
    params: z.object({ id }),
    body: judgeReviewInput,
    status: 200,
    output: staffReviewView,
    errors: ['admin.denied', 'review.not_found', 'review.changed'],
    handle: ({ deps, tenant, params, body }) => judgeReview(deps, tenant, params.id, body),
  }),
];
