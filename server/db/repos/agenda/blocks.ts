import type { Id } from '#shared/kernel/ids.ts';
import { formatInstant, type Instant } from '#shared/kernel/instant.ts';
import { statement, type Tx } from '../../with-tenant.ts';

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

const columns = `id, resource_id as "resourceId", starts_at as "startsAt", ends_at as "endsAt",
  all_day as "allDay", reason, created_by as "createdBy"`;

/** More than a calendar can show, and than staff close. */
const LISTED_MAX = 2_000;

const blocksIn = statement(
  'blocks_in_range',
  `select ${columns} from blocks where tenant_id = $1 and ends_at > $2 and starts_at < $3
  order by starts_at, id limit ${LISTED_MAX}`,
);
const blockLock = statement(
  'block_lock',
  `select ${columns} from blocks where tenant_id = $1 and id = $2 for update`,
);
const blockInsert = statement(
  'block_insert',
  `insert into blocks (tenant_id, id, resource_id, starts_at, ends_at, all_day, reason, created_by)
  values ($1, $2, $3, $4, $5, $6, $7, $8)`,
);
const blockUpdate = statement(
  'block_update',
  `update blocks set starts_at = $3, ends_at = $4, all_day = $5, reason = $6
  where tenant_id = $1 and id = $2 returning ${columns}`,
);
const blockDelete = statement('block_delete', 'delete from blocks where tenant_id = $1 and id = $2');
const resourceOf = statement(
  'agenda_resource',
  'select resource_id as "resourceId" from agendas where tenant_id = $1 order by resource_id limit 1',
);

/** Those of which any part lies in this half-open range. */
export function listBlocksIn(tx: Tx, from: Instant, to: Instant): Promise<BlockRow[]> {
  return tx.run<BlockRow>(blocksIn, [tx.tenantId, formatInstant(from), formatInstant(to)]);
}

/**
 * Before its days, so that no other transaction moves it away from them; one that has locked days never waits for a
 * block.
 */
export async function lockBlock(tx: Tx, blockId: Id): Promise<BlockRow | undefined> {
  return (await tx.run<BlockRow>(blockLock, [tx.tenantId, blockId]))[0];
}

/** Its days must be locked. */
export async function insertBlock(tx: Tx, block: BlockRow): Promise<void> {
  const { id, resourceId, startsAt, endsAt, allDay, reason, createdBy } = block;
  const times = [formatInstant(startsAt), formatInstant(endsAt)];
  await tx.run(blockInsert, [tx.tenantId, id, resourceId, ...times, allDay, reason, createdBy]);
}

/** The days before and after must be locked. `undefined` when it is gone. */
export async function updateBlock(
  tx: Tx,
  { id, startsAt, endsAt, allDay, reason }: Omit<BlockRow, 'resourceId' | 'createdBy'>,
): Promise<BlockRow | undefined> {
  const times = [formatInstant(startsAt), formatInstant(endsAt)];
  return (await tx.run<BlockRow>(blockUpdate, [tx.tenantId, id, ...times, allDay, reason]))[0];
}

export async function deleteBlock(tx: Tx, blockId: Id): Promise<void> {
  await tx.run(blockDelete, [tx.tenantId, blockId]);
}

/** The one crew that the agenda is of. */
export async function findResource(tx: Tx): Promise<Id> {
  const [row] = await tx.run<{ resourceId: Id }>(resourceOf, [tx.tenantId]);
  if (!row) throw new Error('Expected an agenda of the tenant');
  return row.resourceId;
}
