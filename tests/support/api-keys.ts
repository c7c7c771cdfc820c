/** Keys of a company's own programs, made over the API; of the shop that open-shop.ts has opened. */
import { type KeyScope, keyScopes } from '#shared/company/api-keys.ts';
import type { Caller } from './api.ts';
import { api, staff } from './open-shop.ts';

export interface TestKey {
  readonly id: string;
  readonly key: string;
  /** Calls with the key, without a tenant's header. */
  readonly caller: Caller;
}

export async function aKey(
  scopes: readonly KeyScope[] = keyScopes,
  label: string = 'Site web',
): Promise<TestKey> {
  const { status, body } = await staff.post('/admin/api-keys', { label, scopes });
  if (status !== 201) throw new Error(`No key: ${JSON.stringify(body)}`);
  return { id: body.id, key: body.key, caller: withKey(body.key) };
}

export function withKey(key: string, headers: Readonly<Record<string, string>> = {}): Caller {
  return api.as({ 'X-Tenant-Slug': undefined, Authorization: `Bearer ${key}`, ...headers });
}
