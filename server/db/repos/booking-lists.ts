/** Bookings as the back office reads them: pages of a search, what lies in a range, and one with its history. */
import type { BookingStatus } from '#shared/booking/booking-status.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { addMinutes, formatInstant, type Instant, instantFromMs } from '#shared/kernel/instant.ts';
import type { PagePlace } from '../page-place.ts';
import { statement, type Tx } from '../with-tenant.ts';
import { type HistoryRow, historyOf } from './booking-events.ts';
import { type BookingRow, bookingColumns } from './bookings.ts';

export interface BookingForStaff extends BookingRow {
  /** Until when the crew is taken; null once nobody is. */
  readonly occupiedUntil: Instant | null;
}

export interface BookingFilter {
  /** Half-open; a booking is in it when any part of it is. */
  readonly from: Instant;
  readonly to: Instant;
  readonly statuses: readonly BookingStatus[];
  /** Each of these must be in the text that bookings are looked for by; none means all. */
  readonly words: readonly string[];
}

/** No visit is longer, so that the search begins in the index and not with the first booking ever. */
const LONGEST_VISIT_MIN = 24 * 60;
const FIRST: PagePlace = {
  at: instantFromMs(Date.UTC(1970)),
  id: '00000000-0000-0000-0000-000000000000',
};
const LAST: PagePlace = {
  at: instantFromMs(Date.UTC(9500)),
  id: 'ffffffff-ffff-ffff-ffff-ffffffffffff',
};

export const columns = `${bookingColumns},
  (select c.occupied_until from claims c where c.tenant_id = $1 and c.id = claim_id) as "occupiedUntil"`;

/** Values: tenant, longest visit before the range, range start, range end, statuses, patterns. */
const filtered = `from bookings where tenant_id = $1 and deleted_at is null
    and starts_at > $2 and ends_at > $3 and starts_at < $4 and status = any ($5::text[])
    and search_text like all ($6::text[])`;

const pageUp = statement(
  'bookings_page_up',
  `select ${columns} ${filtered} and (starts_at, id) > ($7::timestamptz, $8::uuid)
  order by starts_at, id limit $9`,
);
const pageDown = statement(
  'bookings_page_down',
  `select ${columns} ${filtered} and (starts_at, id) < ($7::timestamptz, $8::uuid)
  order by starts_at desc, id desc limit $9`,
);
const counted = statement('bookings_count', `select count(*)::int as count ${filtered}`);

const one = statement(
  'booking_for_staff',
  `select ${columns}, ${historyOf('b.id')} as history
  from bookings b where tenant_id = $1 and id = $2 and deleted_at is null`,
);

const inTheWay = statement(
  'bookings_in_the_way',
  `select ${columns} from bookings where tenant_id = $1 and deleted_at is null and claim_id in (
    select c.id from claims c where c.tenant_id = $1 and c.starts_at > $2 and c.occupied_until > $3
      and c.starts_at < $4 and c.state = 'booked')
    and id is distinct from $5::uuid
  order by starts_at, id limit 1`,
);

function filterValues(tx: Tx, { from, to, statuses, words }: BookingFilter): unknown[] {
  const range = [addMinutes(from, -LONGEST_VISIT_MIN), from, to].map(formatInstant);
  // Signs that LIKE reads as something else stand for themselves here.
  const patterns = words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
  return [tx.tenantId, ...range, statuses, patterns];
}

export function pageOfBookings(
  tx: Tx,
  filter: BookingFilter,
  page: { readonly order: 'asc' | 'desc'; readonly after: PagePlace | undefined; readonly limit: number },
): Promise<BookingForStaff[]> {
  const isUp = page.order === 'asc';
  const { at, id } = page.after ?? (isUp ? FIRST : LAST);
  const values = [...filterValues(tx, filter), formatInstant(at), id, page.limit];
  return tx.run<BookingForStaff>(isUp ? pageUp : pageDown, values);
}

export async function countBookings(tx: Tx, filter: BookingFilter): Promise<number> {
  return (await tx.run<{ count: number }>(counted, filterValues(tx, filter)))[0]?.count ?? 0;
}

export type BookingWithHistory = BookingForStaff & { readonly history: readonly HistoryRow[] };

export async function findBookingForStaff(tx: Tx, bookingId: Id): Promise<BookingWithHistory | undefined> {
  return (await tx.run<BookingWithHistory>(one, [tx.tenantId, bookingId]))[0];
}

/** The first visit, with the time kept free after it, that overlaps this one; not the one that is to be moved itself. */
export async function findVisitInTheWay(
  tx: Tx,
  { startsAt, occupiedUntil }: { readonly startsAt: Instant; readonly occupiedUntil: Instant },
  movedId: Id,
): Promise<BookingForStaff | undefined> {
  const earliest = addMinutes(startsAt, -2 * LONGEST_VISIT_MIN);
  const range = [earliest, startsAt, occupiedUntil].map(formatInstant);
  return (await tx.run<BookingForStaff>(inTheWay, [tx.tenantId, ...range, movedId]))[0];
}
