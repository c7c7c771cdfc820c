import type { AdminBookingView } from '#shared/api/admin/bookings.ts';
import type { Id } from '#shared/kernel/ids.ts';
import type { Tenant } from '../../../db/tenant.ts';
import { withTenant } from '../../../db/with-tenant.ts';
import type { Deps } from '../../../deps.ts';
import { staffLens, viewForStaff } from './staff-view.ts';

/** Throws booking.not_found, also for one that was deleted. */
export async function showForStaff(deps: Deps, tenant: Tenant, bookingId: Id): Promise<AdminBookingView> {
  const lens = await staffLens(deps, tenant);
  return withTenant(deps.db, tenant.id, (tx) => viewForStaff(tx, bookingId, lens));
}
