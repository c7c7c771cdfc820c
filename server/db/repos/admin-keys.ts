import type { Id } from '#shared/kernel/ids.ts';
import type { Tx } from '../with-tenant.ts';
import { statement } from '../with-tenant.ts';

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
