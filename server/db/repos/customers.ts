/** Customers: what bookings of one e-mail have in common (decision 152). Stored addresses are lower case. */
import { formatInstant, type Instant } from '#shared/kernel/instant.ts';
import type { Cents } from '#shared/kernel/money.ts';
import { statement, type Tx } from '../with-tenant.ts';
import { type BookingForStaff, columns } from './booking-lists.ts';

export interface CustomerRow {
  readonly email: string;
  readonly customerName: string;
  readonly phone: string | null;
  readonly lastBookingAt: Instant;
  readonly totalBookings: number;
  readonly upcomingCount: number;
  readonly cancelledCount: number;
  readonly totalCents: Cents;
  /** How many customers there are in all; the same in every row. */
  readonly count: number;
}

/** Deleted bookings and those of erased customers belong to nobody. */
const live = 'tenant_id = $1 and deleted_at is null and erased_at is null';

/** Name and phone are looked up for the customers of the page alone. Values: tenant, now, and those of `which`. */
const customers = (which: string, limit: string) => `
  with page as (
    select email, max(starts_at) as last_at, count(*)::int as bookings,
      (count(*) filter (where status <> 'CANCELLED' and ends_at > $2))::int as upcoming,
      (count(*) filter (where status = 'CANCELLED'))::int as cancelled,
      coalesce(sum(total_cents) filter (where status <> 'CANCELLED' and not quote), 0)::int8 as total_cents,
      (count(*) over ())::int as count
    from bookings where ${live} ${which}
    group by email order by last_at desc, email ${limit}
  )
  select page.email, last.customer_name as "customerName", last.phone, page.last_at as "lastBookingAt",
    bookings as "totalBookings", upcoming as "upcomingCount", cancelled as "cancelledCount",
    page.total_cents as "totalCents", count
  from page cross join lateral (
    select customer_name, phone from bookings where ${live} and email = page.email
    order by starts_at desc, id desc limit 1
  ) as last
  order by page.last_at desc, page.email`;

/** Values: tenant, now, how many. For readAsTenant. */
export const readCustomers = statement('customers_read', customers('', 'limit $3'));

const customerFind = statement('customer_find', customers('and email = $3', ''));

export async function findCustomer(tx: Tx, email: string, now: Instant): Promise<CustomerRow | undefined> {
  return (await tx.run<CustomerRow>(customerFind, [tx.tenantId, formatInstant(now), email]))[0];
}

/** More visits than anybody looks through. */
const HISTORY_MAX = 500;

const bookingsOfCustomer = statement(
  'customer_bookings',
  `select ${columns} from bookings where ${live} and email = $2
  order by starts_at desc, id desc limit ${HISTORY_MAX}`,
);

export function listBookingsOfCustomer(tx: Tx, email: string): Promise<BookingForStaff[]> {
  return tx.run<BookingForStaff>(bookingsOfCustomer, [tx.tenantId, email]);
}
