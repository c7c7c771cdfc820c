import { formatInstant, type Instant } from '#shared/kernel/instant.ts';
import type { Table } from '../column-names.ts';
import { statement, type Tx } from '../with-tenant.ts';

export interface IdempotencyKey {
  /** The call, so that one key used for two calls is two keys. */
  readonly scope: string;
  readonly key: string;
  readonly fingerprint: Buffer;
}

export interface KeyRow {
  readonly fingerprint: Buffer;
  /** null: no request has been answered under this key; this transaction holds it now. */
  readonly status: number | null;
  readonly body: unknown;
}

/**
 * Takes the key or finds what was answered under it. A key that a running transaction holds is waited for, at most
 * the role's lock_timeout; writing the old value again is what makes the finished row visible here.
 * SQL: hot, a lock.
 */
const keyTake = statement(
  'idempotency_key_take',
  `insert into idempotency_keys (tenant_id, scope, key, fingerprint) values ($1, $2, $3, $4)
  on conflict (tenant_id, scope, key) do update set key = excluded.key
  returning fingerprint, status, body`,
);

/** SQL: hot, every answer of a booking. */
const answerStore = statement(
  'idempotency_answer_store',
  `update idempotency_keys set status = $4, body = $5::jsonb
  where tenant_id = $1 and scope = $2 and key = $3`,
);

declare module 'knex/types/tables.js' {
  interface Tables {
    idempotency_keys: Table<IdempotencyKey & { readonly createdAt: Instant }>;
  }
}

export async function takeKey(tx: Tx, { scope, key, fingerprint }: IdempotencyKey): Promise<KeyRow> {
  const [row] = await tx.run<KeyRow>(keyTake, [tx.tenantId, scope, key, fingerprint]);
  if (!row) throw new Error('Expected a key row');
  return row;
}

/** Stores the answer of this run and commits its transaction. */
export async function storeAnswer(
  tx: Tx,
  { scope, key }: IdempotencyKey,
  status: number,
  body: unknown,
): Promise<void> {
  await tx.runLast(answerStore, [tx.tenantId, scope, key, status, JSON.stringify(body)]);
}

export async function deleteKeysBefore(tx: Tx, at: Instant): Promise<void> {
  await tx.query(tx.from('idempotency_keys').where('createdAt', '<', formatInstant(at)).delete());
}
