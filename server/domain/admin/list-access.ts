import type { AccessView } from '#shared/api/admin/sessions.ts';
import { formatInstant } from '#shared/kernel/instant.ts';
import { type AdminCaller, IDLE_MIN } from '../../access/check-admin-token.ts';
import { listAdminKeys } from '../../db/repos/staff/admin-keys.ts';
import { listAdminSessions } from '../../db/repos/staff/admin-sessions.ts';
import type { Tenant } from '../../db/tenant.ts';
import { withTenant } from '../../db/with-tenant.ts';
import type { Deps } from '../../deps.ts';

/** Every device that is let in now and every key that lets devices in (D147). */
export function listAccess(deps: Deps, tenant: Tenant, caller: AdminCaller | undefined): Promise<AccessView> {
  return withTenant(deps.db, tenant.id, async (tx) => {
    const [devices, keys] = await Promise.all([listAdminSessions(tx, IDLE_MIN), listAdminKeys(tx)]);
    return {
      devices: devices.map((device) => ({
        ...device,
        createdAt: formatInstant(device.createdAt),
        lastSeenAt: formatInstant(device.lastSeenAt),
        current: device.id === caller?.deviceId,
      })),
      keys: keys.map(({ crew, ...key }) => ({
        ...key,
        createdAt: formatInstant(key.createdAt),
        current: key.id === caller?.keyId,
        ...(crew && { crew, closed: !crew.active }),
      })),
    };
  });
}
