import type * as z from 'zod/mini';
import type { CustomersAnswer, customersQuery } from '#shared/api/admin/customers.ts';
import { searchWords } from '#shared/booking/search-words.ts';
import { formatInstant } from '#shared/kernel/instant.ts';
import { likePatterns } from '../../db/like-patterns.ts';
import { type CustomerRow, readCustomers, searchCustomers } from '../../db/repos/customers/customers.ts';
import type { Tenant } from '../../db/tenant.ts';
import { readAsTenant } from '../../db/with-tenant.ts';
import type { Deps } from '../../deps.ts';
import { toCustomerView } from './customer-view.ts';

/** Those with the latest booking first, of all or of those that have what is looked for, and how many these are. */
export async function listCustomers(
  deps: Deps,
  tenant: Tenant,
  { limit, q = '' }: z.output<typeof customersQuery>,
): Promise<CustomersAnswer> {
  const words = searchWords(q);
  const values = [tenant.id, formatInstant(deps.now()), limit];
  const rows =
    words.length === 0
      ? await readAsTenant<CustomerRow>(deps.db, tenant.id, readCustomers, values)
      : await readAsTenant<CustomerRow>(deps.db, tenant.id, searchCustomers, [
          ...values,
          likePatterns(words),
        ]);
  return { customers: rows.map(toCustomerView), count: rows[0]?.count ?? 0 };
}
