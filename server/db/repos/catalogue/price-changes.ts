import type { Id } from '#shared/kernel/ids.ts';
import { formatInstant, type Instant } from '#shared/kernel/instant.ts';
import type { Cents } from '#shared/kernel/money.ts';
import type { PriceType } from '#shared/pricing/price-terms.ts';
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

const bumpStatement = statement(
  'bump_catalogue',
  'update tenants set catalogue_revision = catalogue_revision + 1 where id = $1',
);

/** Every node drops the catalogue that it holds in memory, and every open page is told (`/slots/events`). */
export async function bumpCatalogue(tx: Tx): Promise<void> {
  await tx.run(bumpStatement, [tx.tenantId]);
}

const insertStatement = statement(
  'insert_price_changes',
  `insert into price_changes (tenant_id, id, at, changed_by, type, target, title, from_cents, to_cents)
   select $1, id, $2::timestamptz, $3, type, target, title, from_cents, to_cents
   from unnest($4::uuid[], $5::text[], $6::text[], $7::text[], $8::int[], $9::int[])
     as c (id, type, target, title, from_cents, to_cents)`,
);

/** Inserts the changes of one moment by one member of staff. */
export async function insertPriceChanges(tx: Tx, changes: readonly PriceChange[]): Promise<void> {
  const [first] = changes;
  if (first === undefined) return;
  const column = <Field extends keyof PriceChange>(field: Field) => changes.map((change) => change[field]);
  await tx.run(insertStatement, [
    tx.tenantId,
    formatInstant(first.at),
    first.changedBy,
    column('id'),
    column('type'),
    column('target'),
    column('title'),
    column('fromCents'),
    column('toCents'),
  ]);
}

const listStatement = statement(
  'list_price_changes',
  `select id, at, changed_by as "changedBy", type, target, title, from_cents as "fromCents", to_cents as "toCents"
   from price_changes
   where tenant_id = $1 and ($2::timestamptz is null or (at, id) < ($2::timestamptz, $3::uuid))
   order by at desc, id desc limit $4`,
);

/** Newest first, by keyset. `before` is the place of the last row of the page shown. */
export function listPriceChanges(
  tx: Tx,
  before: PagePlace | undefined,
  limit: number,
): Promise<PriceChange[]> {
  const at = before ? formatInstant(before.at) : null;
  return tx.run<PriceChange>(listStatement, [tx.tenantId, at, before?.id ?? null, limit]);
}
