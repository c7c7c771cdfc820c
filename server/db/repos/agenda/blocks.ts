import type { Id } from '#shared/kernel/ids.ts';
import { formatInstant, type Instant } from '#shared/kernel/instant.ts';
import type { Table } from '../../column-names.ts';
import type { Tx } from '../../with-tenant.ts';

export interface BlockRow {
  readonly id: Id;
  readonly resourceId: Id;
  /** null: the whole company. */
  readonly crewId: Id | null;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly allDay: boolean;
  readonly reason: string | null;
  /** A key and its device (callerLabel). */
  readonly createdBy: string;
  /** Grows with every change. */
  readonly version: number;
}

export type NewBlock = Omit<BlockRow, 'version'>;

declare module 'knex/types/tables.js' {
  interface Tables {
    blocks: Table<BlockRow, 'version'>;
  }
}

const columns = [
  'id',
  'resourceId',
  'crewId',
  'startsAt',
  'endsAt',
  'allDay',
  'reason',
  'createdBy',
  'version',
] as const satisfies (keyof BlockRow)[];

/** More than a calendar can show, and than staff close. */
const LISTED_MAX = 2_000;

/** Those of which any part lies in this half-open range; of one crew, those that close it. */
export function listBlocksIn(tx: Tx, from: Instant, to: Instant, crewId?: Id): Promise<BlockRow[]> {
  return tx.query(
    tx
      .from('blocks')
      .select(columns)
      .where((block) => {
        if (crewId !== undefined) block.whereNull('crewId').orWhere({ crewId });
      })
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

/** Its days must be locked. Where one of this id came first, that stays as it is. */
export async function insertBlock(tx: Tx, block: NewBlock): Promise<void> {
  const added = tx.from('blocks').insert({ tenantId: tx.tenantId, ...written(block) });
  await tx.query(added.onConflict(['tenantId', 'id']).ignore());
}

/** The days before and after must be locked. `undefined` when it is gone. */
export async function updateBlock(
  tx: Tx,
  { id, ...change }: Omit<NewBlock, 'resourceId' | 'createdBy'>,
): Promise<BlockRow | undefined> {
  const blocks = tx.from('blocks').where({ id });
  return (await tx.query(blocks.increment('version').update(written(change)).returning(columns)))[0];
}

export async function deleteBlock(tx: Tx, blockId: Id): Promise<void> {
  await tx.query(tx.from('blocks').where({ id: blockId }).delete());
}

function written<Times extends Pick<BlockRow, 'startsAt' | 'endsAt'>>(row: Times) {
  return { ...row, startsAt: formatInstant(row.startsAt), endsAt: formatInstant(row.endsAt) };
}

/**
 * Whose every block is, whomever it closes. Shared with others that close a time and with nobody who adds a crew or
 * changes the hours: what is read of the crews behind it stays so. Before any day.
 */
export async function lockAgendaId(tx: Tx): Promise<Id> {
  return idOf(await tx.query(tx.from('agendas').orderBy('resourceId').forShare().first('resourceId')));
}

/** The name under which days tell what takes no crew's time. */
export async function findAgendaId(tx: Tx): Promise<Id> {
  return idOf(await tx.query(tx.from('agendas').orderBy('resourceId').first('resourceId')));
}

function idOf(row: { readonly resourceId: Id } | undefined): Id {
  if (!row) throw new Error('Expected an agenda of the tenant');
  return row.resourceId;
}
