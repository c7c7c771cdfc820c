import type { CustomersAnswer } from '#shared/api/admin/customers.ts';
import { formatInstant } from '#shared/kernel/instant.ts';
import { type CustomerRow, readCustomers } from '../../db/repos/customers.ts';
import { readAsTenant } from '../../db/with-tenant.ts';
import type { Deps } from '../../deps.ts';
import type { Tenant } from '../tenants/tenant.ts';
import { toCustomerView } from './customer-view.ts';

/** Those with the latest booking first, and how many there are in all. */
export async function listCustomers(deps: Deps, tenant: Tenant, limit: number): Promise<CustomersAnswer> {
  const values = [tenant.id, formatInstant(deps.now()), limit];
  const rows = await readAsTenant<CustomerRow>(deps.db, tenant.id, readCustomers, values);
  return { customers: rows.map(toCustomerView), count: rows[0]?.count ?? 0 };
}
