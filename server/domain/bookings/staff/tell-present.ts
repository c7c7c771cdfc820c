import type { Id } from '#shared/kernel/ids.ts';
import type { Tenant } from '../../../db/tenant.ts';
import { withTenant } from '../../../db/with-tenant.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../errors/app-error.ts';
import { type StaffLens, viewForStaff } from './staff-view.ts';

/** Runs `work`; whoever is refused because a booking has changed gets it as it is now, in `booking`. */
export async function tellPresent<T>(
  deps: Deps,
  tenant: Tenant,
  { bookingId, lens }: { readonly bookingId: Id; readonly lens: StaffLens },
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'booking.changed') throw error;
    const booking = await withTenant(deps.db, tenant.id, (tx) => viewForStaff(tx, bookingId, lens));
    throw new AppError('booking.changed', { booking });
  }
}
