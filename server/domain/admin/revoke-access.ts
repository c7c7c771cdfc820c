import type { Id } from '#shared/kernel/ids.ts';
import { deleteEndedSubscriptions } from '../../db/repos/notices/push.ts';
import { lockAdminKeys, revokeAdminKey } from '../../db/repos/staff/admin-keys.ts';
import { revokeAdminDevice } from '../../db/repos/staff/admin-sessions.ts';
import type { Tenant } from '../../db/tenant.ts';
import { withTenant } from '../../db/with-tenant.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors/app-error.ts';

/** Its next call is refused, and it gets no more notifications; twice is once. One's own device too. Throws device.not_found. */
export async function revokeDevice(deps: Deps, tenant: Tenant, deviceId: Id): Promise<void> {
  const isKnown = await withTenant(deps.db, tenant.id, async (tx) => {
    const isOurs = await revokeAdminDevice(tx, deviceId, deps.now());
    await deleteEndedSubscriptions(tx);
    return isOurs;
  });
  if (!isKnown) throw new AppError('device.not_found');
}

/**
 * The key and every device that it let in, at their next call; twice is once. Throws key.not_found, and key.last for
 * the last of an owner, rather than leave a company that nobody can give keys to.
 */
export async function revokeKey(deps: Deps, tenant: Tenant, keyId: Id): Promise<void> {
  await withTenant(deps.db, tenant.id, async (tx) => {
    const keys = await lockAdminKeys(tx, keyId);
    const key = keys.find(({ id }) => id === keyId);
    if (!key) throw new AppError('key.not_found');
    if (!key.isLive) return;
    const owners = keys.filter(({ isLive, role }) => isLive && role === 'owner');
    if (key.role === 'owner' && owners.length === 1) throw new AppError('key.last');
    await revokeAdminKey(tx, keyId, deps.now());
    await deleteEndedSubscriptions(tx);
  });
}
