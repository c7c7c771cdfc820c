import { randomBytes } from 'node:crypto';
import type { AddedKeyView } from '#shared/api/admin/sessions.ts';
import { formatInstant } from '#shared/kernel/instant.ts';
import { addAdminKey, listAdminKeys } from '../../db/repos/admin-keys.ts';
import { withTenant } from '../../db/with-tenant.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Tenant } from '../tenants/tenant.ts';
import { keyPrefix, secretHash } from './admin-key.ts';

/** A new key of 256 random bits, told in this answer and nowhere else: only its hash is kept. Throws request.invalid. */
export async function addKey(deps: Deps, tenant: Tenant, typedLabel: string): Promise<AddedKeyView> {
  const label = typedLabel.trim();
  if (label === '') throw new AppError('request.invalid', { fields: { label: 'required' } });
  // Whatever was done with it would stand in history as done by the customer.
  if (label === 'customer') throw new AppError('request.invalid', { fields: { label: 'invalid' } });
  const key = `adm_${randomBytes(32).toString('base64url')}`;
  const id = deps.newId();
  return withTenant(deps.db, tenant.id, async (tx) => {
    await addAdminKey(tx, { id, label, prefix: keyPrefix(key), keyHash: secretHash(key) });
    const added = (await listAdminKeys(tx)).find((one) => one.id === id);
    if (!added) throw new Error('Expected the key that was just added');
    return { id, label, createdAt: formatInstant(added.createdAt), current: false, key };
  });
}
