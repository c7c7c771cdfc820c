import type { AddedKeyView } from '#shared/api/admin/sessions.ts';
import { formatInstant } from '#shared/kernel/instant.ts';
import { LABEL_SEPARATOR } from '../../access/caller-label.ts';
import { addAdminKey, listAdminKeys, lockAdminKeys } from '../../db/repos/staff/admin-keys.ts';
import { keyPrefix, newAdminKey, secretHash } from '../../db/secret-hash.ts';
import type { Tenant } from '../../db/tenant.ts';
import { withTenant } from '../../db/with-tenant.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors/app-error.ts';

/**
 * A new key of 256 random bits, told in this answer and nowhere else: only its hash is kept. Throws request.invalid
 * and key.taken.
 */
export async function addKey(deps: Deps, tenant: Tenant, typedLabel: string): Promise<AddedKeyView> {
  const label = typedLabel.trim().replace(/\s+/g, ' ');
  if (label === '') throw new AppError('request.invalid', { fields: { label: 'required' } });
  // Whatever was done with it would stand in history as done by the customer, or by a device of another key.
  if (label === 'customer' || label.includes(LABEL_SEPARATOR))
    throw new AppError('request.invalid', { fields: { label: 'invalid' } });
  const key = newAdminKey();
  const id = deps.newId();
  return withTenant(deps.db, tenant.id, async (tx) => {
    // Of two who choose one name, the second waits and finds the first.
    await lockAdminKeys(tx, id);
    const live = await listAdminKeys(tx);
    if (live.some((one) => foldLabel(one.label) === foldLabel(label))) throw new AppError('key.taken');
    await addAdminKey(tx, { id, label, prefix: keyPrefix(key), keyHash: secretHash(key) });
    const added = (await listAdminKeys(tx)).find((one) => one.id === id);
    if (!added) throw new Error('Expected the key that was just added');
    return { id, label, createdAt: formatInstant(added.createdAt), current: false, key };
  });
}

/** What people read as one name. */
function foldLabel(label: string): string {
  return label.normalize('NFKC').toLocaleLowerCase('fr');
}
