import type { Id } from '#shared/kernel/ids.ts';
import { formatInstant, type Instant } from '#shared/kernel/instant.ts';
import type { Tx } from '../../with-tenant.ts';
import { statement } from '../../with-tenant.ts';

export interface AdminKeyRow {
  readonly id: Id;
  readonly label: string;
  readonly keyHash: Buffer;
}

const findStatement = statement(
  'find_admin_key',
  `select id, label, key_hash as "keyHash" from admin_keys
   where tenant_id = $1 and prefix = $2 and revoked_at is null`,
);

export async function findAdminKey(tx: Tx, prefix: string): Promise<AdminKeyRow | undefined> {
  const [row] = await tx.run<AdminKeyRow>(findStatement, [tx.tenantId, prefix]);
  return row;
}

const upsertStatement = statement(
  'upsert_admin_key',
  `insert into admin_keys (tenant_id, id, label, prefix, key_hash) values ($1, $2, $3, $4, $5)
   on conflict (tenant_id, prefix) do nothing`,
);

export async function addAdminKey(
  tx: Tx,
  key: { id: Id; label: string; prefix: string; keyHash: Buffer },
): Promise<void> {
  await tx.run(upsertStatement, [tx.tenantId, key.id, key.label, key.prefix, key.keyHash]);
}

export interface LiveKey {
  readonly id: Id;
  readonly label: string;
  readonly createdAt: Instant;
}

const listStatement = statement(
  'admin_keys_list',
  `select id, label, created_at as "createdAt" from admin_keys
   where tenant_id = $1 and revoked_at is null order by created_at, id`,
);

export function listAdminKeys(tx: Tx): Promise<LiveKey[]> {
  return tx.run<LiveKey>(listStatement, [tx.tenantId]);
}

/** Live ones and this one, in one order: of two who revoke the last two keys, one waits and finds a single key left. */
const lockStatement = statement(
  'admin_keys_lock',
  `select id, revoked_at is null as "isLive" from admin_keys
   where tenant_id = $1 and (revoked_at is null or id = $2) order by id for update`,
);

export function lockAdminKeys(tx: Tx, id: Id): Promise<{ readonly id: Id; readonly isLive: boolean }[]> {
  return tx.run(lockStatement, [tx.tenantId, id]);
}

/** Its devices are shown as gone at once, and stay so if the key ever came back. */
const revokeStatement = statement(
  'admin_key_revoke',
  `with devices as (
    update admin_sessions set revoked_at = $3 where tenant_id = $1 and admin_key_id = $2 and revoked_at is null
  )
  update admin_keys set revoked_at = $3 where tenant_id = $1 and id = $2 and revoked_at is null`,
);

export async function revokeAdminKey(tx: Tx, id: Id, at: Instant): Promise<void> {
  await tx.run(revokeStatement, [tx.tenantId, id, formatInstant(at)]);
}
