import type { CustomerHistoryView } from '#shared/api/admin/customers.ts';
import { findCustomer, listAlike, listBookingsOfCustomer } from '../../db/repos/customers/customers.ts';
import type { Tenant } from '../../db/tenant.ts';
import { withTenant } from '../../db/with-tenant.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors/app-error.ts';
import { staffContext, toStaffRow } from '../bookings/staff/staff-view.ts';
import { normalizeEmail } from '../links/sign-link.ts';
import { toCustomerView } from './customer-view.ts';

/** Throws customer.not_found for an address of which no booking is left. */
export async function showHistory(
  deps: Deps,
  tenant: Tenant,
  typedEmail: string,
): Promise<CustomerHistoryView> {
  const email = normalizeEmail(typedEmail);
  const context = await staffContext(deps, tenant);
  const now = deps.now();
  return withTenant(deps.db, tenant.id, async (tx) => {
    const customer = await findCustomer(tx, email, now);
    if (!customer) throw new AppError('customer.not_found');
    const [rows, alike] = await Promise.all([listBookingsOfCustomer(tx, email), listAlike(tx, email, now)]);
    return {
      customer: toCustomerView(customer),
      bookings: rows.map((row) => toStaffRow(row, context)),
      alike: alike.map((row) => ({ by: row.by, customer: toCustomerView(row) })),
    };
  });
}
