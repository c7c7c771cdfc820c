import type { Id } from '#shared/kernel/ids.ts';
import { formatInstant, type Instant } from '#shared/kernel/instant.ts';
import type { Table } from '../../column-names.ts';
import { statement, type Tx } from '../../with-tenant.ts';

export interface AdminKeyRow {
  readonly id: Id;
  readonly label: string;
  readonly keyHash: Buffer;
}

declare module 'knex/types/tables.js' {
  interface Tables {
    admin_keys: Table<
      AdminKeyRow & {
        readonly prefix: string;
        readonly createdAt: Instant;
        readonly revokedAt: Instant | null;
      },
      'createdAt' | 'revokedAt'
    >;
  }
}

export function findAdminKey(tx: Tx, prefix: string): Promise<AdminKeyRow | undefined> {
  return tx.query(
    tx.from('admin_keys').where({ prefix }).whereNull('revokedAt').first('id', 'label', 'keyHash'),
  );
}

export async function addAdminKey(
  tx: Tx,
  key: { id: Id; label: string; prefix: string; keyHash: Buffer },
): Promise<void> {
  const added = tx.from('admin_keys').insert({ tenantId: tx.tenantId, ...key });
  await tx.query(added.onConflict(['tenantId', 'prefix']).ignore());
}

export interface LiveKey {
  readonly id: Id;
  readonly label: string;
  readonly createdAt: Instant;
}

export function listAdminKeys(tx: Tx): Promise<LiveKey[]> {
  const live = tx.from('admin_keys').whereNull('revokedAt');
  return tx.query(live.select('id', 'label', 'createdAt').orderBy(['createdAt', 'id']));
}

/** Live ones and this one, in one order: of two who revoke the last two keys, one waits and finds a single key left. */
export async function lockAdminKeys(
  tx: Tx,
  id: Id,
): Promise<{ readonly id: Id; readonly isLive: boolean }[]> {
  const keys = tx.from('admin_keys').where((key) => key.whereNull('revokedAt').orWhere({ id }));
  const rows = await tx.query(keys.select('id', 'revokedAt').orderBy('id').forUpdate());
  return rows.map((row) => ({ id: row.id, isLive: row.revokedAt === null }));
}

/**
 * Its devices are shown as gone at once, and stay so if the key ever came back.
 * SQL: two tables written in one statement.
 */
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
