import type { Id } from '#shared/kernel/ids.ts';
import { revokeAdminDevice } from '../../db/repos/staff/admin-sessions.ts';
import type { Tenant } from '../../db/tenant.ts';
import { withTenant } from '../../db/with-tenant.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors/app-error.ts';

/** Its next call is refused; twice is once. One's own device too. Throws device.not_found. */
export async function revokeDevice(deps: Deps, tenant: Tenant, deviceId: Id): Promise<void> {
  const isKnown = await withTenant(deps.db, tenant.id, (tx) => revokeAdminDevice(tx, deviceId, deps.now()));
  if (!isKnown) throw new AppError('device.not_found');
}
