import { daysTouched } from '#shared/agenda/claimed-cells.ts';
import type { CustomerNoteInput, CustomerView } from '#shared/api/admin/customers.ts';
import { assert } from '#shared/kernel/assert.ts';
import type { Instant } from '#shared/kernel/instant.ts';
import { lockDays } from '../../db/repos/agenda/agenda.ts';
import {
  listVisitsToCome,
  lockCustomer,
  writeCustomerNote,
} from '../../db/repos/customers/customer-notes.ts';
import { findCustomer } from '../../db/repos/customers/customers.ts';
import type { Tenant } from '../../db/tenant.ts';
import { type Tx, withTenant } from '../../db/with-tenant.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors/app-error.ts';
import { normalizeEmail } from '../links/sign-link.ts';
import { toCustomerView } from './customer-view.ts';

/**
 * What staff know of a customer. The same words again change nothing, so that a lost answer can be asked for twice.
 * Throws customer.not_found, and customer.changed with the customer as it is when another member of staff wrote one
 * meanwhile.
 */
export async function noteCustomer(
  deps: Deps,
  tenant: Tenant,
  input: CustomerNoteInput,
): Promise<CustomerView> {
  const email = normalizeEmail(input.email);
  const note = input.note.trim() || null;
  const now = deps.now();
  const { customer, isWritten } = await withTenant(deps.db, tenant.id, async (tx) => {
    await lockDaysToCome(tx, email, now);
    await lockCustomer(tx, email);
    const before = await findCustomer(tx, email, now);
    if (!before) throw new AppError('customer.not_found');
    if (before.note === note) return { customer: before, isWritten: true };
    const change = { email, note, version: input.expectedVersion };
    const isWritten = await writeCustomerNote(tx, change, now);
    const customer = await findCustomer(tx, email, now);
    assert(customer, 'a customer that is locked');
    return { customer, isWritten };
  });
  if (!isWritten) throw new AppError('customer.changed', { customer: toCustomerView(customer) });
  return toCustomerView(customer);
}

/** Days before the bookings, as everywhere: whoever comes has the note on that day's screen, and reads it again (D526). */
async function lockDaysToCome(tx: Tx, email: string, now: Instant): Promise<void> {
  const visits = await listVisitsToCome(tx, email, now);
  if (visits.length === 0) return;
  const days = visits.flatMap(({ startsAt, occupiedUntil, timeZone }) =>
    daysTouched(startsAt, occupiedUntil, 0, timeZone),
  );
  const crewIds = visits.map(({ crewId }) => crewId);
  await lockDays(tx, crewIds, [...new Set(days)].sort());
}
