import type { AddedKeyView, AddKeyInput } from '#shared/api/admin/sessions.ts';
import { formatInstant } from '#shared/kernel/instant.ts';
import { LABEL_SEPARATOR } from '../../access/caller-label.ts';
import { holdCrew } from '../../db/repos/agenda/crews.ts';
import {
  addAdminKey,
  findAdminKey,
  type LiveKey,
  listAdminKeys,
  lockAdminKeys,
} from '../../db/repos/staff/admin-keys.ts';
import { keyPrefix, newAdminKey, secretHash } from '../../db/secret-hash.ts';
import type { Tenant } from '../../db/tenant.ts';
import { withTenant } from '../../db/with-tenant.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors/app-error.ts';

/**
 * A new key of 256 random bits, told in this answer and nowhere else: only its hash is kept. The same secret under the same
 * id again is the same key (D520). Throws request.invalid with `fields` and key.taken.
 */
export async function addKey(
  deps: Deps,
  tenant: Tenant,
  { label: typedLabel, role, crewId, own }: AddKeyInput,
): Promise<AddedKeyView> {
  const label = typedLabel.trim().replace(/\s+/g, ' ');
  if (label === '') throw new AppError('request.invalid', { fields: { label: 'required' } });
  // Whatever was done with it would stand in history as done by the customer, or by a device of another key.
  if (label === 'customer' || label.includes(LABEL_SEPARATOR))
    throw new AppError('request.invalid', { fields: { label: 'invalid' } });
  // A crew of the office would be taken for a limit of what its key may do.
  const fault = role === 'crew' ? crewId === undefined && 'required' : crewId !== undefined && 'invalid';
  if (fault) throw new AppError('request.invalid', { fields: { crewId: fault } });
  const key = newAdminKey(own?.secret);
  const id = own?.id ?? deps.newId();
  const hashed = { prefix: keyPrefix(key), keyHash: secretHash(key) };
  return withTenant(deps.db, tenant.id, async (tx) => {
    // Of two who choose one name, the second waits and finds the first.
    await lockAdminKeys(tx, id);
    const live = await listAdminKeys(tx);
    const before = live.find((one) => one.id === id);
    const known = before && (await findAdminKey(tx, hashed.prefix));
    if (before && known?.id === id) return toAddedView(before, key);
    if (live.some((one) => foldLabel(one.label) === foldLabel(label))) throw new AppError('key.taken');
    if (crewId !== undefined && !(await holdCrew(tx, crewId)))
      throw new AppError('request.invalid', { fields: { crewId: 'invalid' } });
    if (!(await addAdminKey(tx, { id, label, ...hashed, role, crewId: crewId ?? null })))
      throw new AppError('request.invalid', { fields: { own: 'invalid' } });
    const added = (await listAdminKeys(tx)).find((one) => one.id === id);
    if (!added) throw new Error('Expected the key that was just added');
    return toAddedView(added, key);
  });
}

function toAddedView({ id, label, role, createdAt, crew }: LiveKey, key: string): AddedKeyView {
  return {
    ...{ id, label, role, key },
    createdAt: formatInstant(createdAt),
    current: false,
    ...(crew && { crew }),
  };
}

/** What people read as one name. */
function foldLabel(label: string): string {
  return label.normalize('NFKC').toLocaleLowerCase('fr');
}
