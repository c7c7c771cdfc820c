/**
 * Customers: what bookings of one e-mail have in common (D152), or of one phone (customerKey). Stored
 * addresses are lower case.
 */
import { LOOKED_THROUGH_MAX } from '#shared/api/admin/bookings.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { formatInstant, type Instant } from '#shared/kernel/instant.ts';
import type { Cents } from '#shared/kernel/money.ts';
import { likePatterns } from '../../like-patterns.ts';
import type { PagePlace } from '../../page-cursor.ts';
import { type Statement, statement, type Tx } from '../../with-tenant.ts';
import { type BookingForStaff, columns } from '../bookings/booking-lists.ts';

export interface CustomerRow {
  readonly email: string;
  readonly customerName: string;
  readonly phone: string | null;
  readonly city: string;
  /** Of those that were not cancelled; of the cancelled ones where there is no other. */
  readonly lastBookingAt: Instant;
  readonly totalBookings: number;
  readonly upcomingCount: number;
  readonly cancelledCount: number;
  readonly totalCents: Cents;
  /** Of the next visit, or of the one that is going on. */
  readonly nextId: Id | null;
  readonly nextAt: Instant | null;
  readonly note: string | null;
  /** 0 before there was any note. */
  readonly noteVersion: number;
  /** How many customers there are, up to one more than are counted; the same in every row. */
  readonly count: number;
}

/** Deleted bookings and those of erased customers belong to no customer. */
const liveOf = (booking: string) =>
  `${booking}.tenant_id = $1 and ${booking}.deleted_at is null and ${booking}.erased_at is null`;
const live = liveOf('bookings');

/**
 * What is told of a customer is looked up for those of the page alone, each by their e-mail. Values: tenant, now, and
 * those of `page`, which answers e-mail, last_at and how many customers there are.
 */
const customers = (page: string) => `
  with page as (${page})
  select page.email, last.customer_name as "customerName", last.phone, last.city, page.last_at as "lastBookingAt",
    sums.bookings as "totalBookings", sums.upcoming as "upcomingCount", sums.cancelled as "cancelledCount",
    sums.total_cents as "totalCents", next.id as "nextId", next.starts_at as "nextAt",
    known.note, coalesce(known.version, 0) as "noteVersion", page.count
  from page cross join lateral (
    select count(*)::int as bookings,
      (count(*) filter (where status <> 'CANCELLED' and ends_at > $2))::int as upcoming,
      (count(*) filter (where status = 'CANCELLED'))::int as cancelled,
      coalesce(sum(total_cents) filter (where status <> 'CANCELLED' and not quote), 0)::int8 as total_cents
    from bookings where ${live} and email = page.email
  ) as sums cross join lateral (
    select customer_name, phone, city from bookings where ${live} and email = page.email
    order by starts_at desc, id desc limit 1
  ) as last left join lateral (
    select id, starts_at from bookings where ${live} and sums.upcoming > 0 and email = page.email
      and status <> 'CANCELLED' and ends_at > $2
    order by starts_at, id limit 1
  ) as next on true left join customer_notes known on known.tenant_id = $1 and known.email = page.email
  order by page.last_at desc, page.email`;

/** Those of `which`, put together from all their bookings. */
const grouped = (which: string) => `
  select email, coalesce(max(starts_at) filter (where status <> 'CANCELLED'), max(starts_at)) as last_at,
    (count(*) over ())::int as count
  from bookings where ${live} ${which}
  group by email order by last_at desc, email`;

/** The booking that a customer's place in the list comes from: the last one, of those that were not cancelled if there are any. */
const lastOf = (email: string) => `coalesce(
  (select l.id from bookings l where ${liveOf('l')} and l.email = ${email} and l.status <> 'CANCELLED'
    order by l.starts_at desc, l.id desc limit 1),
  (select l.id from bookings l where ${liveOf('l')} and l.email = ${email}
    order by l.starts_at desc, l.id desc limit 1))`;

/**
 * Bookings from the latest start back, until there are enough that are the last of their customer: nobody further back
 * is looked at. Without the `case` the planner takes an id for one row in all, and the way to it for all rows. How many
 * customers there are is counted in an index of e-mails, up to one more than are told, and only where the page is full.
 * Values: tenant, now, how many. For readAsTenant. SQL: a walk in an index, and lateral joins.
 */
export const readCustomers = statement(
  'customers_read',
  customers(`
    with latest as (
      select b.email, b.starts_at as last_at from bookings b
      where ${liveOf('b')} and case when b.id = ${lastOf('b.email')} then true end
      order by b.starts_at desc, b.email limit $3
    )
    select latest.*, case when (select count(*) from latest) < $3 then (select count(*) from latest) else (
      select count(*) from (
        select 1 from bookings where ${live} group by email collate "C" limit ${LOOKED_THROUGH_MAX + 1}
      ) as each
    ) end::int as count from latest`),
);

/** SQL: groups and lateral joins. */
const customersFind = statement('customers_find', customers(grouped('and email = any ($3::text[])')));

/** Those with the latest booking first. */
export function findCustomers(tx: Tx, emails: readonly string[], now: Instant): Promise<CustomerRow[]> {
  return tx.run<CustomerRow>(customersFind, [tx.tenantId, formatInstant(now), emails]);
}

export async function findCustomer(tx: Tx, email: string, now: Instant): Promise<CustomerRow | undefined> {
  return (await findCustomers(tx, [email], now))[0];
}

/** Whose booking has what is looked for, and where it stands: the latest one of those that were looked through. */
export interface FoundCustomer extends PagePlace {
  readonly email: string;
  /** How many were found, of whom these are the first. */
  readonly count: number;
}

/**
 * Of the next LOOKED_THROUGH_MAX bookings, from the latest start back. E-mails stand in no index of texts: each is read
 * from its booking, by its id, since in a join of sets all bookings would be read for a few. SQL: lateral joins.
 */
export function searchStatement(hasPlace: boolean): Statement {
  const place = hasPlace ? 'and (starts_at, id) < ($4::timestamptz, $5::uuid)' : '';
  return statement(
    hasPlace ? 'customers_search_after' : 'customers_search',
    `select email, at, id, (count(*) over ())::int as count from (
      select distinct on (b.email) b.email, looked.starts_at as at, looked.id from (
        select starts_at, id, search_text from bookings where tenant_id = $1 and deleted_at is null ${place}
        order by starts_at desc, id desc limit ${LOOKED_THROUGH_MAX}
      ) as looked cross join lateral (
        select email from bookings where ${live} and bookings.id = looked.id limit 1
      ) as b where search_text like all ($2::text[])
      order by b.email, looked.starts_at desc, looked.id desc
    ) as found order by at desc, id desc limit $3`,
  );
}

export function searchCustomers(
  tx: Tx,
  words: readonly string[],
  after: PagePlace | undefined,
  limit: number,
): Promise<FoundCustomer[]> {
  const place = after ? [formatInstant(after.at), after.id] : [];
  return tx.run<FoundCustomer>(searchStatement(after !== undefined), [
    tx.tenantId,
    likePatterns(words),
    limit,
    ...place,
  ]);
}

/** More visits than staff look through. */
const HISTORY_MAX = 500;

/** SQL: the columns of lists hold subqueries. */
const bookingsOfCustomer = statement(
  'customer_bookings',
  `select ${columns} from bookings where ${live} and email = $2
  order by starts_at desc, id desc limit ${HISTORY_MAX}`,
);

export function listBookingsOfCustomer(tx: Tx, email: string): Promise<BookingForStaff[]> {
  return tx.run<BookingForStaff>(bookingsOfCustomer, [tx.tenantId, email]);
}

export type AlikeRow = CustomerRow & { readonly by: 'phone' | 'email' };

/** A telephone that half a town left is no sign of one person. */
const ALIKE_MAX = 5;

/** The part before the @ without dots and without what stands after a plus. */
const bare = (email: string) => `replace(split_part(split_part(${email}, '@', 1), '+', 1), '.', '')`;

/**
 * Where in the order of e-mails one may stand that is written nearly like this: a dot may come before each letter, and
 * a dot, a plus or the @ after the last one. From where (included) to where (not included); / is the sign after the dot.
 */
function placesAlike(email: string): readonly [from: readonly string[], to: readonly string[]] {
  const [name = '', domain] = email.split('@');
  if (domain === undefined) return [[], []];
  const letters = Array.from((name.split('+')[0] ?? '').replaceAll('.', ''));
  const whole = letters.join('');
  const dotted = letters.map((_, index) => letters.slice(0, index).join(''));
  const places = [
    ...dotted.map((part) => [`${part}.`, `${part}/`]),
    ...ENDS.map(([end, next]) => [whole + end, whole + next]),
  ];
  return [places.map(([from = '']) => from), places.map(([, to = '']) => to)];
}

/** Each with the sign after it. */
const ENDS = [
  ['.', '/'],
  ['+', ','],
  ['@', 'A'],
] as const;

/**
 * E-mails that begin alike are found first, in an index of their bytes, because taking all of them apart took longer than all
 * else. SQL: groups and joins of texts taken apart.
 */
const alike = statement(
  'customers_alike',
  `with near as materialized (
    select other.email from unnest($4::text[], $5::text[]) as place (low, high) join bookings other
      on ${liveOf('other')} and other.email collate "C" >= place.low and other.email collate "C" < place.high
  ), others as (
    select email, min(by) as by from (
      select other.email, 'phone' as by from bookings other
        where ${liveOf('other')} and other.email <> $3
          and other.phone in (select phone from bookings where ${live} and email = $3 and phone is not null)
      union select email, 'email' as by from near
        where email <> $3 and email like '%@%' and split_part(email, '@', 2) = split_part($3, '@', 2)
          and ${bare('email')} = ${bare('$3')}
    ) as one group by email order by email limit ${ALIKE_MAX}
  )
  select others.by, found.*
  from (${customers(grouped('and email in (select email from others)'))}) as found
  join others on others.email = found.email order by found."lastBookingAt" desc, found.email`,
);

/** Other e-mails of which the phone is one of this one's, or which are written nearly like it; `email` says more. */
export function listAlike(tx: Tx, email: string, now: Instant): Promise<AlikeRow[]> {
  return tx.run<AlikeRow>(alike, [tx.tenantId, formatInstant(now), email, ...placesAlike(email)]);
}
