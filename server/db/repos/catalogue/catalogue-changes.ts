import type { CatalogueAct } from '#shared/api/admin/catalogue.ts';
import type { EntryType } from '#shared/catalogue/entries/entry.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { formatInstant, type Instant } from '#shared/kernel/instant.ts';
import type { Table } from '../../column-names.ts';
import type { Tx } from '../../with-tenant.ts';

export interface CatalogueChange {
  readonly id: Id;
  readonly at: Instant;
  readonly changedBy: string;
  readonly type: EntryType;
  readonly target: Id;
  readonly title: string;
  readonly act: CatalogueAct;
  readonly fields: readonly { readonly field: string; readonly from: string; readonly to: string }[];
}

declare module 'knex/types/tables.js' {
  interface Tables {
    catalogue_changes: Table<CatalogueChange>;
  }
}

export async function insertCatalogueChange(tx: Tx, change: CatalogueChange): Promise<void> {
  const { at, fields, ...rest } = change;
  const row = { ...rest, tenantId: tx.tenantId, at: formatInstant(at), fields: JSON.stringify(fields) };
  await tx.query(tx.from('catalogue_changes').insert(row));
}

/** Newest first. */
export function listCatalogueChanges(tx: Tx, limit: number): Promise<CatalogueChange[]> {
  return tx.query(
    tx
      .from('catalogue_changes')
      .select('id', 'at', 'changedBy', 'type', 'target', 'title', 'act', 'fields')
      .orderBy([
        { column: 'at', order: 'desc' },
        { column: 'id', order: 'desc' },
      ])
      .limit(limit),
  );
}
