/**
 * Customers: what bookings of one e-mail have in common (D152), or of one phone (customerKey). Stored
 * addresses are lower case.
 */
import type { Id } from '#shared/kernel/ids.ts';
import { formatInstant, type Instant } from '#shared/kernel/instant.ts';
import type { Cents } from '#shared/kernel/money.ts';
import { statement, type Tx } from '../../with-tenant.ts';
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
  /** How many customers there are in all; the same in every row. */
  readonly count: number;
}

/** Deleted bookings and those of erased customers belong to no customer. */
const live = 'tenant_id = $1 and deleted_at is null and erased_at is null';

/**
 * Name, phone, next visit and note are looked up for the customers of the page alone. Values: tenant, now, and those
 * of `which`.
 */
const customers = (which: string, limit: string) => `
  with page as (
    select email, coalesce(max(starts_at) filter (where status <> 'CANCELLED'), max(starts_at)) as last_at, count(*)::int as bookings,
      (count(*) filter (where status <> 'CANCELLED' and ends_at > $2))::int as upcoming,
      (count(*) filter (where status = 'CANCELLED'))::int as cancelled,
      coalesce(sum(total_cents) filter (where status <> 'CANCELLED' and not quote), 0)::int8 as total_cents,
      (count(*) over ())::int as count
    from bookings where ${live} ${which}
    group by email order by last_at desc, email ${limit}
  )
  select page.email, last.customer_name as "customerName", last.phone, last.city, page.last_at as "lastBookingAt",
    bookings as "totalBookings", upcoming as "upcomingCount", cancelled as "cancelledCount",
    page.total_cents as "totalCents", next.id as "nextId", next.starts_at as "nextAt",
    known.note, coalesce(known.version, 0) as "noteVersion", count
  from page cross join lateral (
    select customer_name, phone, city from bookings where ${live} and email = page.email
    order by starts_at desc, id desc limit 1
  ) as last left join lateral (
    select id, starts_at from bookings where ${live} and upcoming > 0 and email = page.email
      and status <> 'CANCELLED' and ends_at > $2
    order by starts_at, id limit 1
  ) as next on true left join customer_notes known on known.tenant_id = $1 and known.email = page.email
  order by page.last_at desc, page.email`;

/** Values: tenant, now, how many. For readAsTenant. SQL: groups and lateral joins. */
export const readCustomers = statement('customers_read', customers('', 'limit $3'));

/**
 * Those of whom one booking has every word. Values: tenant, now, how many, patterns. For readAsTenant.
 * SQL: as above.
 */
export const searchCustomers = statement(
  'customers_search',
  customers(
    `and email in (select email from bookings where ${live} and search_text like all ($4::text[]))`,
    'limit $3',
  ),
);

/** SQL: as above. */
const customerFind = statement('customer_find', customers('and email = $3', ''));

export async function findCustomer(tx: Tx, email: string, now: Instant): Promise<CustomerRow | undefined> {
  return (await tx.run<CustomerRow>(customerFind, [tx.tenantId, formatInstant(now), email]))[0];
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

/** SQL: groups and joins of texts taken apart. */
const alike = statement(
  'customers_alike',
  `with others as (
    select email, min(by) as by from (
      select other.email, 'phone' as by from bookings other
        where other.tenant_id = $1 and other.deleted_at is null and other.erased_at is null and other.email <> $3
          and other.phone in (select phone from bookings where ${live} and email = $3 and phone is not null)
      union select email, 'email' as by from bookings
        where ${live} and email <> $3 and email like '%@%' and split_part(email, '@', 2) = split_part($3, '@', 2)
          and ${bare('email')} = ${bare('$3')}
    ) as one group by email order by email limit ${ALIKE_MAX}
  )
  select others.by, found.* from (${customers('and email in (select email from others)', '')}) as found
  join others on others.email = found.email order by found."lastBookingAt" desc, found.email`,
);

/** Other e-mails of which the phone is one of this one's, or which are written nearly like it; `email` says more. */
export function listAlike(tx: Tx, email: string, now: Instant): Promise<AlikeRow[]> {
  return tx.run<AlikeRow>(alike, [tx.tenantId, formatInstant(now), email]);
}
