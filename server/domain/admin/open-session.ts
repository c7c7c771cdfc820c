import type { Instant } from '#shared/kernel/instant.ts';
import { type AdminCaller, checkAdminKey, standingOf, TOKEN_PREFIX } from '../../access/check-admin-token.ts';
import { deleteEndedSubscriptions } from '../../db/repos/notices/push.ts';
import { addAdminSession, revokeAdminSession } from '../../db/repos/staff/admin-sessions.ts';
import { newSecret, secretHash } from '../../db/secret-hash.ts';
import type { Tenant } from '../../db/tenant.ts';
import { withTenant } from '../../db/with-tenant.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors/app-error.ts';

/** Thirty days, however busy the device is. */
const LIFE_MIN = 30 * 24 * 60;

export interface OpenedSession extends Pick<AdminCaller, 'role' | 'crew'> {
  readonly token: string;
  readonly label: string;
  readonly expiresAt: Instant;
}

/**
 * Exchanges the pasted key for a token that can be revoked; the key itself is never stored on the device. Throws
 * admin.denied, and admin.crew_closed for the key of a crew that does not work.
 */
export async function openSession(
  deps: Deps,
  tenant: Tenant,
  input: { readonly key: string; readonly label?: string | undefined },
): Promise<OpenedSession> {
  return withTenant(deps.db, tenant.id, async (tx) => {
    const key = await checkAdminKey(tx, input.key.trim());
    if (!key) throw new AppError('admin.denied');
    const standing = standingOf(key);
    const token = `${TOKEN_PREFIX}${newSecret()}`;
    const label = input.label?.trim() || key.label;
    const expiresAt = await addAdminSession(tx, {
      id: deps.newId(),
      adminKeyId: key.id,
      label,
      tokenHash: secretHash(token),
      lifeMin: LIFE_MIN,
    });
    return { token, label, expiresAt, ...standing };
  });
}

/** With its notifications. */
export async function closeSession(deps: Deps, tenant: Tenant, token: string): Promise<void> {
  await withTenant(deps.db, tenant.id, async (tx) => {
    await revokeAdminSession(tx, secretHash(token), deps.now());
    await deleteEndedSubscriptions(tx);
  });
}
