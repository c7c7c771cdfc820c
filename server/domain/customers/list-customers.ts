import type * as z from 'zod/mini';
import { LOOKED_THROUGH_MAX } from '#shared/api/admin/bookings.ts';
import type { CustomersAnswer, customersQuery } from '#shared/api/admin/customers.ts';
import { bookingStatuses } from '#shared/booking/booking-status.ts';
import { searchWords } from '#shared/booking/search-words.ts';
import { formatInstant } from '#shared/kernel/instant.ts';
import { cursorAfter, readCursor } from '../../db/page-cursor.ts';
import { findLookEnd } from '../../db/repos/bookings/booking-lists.ts';
import {
  type CustomerRow,
  findCustomers,
  readCustomers,
  searchCustomers,
} from '../../db/repos/customers/customers.ts';
import type { Tenant } from '../../db/tenant.ts';
import { readAsTenant, withTenant } from '../../db/with-tenant.ts';
import type { Deps } from '../../deps.ts';
import { toCustomerView } from './customer-view.ts';

/**
 * Those with the latest booking first, of all or of those that have what is looked for, and how many these are. A search
 * looks through the next LOOKED_THROUGH_MAX bookings alone, from the latest back, and says where to go on (D288). Throws
 * request.invalid for a cursor that says nothing.
 */
export async function listCustomers(
  deps: Deps,
  tenant: Tenant,
  { limit, q = '', cursor }: z.output<typeof customersQuery>,
): Promise<CustomersAnswer> {
  const words = searchWords(q);
  const after = readCursor(cursor);
  if (words.length > 0) {
    return withTenant(deps.db, tenant.id, async (tx) => {
      const found = await searchCustomers(tx, words, after, limit + 1);
      const page = found.slice(0, limit);
      const emails = page.map(({ email }) => email);
      const customers = page.length === 0 ? [] : await findCustomers(tx, emails, deps.now());
      const lookEnd = await findLookEnd(tx, { statuses: bookingStatuses, words }, { order: 'desc', after });
      const end = found.length > limit ? page.at(-1) : lookEnd;
      return {
        customers: customers.map(toCustomerView),
        count: found[0]?.count ?? 0,
        atLeast: lookEnd !== undefined,
        nextCursor: end ? cursorAfter(end) : null,
      };
    });
  }
  const values = [tenant.id, formatInstant(deps.now()), limit];
  const rows = await readAsTenant<CustomerRow>(deps.db, tenant.id, readCustomers, values);
  const counted = rows[0]?.count ?? 0;
  return {
    customers: rows.map(toCustomerView),
    count: Math.min(counted, LOOKED_THROUGH_MAX),
    atLeast: counted > LOOKED_THROUGH_MAX,
    nextCursor: null,
  };
}
