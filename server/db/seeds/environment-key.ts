import { randomUUID } from 'node:crypto';
import { instantFromMs } from '#shared/kernel/instant.ts';
import { DEVELOPMENT_ADMIN_KEY } from '../../published-secrets.ts';
import { revokeAdminKey } from '../repos/staff/admin-keys.ts';
import { keyPrefix, secretHash } from '../secret-hash.ts';
import type { Tx } from '../with-tenant.ts';

/** As the label that history shows: no person in particular, but the holder of ADMIN_KEY. */
const LABEL = 'Sabal';

interface KeyRow {
  readonly id: string;
  readonly key_hash: Buffer;
  readonly from_environment: boolean;
  readonly revoked_at: number | null;
}

/**
 * Makes ADMIN_KEY open the back office, and the value that it had before open it no longer: that key goes with all
 * devices that it let in. Keys that staff made stay. Answers what the person at the terminal should know.
 *
 * A key that staff revoked stays so. The published key is given to a company without keys only: a start that forgot
 * NODE_ENV must not open a real one with it.
 */
export async function bringEnvironmentKey(tx: Tx, key: string): Promise<readonly string[]> {
  const keys = await lockKeys(tx);
  const held = findKey(keys, key);
  if (held !== undefined && held.revoked_at !== null)
    return ['ADMIN_KEY names a key that was revoked: it opens nothing. Set another one.'];
  if (held === undefined && key === DEVELOPMENT_ADMIN_KEY && keys.length > 0)
    return [`The back office has keys of its own: ${key} does not open it.`];
  const former = keys.filter((one) => one !== held && one.from_environment && one.revoked_at === null);
  await forgetKeys(tx, former);
  if (held === undefined) {
    await tx.table('admin_keys').insert({
      tenant_id: tx.tenantId,
      id: randomUUID(),
      label: LABEL,
      prefix: keyPrefix(key),
      key_hash: secretHash(key),
      from_environment: true,
    });
  }
  return former.length === 0
    ? []
    : ['ADMIN_KEY has changed: the former key opens nothing, and its devices have to sign in again.'];
}

/** Ends the key that is printed in the README, and every device that it let in, for good. */
export async function revokePublishedKey(tx: Tx): Promise<readonly string[]> {
  const held = findKey(await lockKeys(tx), DEVELOPMENT_ADMIN_KEY);
  if (held === undefined || held.revoked_at !== null) return [];
  await revokeAdminKey(tx, held.id, instantFromMs(Date.now()));
  return [
    `The published key ${DEVELOPMENT_ADMIN_KEY} was still good here. It opens nothing any more, nor do its devices.`,
  ];
}

/** The company's row is the turn of starts at once, and of nobody who only refers to it. */
async function lockKeys(tx: Tx): Promise<KeyRow[]> {
  await tx.table<{ id: string }>('tenants').where({ id: tx.tenantId }).forNoKeyUpdate();
  return tx
    .table<KeyRow & { tenant_id: string }>('admin_keys')
    .where({ tenant_id: tx.tenantId })
    .select('id', 'key_hash', 'from_environment', 'revoked_at');
}

function findKey(keys: readonly KeyRow[], key: string): KeyRow | undefined {
  const hash = secretHash(key);
  return keys.find((one) => hash.equals(one.key_hash));
}

/** Not marked as revoked, which would keep a value from ever coming back. */
async function forgetKeys(tx: Tx, keys: readonly KeyRow[]): Promise<void> {
  const ids = keys.map(({ id }) => id);
  const ofTenant = { tenant_id: tx.tenantId };
  await tx
    .table<{ admin_key_id: string }>('admin_sessions')
    .where(ofTenant)
    .whereIn('admin_key_id', ids)
    .delete();
  await tx.table<{ id: string }>('admin_keys').where(ofTenant).whereIn('id', ids).delete();
}
