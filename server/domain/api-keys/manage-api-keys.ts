import { randomBytes } from 'node:crypto';
import type { AddApiKeyInput, AddedApiKeyView, ApiKeysView, ApiKeyView } from '#shared/api/admin/api-keys.ts';
import { API_KEYS_MAX, keyScopes } from '#shared/company/api-keys.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { formatInstant } from '#shared/kernel/instant.ts';
import { type ApiKeyRow, insertApiKey, listApiKeys, revokeApiKey } from '../../db/repos/staff/api-keys.ts';
import { secretHash } from '../../db/secret-hash.ts';
import type { Tenant } from '../../db/tenant.ts';
import { withTenant } from '../../db/with-tenant.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors/app-error.ts';

const HINT_LENGTH = 4;

export async function showApiKeys(deps: Deps, tenant: Tenant): Promise<ApiKeysView> {
  const rows = await withTenant(deps.db, tenant.id, listApiKeys);
  return { keys: rows.map(toView) };
}

/**
 * A key of 256 random bits, told in this answer and nowhere else: only its hash is kept (D453). Throws request.invalid
 * and api_key.too_many.
 */
export async function addApiKey(deps: Deps, tenant: Tenant, input: AddApiKeyInput): Promise<AddedApiKeyView> {
  const label = input.label.trim().replace(/\s+/g, ' ');
  if (label === '') throw new AppError('request.invalid', { fields: { label: 'required' } });
  const key = `sabal_${tenant.slug}_${randomBytes(32).toString('base64url')}`;
  const row = {
    id: deps.newId(),
    label,
    scopes: keyScopes.filter((scope) => input.scopes.includes(scope)),
    hint: key.slice(-HINT_LENGTH),
    createdAt: deps.now(),
  };
  await withTenant(deps.db, tenant.id, async (tx) => {
    if ((await listApiKeys(tx)).length >= API_KEYS_MAX) throw new AppError('api_key.too_many');
    await insertApiKey(tx, { ...row, secretHash: secretHash(key) });
  });
  return { ...toView({ ...row, lastUsedAt: null }), key };
}

/** Its next call is refused, on every node. Good whether or not it exists. */
export async function removeApiKey(deps: Deps, tenant: Tenant, id: Id): Promise<void> {
  await withTenant(deps.db, tenant.id, (tx) => revokeApiKey(tx, id, deps.now()));
}

function toView({ scopes, createdAt, lastUsedAt, ...key }: ApiKeyRow): ApiKeyView {
  return {
    ...key,
    scopes: [...scopes],
    createdAt: formatInstant(createdAt),
    lastUsedAt: lastUsedAt === null ? null : formatInstant(lastUsedAt),
  };
}
