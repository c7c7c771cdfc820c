/** Bookings as the back office reads them: pages of a search, what lies in a range, and one with its history. */
import type { BookingStatus } from '#shared/booking/booking-status.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { addMinutes, formatInstant, type Instant, instantFromMs } from '#shared/kernel/instant.ts';
import { likePatterns } from '../../like-patterns.ts';
import type { PagePlace } from '../../page-cursor.ts';
import { statement, type Tx } from '../../with-tenant.ts';
import { type HistoryRow, historyOf } from './booking-events.ts';
import { type BookingRow, bookingColumns } from './bookings.ts';

export interface BookingForStaff extends BookingRow {
  /** Until when the crew is taken; null once it is free. */
  readonly occupiedUntil: Instant | null;
  /** What staff know of its customer, whatever the visit. */
  readonly customerNote: string | null;
}

export interface BookingFilter {
  /** Half-open; a booking is in it when any part of it is. */
  readonly from: Instant;
  readonly to: Instant;
  readonly statuses: readonly BookingStatus[];
  /** Each of these must be in the text that bookings are looked for by; none means all. */
  readonly words: readonly string[];
  /** Those deleted after this instant whose customer was not erased since, alone; absent for those that are there. */
  readonly deletedAfter?: Instant | undefined;
}

/** No visit is longer, so that the search begins in the index and not with the first booking ever. */
const LONGEST_BOOKING_MIN = 24 * 60;
const FIRST: PagePlace = {
  at: instantFromMs(Date.UTC(1970)),
  id: '00000000-0000-0000-0000-000000000000',
};
const LAST: PagePlace = {
  at: instantFromMs(Date.UTC(9500)),
  id: 'ffffffff-ffff-ffff-ffff-ffffffffffff',
};

export const columns = `${bookingColumns},
  (select c.occupied_until from claims c where c.tenant_id = $1 and c.id = claim_id) as "occupiedUntil",
  (select n.note from (select email as whose, note from customer_notes where tenant_id = $1) n where n.whose = email)
    as "customerNote"`;

/** Statements of their own, because indexes are of those that are there. The instant stands behind all other values. */
const there = () => 'deleted_at is null';
const deletedSince = (last: number) => `deleted_at > $${last}::timestamptz and erased_at is null`;
type Whose = (last: number) => string;

/** Values: tenant, longest visit before the range, range start, range end, statuses, patterns. */
const filtered = (whose: string) => `from bookings where tenant_id = $1 and ${whose}
    and starts_at > $2 and ends_at > $3 and starts_at < $4 and status = any ($5::text[])
    and search_text like all ($6::text[])`;

/** SQL: the columns of lists hold subqueries, and words are looked for in an index. */
const statementsOf = (name: string, whose: Whose) => ({
  asc: statement(
    `${name}_page_up`,
    `select ${columns} ${filtered(whose(10))} and (starts_at, id) > ($7::timestamptz, $8::uuid)
    order by starts_at, id limit $9`,
  ),
  desc: statement(
    `${name}_page_down`,
    `select ${columns} ${filtered(whose(10))} and (starts_at, id) < ($7::timestamptz, $8::uuid)
    order by starts_at desc, id desc limit $9`,
  ),
  count: statement(`${name}_count`, `select count(*)::int as count ${filtered(whose(7))}`),
});
const bookings = statementsOf('bookings', there);
const deletedBookings = statementsOf('deleted_bookings', deletedSince);

/** SQL: as above. */
const one = statement(
  'booking_for_staff',
  `select ${columns}, ${historyOf('b.id')} as history
  from bookings b where tenant_id = $1 and id = $2 and deleted_at is null`,
);

/** SQL: as above. */
const conflictOf = statement(
  'bookings_in_the_way',
  `select ${columns} from bookings where tenant_id = $1 and deleted_at is null and claim_id in (
    select c.id from claims c where c.tenant_id = $1 and c.starts_at > $2 and c.occupied_until > $3
      and c.starts_at < $4 and c.state = 'booked')
    and id is distinct from $5::uuid
  order by starts_at, id limit 1`,
);

function filterValues(tx: Tx, { from, to, statuses, words }: BookingFilter): unknown[] {
  const range = [addMinutes(from, -LONGEST_BOOKING_MIN), from, to].map(formatInstant);
  return [tx.tenantId, ...range, statuses, likePatterns(words)];
}

export function pageOfBookings(
  tx: Tx,
  filter: BookingFilter,
  page: { readonly order: 'asc' | 'desc'; readonly after: PagePlace | undefined; readonly limit: number },
): Promise<BookingForStaff[]> {
  const { at, id } = page.after ?? (page.order === 'asc' ? FIRST : LAST);
  const values = [...filterValues(tx, filter), formatInstant(at), id, page.limit];
  return ask<BookingForStaff>(tx, filter, page.order, values);
}

export async function countBookings(tx: Tx, filter: BookingFilter): Promise<number> {
  return (await ask<{ count: number }>(tx, filter, 'count', filterValues(tx, filter)))[0]?.count ?? 0;
}

function ask<Row extends object>(
  tx: Tx,
  { deletedAfter }: BookingFilter,
  what: keyof typeof bookings,
  values: readonly unknown[],
): Promise<Row[]> {
  if (deletedAfter === undefined) return tx.run<Row>(bookings[what], values);
  return tx.run<Row>(deletedBookings[what], [...values, formatInstant(deletedAfter)]);
}

export type BookingWithHistory = BookingForStaff & { readonly history: readonly HistoryRow[] };

export async function findBookingForStaff(tx: Tx, bookingId: Id): Promise<BookingWithHistory | undefined> {
  return (await tx.run<BookingWithHistory>(one, [tx.tenantId, bookingId]))[0];
}

/** The first visit, with the time kept free after it, that overlaps this one; not the one that is to be moved itself. */
export async function findConflict(
  tx: Tx,
  { startsAt, occupiedUntil }: { readonly startsAt: Instant; readonly occupiedUntil: Instant },
  movedId: Id | undefined,
): Promise<BookingForStaff | undefined> {
  const earliest = addMinutes(startsAt, -2 * LONGEST_BOOKING_MIN);
  const range = [earliest, startsAt, occupiedUntil].map(formatInstant);
  return (await tx.run<BookingForStaff>(conflictOf, [tx.tenantId, ...range, movedId ?? null]))[0];
}

export type UnremindedBooking = Pick<
  BookingRow,
  'id' | 'email' | 'locale' | 'startsAt' | 'updatedAt' | 'timeZone'
>;

/** SQL: the key of a mail is put together from the row. */
const unreminded = statement(
  'bookings_unreminded',
  `select b.id, b.email, b.locale, b.starts_at as "startsAt", b.updated_at as "updatedAt", b.time_zone as "timeZone"
  from bookings b where b.tenant_id = $1 and b.starts_at > $2 and b.starts_at <= $3
    and b.status = 'CONFIRMED' and b.deleted_at is null and b.email like '%@%'
    and not exists (select 1 from mail_outbox m where m.tenant_id = $1
      and m.dedupe_key = 'reminder:' || b.id || ':' || extract(epoch from b.starts_at)::bigint)`,
);

/**
 * Confirmed visits that begin within these minutes, of people who can be written to and were not reminded of this
 * time.
 */
export function listUnreminded(tx: Tx, now: Instant, withinMin: number): Promise<UnremindedBooking[]> {
  const until = formatInstant(addMinutes(now, withinMin));
  return tx.run<UnremindedBooking>(unreminded, [tx.tenantId, formatInstant(now), until]);
}
