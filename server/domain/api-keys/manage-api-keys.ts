import type { AddApiKeyInput, AddedApiKeyView, ApiKeysView, ApiKeyView } from '#shared/api/admin/api-keys.ts';
import { API_KEYS_MAX, keyScopes } from '#shared/company/api-keys.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { formatInstant } from '#shared/kernel/instant.ts';
import {
  type ApiKeyRow,
  findApiKey,
  insertApiKey,
  listApiKeys,
  revokeApiKey,
} from '../../db/repos/staff/api-keys.ts';
import { newSecret, secretHash } from '../../db/secret-hash.ts';
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
 * A key of 256 random bits, told in this answer and nowhere else: only its hash is kept (D453). The same secret under the
 * same id again is the same key (D520). Throws request.invalid and api_key.too_many.
 */
export async function addApiKey(deps: Deps, tenant: Tenant, input: AddApiKeyInput): Promise<AddedApiKeyView> {
  const label = input.label.trim().replace(/\s+/g, ' ');
  if (label === '') throw new AppError('request.invalid', { fields: { label: 'required' } });
  const { id, secret } = input.own ?? { id: deps.newId(), secret: newSecret() };
  const key = `sabal_${tenant.slug}_${secret}`;
  const hash = secretHash(key);
  const wanted = {
    ...{ id, label, hint: key.slice(-HINT_LENGTH), createdAt: deps.now() },
    scopes: keyScopes.filter((scope) => input.scopes.includes(scope)),
  };
  const row = await withTenant(deps.db, tenant.id, async (tx): Promise<ApiKeyRow> => {
    const before = await findApiKey(tx, hash);
    if (before?.id === id) return before;
    if ((await listApiKeys(tx)).length >= API_KEYS_MAX) throw new AppError('api_key.too_many');
    if (await insertApiKey(tx, { ...wanted, secretHash: hash })) return { ...wanted, lastUsedAt: null };
    const meanwhile = await findApiKey(tx, hash);
    if (meanwhile?.id !== id) throw new AppError('request.invalid', { fields: { own: 'invalid' } });
    return meanwhile;
  });
  return { ...toView(row), key };
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
