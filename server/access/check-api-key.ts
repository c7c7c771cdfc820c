import { API_KEY_USED_STEP_MIN, type KeyScope } from '#shared/company/api-keys.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { addMinutes } from '#shared/kernel/instant.ts';
import { findApiKey, noteApiKeyUse } from '../db/repos/staff/api-keys.ts';
import { secretHash } from '../db/secret-hash.ts';
import type { Tenant } from '../db/tenant.ts';
import { withTenant } from '../db/with-tenant.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../errors/app-error.ts';
import { tenantOfSlug } from './find-tenant.ts';

/** A program of the company's own, behind its key. */
export interface Program {
  readonly tenant: Tenant;
  readonly keyId: Id;
  /** What its owner calls it. */
  readonly label: string;
  readonly scopes: readonly KeyScope[];
}

/** The slug stands in the key, so that it is looked for among its own company's alone (D453). */
const API_KEY = /^sabal_([a-z0-9-]{1,63})_[\w-]{43}$/;

/** Who is behind a key, and notes that it was used; undefined for anything that is none, whatever the reason. */
export async function checkApiKey(deps: Deps, key: string): Promise<Program | undefined> {
  const slug = API_KEY.exec(key)?.[1];
  const tenant = slug === undefined ? undefined : await findTenantOf(deps, slug);
  if (tenant === undefined) return undefined;
  return withTenant(deps.db, tenant.id, async (tx) => {
    const found = await findApiKey(tx, secretHash(key));
    if (found === undefined) return undefined;
    const { id: keyId, label, scopes, lastUsedAt } = found;
    const now = deps.now();
    if (lastUsedAt === null || lastUsedAt <= addMinutes(now, -API_KEY_USED_STEP_MIN)) {
      await noteApiKeyUse(tx, keyId, now);
    }
    return { tenant, keyId, label, scopes };
  });
}

async function findTenantOf(deps: Deps, slug: string): Promise<Tenant | undefined> {
  try {
    return await tenantOfSlug(deps.db, slug);
  } catch (error) {
    if (error instanceof AppError && error.code === 'tenant.unknown') return undefined;
    throw error;
  }
}
