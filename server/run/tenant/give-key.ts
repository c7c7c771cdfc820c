import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { addKeyInput } from '#shared/api/admin/sessions.ts';
import { LABEL_SEPARATOR } from '../../access/caller-label.ts';
import { addAdminKey, listAdminKeys } from '../../db/repos/staff/admin-keys.ts';
import { keyPrefix, newAdminKey, secretHash } from '../../db/secret-hash.ts';
import type { Tx } from '../../db/with-tenant.ts';
import { carryOut, knownTenant, TenantError, type Told } from './carry-out.ts';

/** As history shows it: not a person of the company. */
const LABEL = 'Opérateur';

/**
 * Another key for a company whose own is lost. Those that it has stay good: its staff end them at /admin/devices. A label
 * has one key: called again, nothing changes.
 */
export async function giveKey(
  db: Knex,
  { slug, label = LABEL, dryRun }: { slug: string; label?: string | undefined; dryRun: boolean },
): Promise<Told> {
  if (!isLabel(label))
    throw new TenantError('A key is called by 1 to 80 letters, as neither a customer nor a device is.');
  const tenant = await knownTenant(db, slug);
  return carryOut(db, tenant.id, dryRun, async (tx) => {
    const key = await addKey(tx, label.trim());
    if (key === undefined)
      return [
        `There is a key "${label.trim()}" of ${slug} already: it stays as it is. If nobody has it, name another with --label.`,
      ];
    return [
      dryRun
        ? `${slug} would have another key, told here.`
        : `A key of ${slug}, told this once and kept nowhere: ${key}`,
      `Those that it had are good as before; its staff end them under Appareils.`,
    ];
  });
}

/** As staff may call one too (domain/admin/add-key.ts). */
function isLabel(label: string): boolean {
  const isTaken = label === 'customer' || label.includes(LABEL_SEPARATOR);
  return label.trim() !== '' && !isTaken && addKeyInput.safeParse({ label }).success;
}

/** Undefined where a live key of the company has this name. */
export async function addKey(tx: Tx, label: string): Promise<string | undefined> {
  if ((await listAdminKeys(tx)).some((key) => key.label === label)) return undefined;
  const key = newAdminKey();
  const hashed = { prefix: keyPrefix(key), keyHash: secretHash(key) };
  await addAdminKey(tx, { id: randomUUID(), label, ...hashed, role: 'owner', crewId: null });
  return key;
}
