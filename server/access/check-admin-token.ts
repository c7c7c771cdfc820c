import { timingSafeEqual } from 'node:crypto';
import type { CrewOfBooking } from '#shared/api/admin/crews.ts';
import type { StaffRole } from '#shared/company/staff-role.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { findAdminKey, type KeyStanding } from '../db/repos/staff/admin-keys.ts';
import { touchAdminSession } from '../db/repos/staff/admin-sessions.ts';
import { keyPrefix, secretHash } from '../db/secret-hash.ts';
import type { Tenant } from '../db/tenant.ts';
import type { Tx } from '../db/with-tenant.ts';
import { withTenant } from '../db/with-tenant.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../errors/app-error.ts';
import { callerLabel } from './caller-label.ts';

/** A device token idles out after 12 hours (D355). */
export const IDLE_MIN = 12 * 60;
export const TOKEN_PREFIX = 'ats_';

/** Who makes an admin call. */
export interface AdminCaller {
  /** As history calls them: the key, and the device behind it. */
  readonly label: string;
  readonly keyId: Id;
  readonly role: StaffRole;
  /** Of the role `crew`, and of no other. */
  readonly crew?: CrewOfBooking | undefined;
  /** Absent for the raw key. */
  readonly deviceId?: Id;
}

/**
 * Who is behind `X-Admin-Token`: a device token or the raw key; undefined for anything else. Throws admin.crew_closed
 * for a crew's key while its crew does not work.
 */
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
      return key && { label: key.label, keyId: key.id, ...standingOf(key) };
    }
    const seen = await touchAdminSession(tx, secretHash(secret), IDLE_MIN);
    if (!seen) return undefined;
    const { keyId, deviceId, keyLabel, label } = seen;
    return { keyId, deviceId, ...standingOf(seen), label: callerLabel(keyLabel, label) };
  });
}

/** Of a key that may have been asked for again: only an owner's makes and ends keys. */
export async function isOwnersKey(deps: Deps, tenant: Tenant, secret: string): Promise<boolean> {
  return withTenant(deps.db, tenant.id, async (tx) => (await checkAdminKey(tx, secret))?.role === 'owner');
}

export async function checkAdminKey(
  tx: Tx,
  secret: string,
): Promise<({ readonly id: Id; readonly label: string } & KeyStanding) | undefined> {
  const key = await findAdminKey(tx, keyPrefix(secret));
  return key && timingSafeEqual(key.keyHash, secretHash(secret)) ? key : undefined;
}

/** What a key opens now. Throws admin.crew_closed (D472). */
export function standingOf({ role, crew }: KeyStanding): Pick<AdminCaller, 'role' | 'crew'> {
  if (role !== 'crew') return { role };
  if (!crew?.active) throw new AppError('admin.crew_closed');
  const { id, name, color } = crew;
  return { role, crew: { id, name, color } };
}
