import type { CrewOfBooking } from '#shared/api/admin/crews.ts';
import type { StaffRole } from '#shared/company/staff-role.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { formatInstant, type Instant } from '#shared/kernel/instant.ts';
import type { Table } from '../../column-names.ts';
import { statement, type Tx } from '../../with-tenant.ts';

export interface AdminKeyRow {
  readonly id: Id;
  readonly label: string;
  readonly keyHash: Buffer;
}

/** What a key may do. */
export interface KeyStanding {
  readonly role: StaffRole;
  /** Of a crew's key: null once the crew is deleted. */
  readonly crew: (CrewOfBooking & { readonly active: boolean }) | null;
}

declare module 'knex/types/tables.js' {
  interface Tables {
    admin_keys: Table<
      AdminKeyRow & {
        readonly prefix: string;
        readonly role: StaffRole;
        readonly crewId: Id | null;
        readonly createdAt: Instant;
        readonly revokedAt: Instant | null;
      },
      'createdAt' | 'revokedAt' | 'role' | 'crewId'
    >;
  }
}

/** KeyStanding of the key `k` in a statement whose first value is the tenant: by a column of `k` Citus would ask all shards. */
export const standingColumns = `k.role, (
  select json_build_object('id', c.id, 'name', c.name, 'color', c.color, 'active', c.active)
  from crews c where c.tenant_id = $1 and c.id = k.crew_id) as crew`;

/** SQL: a column is made of another table's row. */
const findStatement = statement(
  'admin_key_find',
  `select k.id, k.label, k.key_hash as "keyHash", ${standingColumns}
   from admin_keys k where k.tenant_id = $1 and k.prefix = $2 and k.revoked_at is null`,
);

export async function findAdminKey(tx: Tx, prefix: string): Promise<(AdminKeyRow & KeyStanding) | undefined> {
  return (await tx.run<AdminKeyRow & KeyStanding>(findStatement, [tx.tenantId, prefix]))[0];
}

export interface NewAdminKey {
  readonly id: Id;
  readonly label: string;
  readonly prefix: string;
  readonly keyHash: Buffer;
  readonly role: StaffRole;
  readonly crewId: Id | null;
}

/** False where one has its id or its prefix already, revoked or not. */
export async function addAdminKey(tx: Tx, key: NewAdminKey): Promise<boolean> {
  const added = tx.from('admin_keys').insert({ tenantId: tx.tenantId, ...key });
  return (await tx.query(added.onConflict().ignore().returning('id'))).length > 0;
}

export interface LiveKey extends KeyStanding {
  readonly id: Id;
  readonly label: string;
  readonly createdAt: Instant;
}

/** SQL: as above. */
const listStatement = statement(
  'admin_keys_list',
  `select k.id, k.label, k.created_at as "createdAt", ${standingColumns}
   from admin_keys k where k.tenant_id = $1 and k.revoked_at is null order by k.created_at, k.id`,
);

export function listAdminKeys(tx: Tx): Promise<LiveKey[]> {
  return tx.run<LiveKey>(listStatement, [tx.tenantId]);
}

/** A key without its crew opens nothing. */
export async function leaveCrew(tx: Tx, crewId: Id): Promise<void> {
  await tx.query(tx.from('admin_keys').where({ crewId }).update({ crewId: null }));
}

/** Live ones and this one, in one order: of two who revoke the last two keys, one waits and finds a single key left. */
export async function lockAdminKeys(
  tx: Tx,
  id: Id,
): Promise<{ readonly id: Id; readonly isLive: boolean; readonly role: StaffRole }[]> {
  const keys = tx.from('admin_keys').where((key) => key.whereNull('revokedAt').orWhere({ id }));
  const rows = await tx.query(keys.select('id', 'role', 'revokedAt').orderBy('id').forUpdate());
  return rows.map(({ id: keyId, role, revokedAt }) => ({ id: keyId, role, isLive: revokedAt === null }));
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
