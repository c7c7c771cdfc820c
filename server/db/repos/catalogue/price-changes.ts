import type { Id } from '#shared/kernel/ids.ts';
import { formatInstant, type Instant } from '#shared/kernel/instant.ts';
import type { Cents } from '#shared/kernel/money.ts';
import type { PriceType } from '#shared/pricing/price-terms.ts';
import type { Table } from '../../column-names.ts';
import type { PagePlace } from '../../page-cursor.ts';
import { statement, type Tx } from '../../with-tenant.ts';

export interface PriceChange {
  readonly id: Id;
  /** Whole milliseconds, so that a page can begin exactly after it. */
  readonly at: Instant;
  readonly changedBy: string;
  readonly type: PriceType | 'settings';
  readonly target: string;
  readonly title: string;
  readonly fromCents: Cents;
  readonly toCents: Cents;
}

/**
 * By itself: inside another statement Citus would tell one worker alone. SQL: no table of a tenant, but the tenants' own.
 */
const bumpStatement = statement(
  'bump_catalogue',
  'update tenants set catalogue_revision = catalogue_revision + 1 where id = $1',
);

/** Every node drops the catalogue that it holds in memory, and every open page is told (`/slots/events`). */
export async function bumpCatalogue(tx: Tx): Promise<void> {
  await tx.run(bumpStatement, [tx.tenantId]);
}

declare module 'knex/types/tables.js' {
  interface Tables {
    price_changes: Table<PriceChange>;
  }
}

/** Inserts the changes of one moment by one member of staff. */
export async function insertPriceChanges(tx: Tx, changes: readonly PriceChange[]): Promise<void> {
  if (changes.length === 0) return;
  const rows = changes.map((change) => ({
    ...change,
    at: formatInstant(change.at),
    tenantId: tx.tenantId,
  }));
  await tx.query(tx.from('price_changes').insert(rows));
}

/** Newest first, by keyset. `before` is the place of the last row of the page shown. */
export function listPriceChanges(
  tx: Tx,
  before: PagePlace | undefined,
  limit: number,
): Promise<PriceChange[]> {
  const page = tx
    .from('price_changes')
    .select('id', 'at', 'changedBy', 'type', 'target', 'title', 'fromCents', 'toCents')
    .orderBy([
      { column: 'at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(limit);
  if (before) page.whereRaw('(at, id) < (?, ?)', [formatInstant(before.at), before.id]);
  return tx.query(page);
}
