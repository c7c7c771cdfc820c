import { timingSafeEqual } from 'node:crypto';
import type { Id } from '#shared/kernel/ids.ts';
import { findAdminKey } from '../db/repos/staff/admin-keys.ts';
import { touchAdminSession } from '../db/repos/staff/admin-sessions.ts';
import { keyPrefix, secretHash } from '../db/secret-hash.ts';
import type { Tenant } from '../db/tenant.ts';
import type { Tx } from '../db/with-tenant.ts';
import { withTenant } from '../db/with-tenant.ts';
import type { Deps } from '../deps.ts';
import { callerLabel } from './caller-label.ts';

/** A device token idles out after 12 hours (D355). */
export const IDLE_MIN = 12 * 60;
export const TOKEN_PREFIX = 'ats_';

/** Who makes an admin call. */
export interface AdminCaller {
  /** As history calls them: the key, and the device behind it. */
  readonly label: string;
  readonly keyId: Id;
  /** Absent for the raw key. */
  readonly deviceId?: Id;
}

/** Who is behind `X-Admin-Token`: a device token or the raw key; undefined for anything else. */
export async function checkAdminToken(
  deps: Deps,
  tenant: Tenant,
  token: string,
): Promise<AdminCaller | undefined> {
  const secret = token.trim();
  if (secret === '') return undefined;
  return withTenant(deps.db, tenant.id, async (tx) => {
    if (!secret.startsWith(TOKEN_PREFIX)) {
      const key = await checkAdminKey(tx, secret);
      return key && { label: key.label, keyId: key.id };
    }
    const seen = await touchAdminSession(tx, secretHash(secret), IDLE_MIN);
    return seen && { ...seen, label: callerLabel(seen.keyLabel, seen.label) };
  });
}

export async function isAdminKey(deps: Deps, tenant: Tenant, secret: string): Promise<boolean> {
  return withTenant(deps.db, tenant.id, async (tx) => (await checkAdminKey(tx, secret)) !== undefined);
}

export async function checkAdminKey(
  tx: Tx,
  secret: string,
): Promise<{ readonly id: Id; readonly label: string } | undefined> {
  const key = await findAdminKey(tx, keyPrefix(secret));
  return key && timingSafeEqual(key.keyHash, secretHash(secret)) ? key : undefined;
}
