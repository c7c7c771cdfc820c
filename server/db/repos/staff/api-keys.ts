/** Keys of the company's own programs. */
import type { KeyScope } from '#shared/company/api-keys.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { formatInstant, type Instant } from '#shared/kernel/instant.ts';
import type { Table } from '../../column-names.ts';
import type { Tx } from '../../with-tenant.ts';

export interface ApiKeyRow {
  readonly id: Id;
  readonly label: string;
  readonly scopes: readonly KeyScope[];
  /** The last characters of the key. */
  readonly hint: string;
  readonly createdAt: Instant;
  readonly lastUsedAt: Instant | null;
}

declare module 'knex/types/tables.js' {
  interface Tables {
    api_keys: Table<
      ApiKeyRow & { readonly secretHash: Buffer; readonly revokedAt: Instant | null },
      'lastUsedAt' | 'revokedAt'
    >;
  }
}

const columns = ['id', 'label', 'scopes', 'hint', 'createdAt', 'lastUsedAt'] as const;

/** Those that are good, the oldest first. */
export function listApiKeys(tx: Tx): Promise<ApiKeyRow[]> {
  const live = tx.from('api_keys').whereNull('revokedAt');
  return tx.query(live.select(...columns).orderBy(['createdAt', 'id']));
}

export function findApiKey(tx: Tx, secretHash: Buffer): Promise<ApiKeyRow | undefined> {
  const live = tx.from('api_keys').where({ secretHash }).whereNull('revokedAt');
  return tx.query(live.first(...columns));
}

/** False where one has its id or its secret already, revoked or not. */
export async function insertApiKey(
  tx: Tx,
  {
    createdAt,
    scopes,
    ...key
  }: Omit<ApiKeyRow, 'lastUsedAt'> & {
    readonly secretHash: Buffer;
  },
): Promise<boolean> {
  const row = { tenantId: tx.tenantId, ...key, scopes: [...scopes], createdAt: formatInstant(createdAt) };
  const added = tx.from('api_keys').insert(row).onConflict().ignore();
  return (await tx.query(added.returning('id'))).length > 0;
}

export async function noteApiKeyUse(tx: Tx, id: Id, at: Instant): Promise<void> {
  await tx.query(
    tx
      .from('api_keys')
      .where({ id })
      .update({ lastUsedAt: formatInstant(at) }),
  );
}

/** One that is revoked already keeps its first moment. */
export async function revokeApiKey(tx: Tx, id: Id, at: Instant): Promise<void> {
  const live = tx.from('api_keys').where({ id }).whereNull('revokedAt');
  await tx.query(live.update({ revokedAt: formatInstant(at) }));
}

export async function deleteApiKeysRevokedBefore(tx: Tx, at: Instant): Promise<void> {
  await tx.query(tx.from('api_keys').where('revokedAt', '<', formatInstant(at)).delete());
}
