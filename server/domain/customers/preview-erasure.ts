import type { ErasureView } from '#shared/api/admin/customers.ts';
import { hasCustomerNote } from '../../db/repos/customers/customer-notes.ts';
import type { BookingToErase } from '../../db/repos/customers/erasure.ts';
import { countTraces, findBookingsToErase } from '../../db/repos/customers/erasure.ts';
import type { Tenant } from '../../db/tenant.ts';
import { type Tx, withTenant } from '../../db/with-tenant.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors/app-error.ts';
import { normalizeEmail } from '../links/sign-link.ts';
import { personalMarks } from './personal-marks.ts';

/** What erasing would do; does nothing. Throws customer.not_found where nothing is kept of an address. */
export async function previewErasure(deps: Deps, tenant: Tenant, typedEmail: string): Promise<ErasureView> {
  const email = normalizeEmail(typedEmail);
  return withTenant(deps.db, tenant.id, async (tx) => {
    const bookings = await findBookingsToErase(tx, email, deps.now(), { lock: false });
    return readErasure(tx, email, bookings);
  });
}

/** Throws customer.not_found when there is nothing in it. */
export async function readErasure(
  tx: Tx,
  email: string,
  bookings: readonly BookingToErase[],
): Promise<ErasureView> {
  const ids = bookings.map(({ id }) => id);
  const [traces, note] = await Promise.all([
    countTraces(tx, { email, marks: personalMarks(email, bookings) }, bookings),
    hasCustomerNote(tx, email, ids),
  ]);
  const isNobody = bookings.length + traces.mails === 0 && !traces.subscriber && !note;
  if (isNobody) throw new AppError('customer.not_found');
  const upcoming = bookings.filter(({ isUpcoming }) => isUpcoming).length;
  return { email, bookings: bookings.length, ...traces, note, upcoming };
}
