/** What customers said of their visits. Samples stand in the same table and belong to none (catalogue/reviews.ts). */
import type { Id } from '#shared/kernel/ids.ts';
import { addMinutes, formatInstant, type Instant } from '#shared/kernel/instant.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import { statement, type Tx } from '../../with-tenant.ts';
import { isLeft } from '../customers/newsletter-subscribers.ts';
import type { BookingRow } from './bookings.ts';

export interface VisitReviewRow {
  readonly id: Id;
  readonly bookingId: Id;
  readonly language: Locale;
  readonly rating: number;
  readonly name: string;
  readonly text: string;
  readonly version: number;
  readonly writtenAt: Instant;
  readonly answer: string | null;
  readonly answeredAt: Instant | null;
  readonly hiddenReason: string | null;
  readonly hiddenAt: Instant | null;
}

const columns = `r.id, r.booking_id as "bookingId", r.language, r.rating, r.name, r.body as text, r.version,
  r.written_at as "writtenAt", r.answer, r.answered_at as "answeredAt", r.hidden_reason as "hiddenReason",
  r.hidden_at as "hiddenAt"`;

/** SQL: columns that the table calls otherwise. */
const reviewOfBooking = statement(
  'review_of_booking',
  `select ${columns} from reviews r where r.tenant_id = $1 and r.booking_id = $2`,
);
/** SQL: as above, with a lock. */
const reviewOfBookingLock = statement(
  'review_of_booking_lock',
  `select ${columns} from reviews r where r.tenant_id = $1 and r.booking_id = $2 for update`,
);
/** SQL: as above. */
const reviewLock = statement(
  'review_lock',
  `select ${columns} from reviews r where r.tenant_id = $1 and r.id = $2 and r.booking_id is not null for update`,
);

export async function findReviewOf(
  tx: Tx,
  bookingId: Id,
  { lock = false } = {},
): Promise<VisitReviewRow | undefined> {
  const wanted = lock ? reviewOfBookingLock : reviewOfBooking;
  return (await tx.run<VisitReviewRow>(wanted, [tx.tenantId, bookingId]))[0];
}

export async function lockReview(tx: Tx, id: Id): Promise<VisitReviewRow | undefined> {
  return (await tx.run<VisitReviewRow>(reviewLock, [tx.tenantId, id]))[0];
}

export interface SaidOfVisit {
  readonly rating: number;
  readonly name: string;
  readonly text: string;
}

/**
 * Of the first service of the visit, as the catalogue calls it now; nothing is written where it has none any more. Newest
 * first is by place. SQL: a service found by what a booking holds.
 */
const reviewInsert = statement(
  'review_insert',
  `insert into reviews as r (tenant_id, id, booking_id, language, rating, name, body, service, city, month, year, sample,
     position, written_at)
   select $1, $2, $3, $4, $5, $6, $7, s.slug, $8, $9, $10, false, $11, $12
   from services s where s.tenant_id = $1 and (s.id = $13::uuid or s.kind = $14)
   order by s.id = $13::uuid desc, s.position limit 1
   on conflict (tenant_id, booking_id) do nothing
   returning ${columns}`,
);

/** Undefined when another tap was first, or when nothing like the visit is in the catalogue. */
export async function insertReview(
  tx: Tx,
  {
    id,
    said,
    booking,
    visited,
    at,
  }: {
    readonly id: Id;
    readonly said: SaidOfVisit;
    readonly booking: Pick<BookingRow, 'id' | 'locale' | 'city' | 'items' | 'serviceType' | 'startsAt'>;
    /** In the company's zone. */
    readonly visited: { readonly month: number; readonly year: number };
    readonly at: Instant;
  },
): Promise<VisitReviewRow | undefined> {
  const place = -Math.floor(booking.startsAt / 60_000);
  const values = [
    ...[tx.tenantId, id, booking.id, booking.locale, said.rating, said.name, said.text],
    ...[booking.city, visited.month, visited.year, place, formatInstant(at)],
    ...[booking.items[0]?.serviceId ?? null, booking.serviceType],
  ];
  return (await tx.run<VisitReviewRow>(reviewInsert, values))[0];
}

/** SQL: the row as it then is. */
const reviewRewrite = statement(
  'review_rewrite',
  `update reviews r set rating = $3, name = $4, body = $5, written_at = $6, version = version + 1
   where r.tenant_id = $1 and r.id = $2 returning ${columns}`,
);

/** The row must be locked. */
export async function rewriteReview(tx: Tx, id: Id, said: SaidOfVisit, at: Instant): Promise<VisitReviewRow> {
  const values = [tx.tenantId, id, said.rating, said.name, said.text, formatInstant(at)];
  return only(await tx.run<VisitReviewRow>(reviewRewrite, values));
}

/** SQL: as above. */
const reviewJudge = statement(
  'review_judge',
  `update reviews r set answer = $3, answered_at = $4, hidden_reason = $5, hidden_at = $6, version = version + 1
   where r.tenant_id = $1 and r.id = $2 returning ${columns}`,
);

export type Judged = Pick<VisitReviewRow, 'answer' | 'answeredAt' | 'hiddenReason' | 'hiddenAt'>;

/** What the owner makes of it: the words are the customer's and stay. The row must be locked. */
export async function judgeReview(tx: Tx, id: Id, judged: Judged): Promise<VisitReviewRow> {
  const at = (instant: Instant | null) => (instant === null ? null : formatInstant(instant));
  const { answer, answeredAt, hiddenReason, hiddenAt } = judged;
  const values = [tx.tenantId, id, answer, at(answeredAt), hiddenReason, at(hiddenAt)];
  return only(await tx.run<VisitReviewRow>(reviewJudge, values));
}

export type ListedReview = VisitReviewRow & {
  readonly customerName: string;
  readonly serviceTitle: string;
  readonly startsAt: Instant;
  readonly timeZone: string;
};

/** SQL: with the visit that each is of. */
const reviewsList = statement(
  'reviews_list',
  `select ${columns}, b.customer_name as "customerName", b.service_title as "serviceTitle", b.starts_at as "startsAt",
     b.time_zone as "timeZone"
   from reviews r join bookings b on b.tenant_id = r.tenant_id and b.id = r.booking_id and b.deleted_at is null
   where r.tenant_id = $1 order by r.written_at desc, r.id limit $2`,
);

/** Newest first, hidden ones too. */
export function listVisitReviews(tx: Tx, limit: number): Promise<ListedReview[]> {
  return tx.run<ListedReview>(reviewsList, [tx.tenantId, limit]);
}

export type AskedBooking = Pick<BookingRow, 'id' | 'email' | 'locale'>;

/** SQL: a lock, and the rows that it took; an array asks once, where `in` may ask, and lock, once a row. */
const bookingsAsk = statement(
  'bookings_ask_review',
  `update bookings set review_asked_at = $5::timestamptz
   where tenant_id = $1 and review_asked_at is null and id = any (array(
     select b.id from bookings b
     where b.tenant_id = $1 and b.starts_at > $2 and b.starts_at <= $3 and b.ends_at > $4 and b.ends_at <= $3
       and b.status = 'CONFIRMED' and not b.quote and b.review_asked_at is null
       and b.deleted_at is null and b.erased_at is null and b.email like '%@%'
       and not exists (select from reviews r where r.tenant_id = $1 and r.booking_id = b.id)
       and not ${isLeft('b.email')}
     order by b.ends_at, b.id limit $6 for update of b skip locked))
   returning id, email, locale`,
);

/** The longest visit, so that the index by its start serves. */
const VISIT_MAX_MIN = 24 * 60;

/**
 * Takes visits that ended between these moments, but for looks at what is still to be quoted, of people who can be
 * written to and left no letters of ours; each is taken once for ever, and another node passes over what this one has.
 */
export function takeUnasked(
  tx: Tx,
  { after, until, at, limit }: Record<'after' | 'until' | 'at', Instant> & { readonly limit: number },
): Promise<AskedBooking[]> {
  const started = addMinutes(after, -VISIT_MAX_MIN);
  return tx.run<AskedBooking>(bookingsAsk, [
    tx.tenantId,
    ...[started, until, after, at].map(formatInstant),
    limit,
  ]);
}

/** Of bookings that are gone for good. */
export async function removeReviewsOfNobody(tx: Tx): Promise<void> {
  const visit = tx.from('bookings').whereRaw('bookings.id = reviews.booking_id').select('id');
  await tx.query(tx.from('reviews').whereNotNull('bookingId').whereNotExists(visit).delete());
}

declare module 'knex/types/tables.js' {
  interface Tables {
    reviews: { readonly tenantId: Id; readonly bookingId: Id | null };
  }
}

function only([row]: readonly VisitReviewRow[]): VisitReviewRow {
  if (row === undefined) throw new Error('Expected a review that was locked');
  return row;
}
