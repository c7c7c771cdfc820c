import type { Id } from '#shared/kernel/ids.ts';
import { formatInstant, type Instant } from '#shared/kernel/instant.ts';
import type { Table } from '../../column-names.ts';
import type { Tx } from '../../with-tenant.ts';

export interface BlockRow {
  readonly id: Id;
  readonly resourceId: Id;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly allDay: boolean;
  readonly reason: string | null;
  /** A key and its device (callerLabel). */
  readonly createdBy: string;
}

declare module 'knex/types/tables.js' {
  interface Tables {
    blocks: Table<BlockRow>;
  }
}

const columns = [
  'id',
  'resourceId',
  'startsAt',
  'endsAt',
  'allDay',
  'reason',
  'createdBy',
] as const satisfies (keyof BlockRow)[];

/** More than a calendar can show, and than staff close. */
const LISTED_MAX = 2_000;

/** Those of which any part lies in this half-open range. */
export function listBlocksIn(tx: Tx, from: Instant, to: Instant): Promise<BlockRow[]> {
  return tx.query(
    tx
      .from('blocks')
      .select(columns)
      .where('endsAt', '>', formatInstant(from))
      .where('startsAt', '<', formatInstant(to))
      .orderBy(['startsAt', 'id'])
      .limit(LISTED_MAX),
  );
}

/**
 * Before its days, so that no other transaction moves it away from them; one that has locked days never waits for a
 * block.
 */
export function lockBlock(tx: Tx, blockId: Id): Promise<BlockRow | undefined> {
  return tx.query(tx.from('blocks').where({ id: blockId }).forUpdate().first(columns));
}

/** Its days must be locked. */
export async function insertBlock(tx: Tx, block: BlockRow): Promise<void> {
  await tx.query(tx.from('blocks').insert({ tenantId: tx.tenantId, ...written(block) }));
}

/** The days before and after must be locked. `undefined` when it is gone. */
export async function updateBlock(
  tx: Tx,
  { id, ...change }: Omit<BlockRow, 'resourceId' | 'createdBy'>,
): Promise<BlockRow | undefined> {
  const rows = await tx.query(tx.from('blocks').where({ id }).update(written(change)).returning(columns));
  return rows[0];
}

export async function deleteBlock(tx: Tx, blockId: Id): Promise<void> {
  await tx.query(tx.from('blocks').where({ id: blockId }).delete());
}

function written<Times extends Pick<BlockRow, 'startsAt' | 'endsAt'>>(row: Times) {
  return { ...row, startsAt: formatInstant(row.startsAt), endsAt: formatInstant(row.endsAt) };
}

/** The one crew that the agenda is of. */
export async function findResource(tx: Tx): Promise<Id> {
  const row = await tx.query(tx.from('agendas').orderBy('resourceId').first('resourceId'));
  if (!row) throw new Error('Expected an agenda of the tenant');
  return row.resourceId;
}
