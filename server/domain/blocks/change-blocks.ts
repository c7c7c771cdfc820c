import { daysTouched } from '#shared/agenda/claimed-cells.ts';
import type { AddBlockInput, AddedBlockView, ChangeBlockInput } from '#shared/api/admin/blocks.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { lockDays } from '../../db/repos/agenda/agenda.ts';
import {
  type BlockRow,
  deleteBlock,
  insertBlock,
  lockAgendaId,
  lockBlock,
  type NewBlock,
  updateBlock,
} from '../../db/repos/agenda/blocks.ts';
import { listCrews } from '../../db/repos/agenda/crews.ts';
import { pageOfBookings } from '../../db/repos/bookings/booking-lists.ts';
import type { Tenant } from '../../db/tenant.ts';
import { type Tx, withTenant } from '../../db/with-tenant.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors/app-error.ts';
import { type StaffContext, staffContext, toStaffRow } from '../bookings/staff/staff-view.ts';
import { blockTime } from './block-time.ts';
import { toBlockView } from './list-blocks.ts';

/**
 * Closes a time to customers. Visits in it stay and are named, so that staff can move them (D149); what a customer
 * holds there at this moment is theirs for as long as the hold lives. The same id again is the same block (D508). Throws
 * request.invalid with `fields`.
 */
export async function addBlock(
  deps: Deps,
  tenant: Tenant,
  input: AddBlockInput & { readonly actor: string },
): Promise<AddedBlockView> {
  const { startsAt, endsAt, days } = blockTime(input, tenant.timeZone, deps.now());
  const context = await staffContext(deps, tenant);
  const { allDay, crewId = null, actor: createdBy } = input;
  const reason = input.reason?.trim() || null;
  return withTenant(deps.db, tenant.id, async (tx) => {
    const resourceId = await lockAgendaId(tx);
    const wanted = { resourceId, crewId, startsAt, endsAt, allDay, reason, createdBy };
    const known = input.id === undefined ? undefined : await lockBlock(tx, input.id);
    if (known && closesSame(known, wanted)) return addedBlock(tx, known, context);
    await lockDays(tx, await closedCrews(tx, [crewId]), days);
    // What has another time by now is another block, and this one was asked for all the same.
    const id = known || input.id === undefined ? deps.newId() : input.id;
    await insertBlock(tx, { id, ...wanted });
    return addedBlock(tx, { id, ...wanted, version: 1 }, context);
  });
}

/**
 * As adding one, at another time or with another reason; who made it stays. What it is already is no change and no
 * conflict. Throws block.not_found, and block.changed with `block` as it is (D154).
 */
export async function changeBlock(
  deps: Deps,
  tenant: Tenant,
  input: ChangeBlockInput & { readonly blockId: Id },
): Promise<AddedBlockView> {
  const { blockId: id, allDay } = input;
  const { startsAt, endsAt, days } = blockTime(input, tenant.timeZone, deps.now());
  const context = await staffContext(deps, tenant);
  const reason = input.reason?.trim() || null;
  return withTenant(deps.db, tenant.id, async (tx) => {
    await lockAgendaId(tx);
    const before = await lockBlock(tx, id);
    if (!before) throw new AppError('block.not_found');
    const { crewId = before.crewId, expectedVersion = before.version } = input;
    const wanted = { id, crewId, startsAt, endsAt, allDay, reason };
    if (closesSame(before, wanted) && before.reason === reason) return addedBlock(tx, before, context);
    if (before.version !== expectedVersion)
      throw new AppError('block.changed', { block: toBlockView(before) });
    const daysBefore = daysTouched(before.startsAt, before.endsAt, 0, tenant.timeZone);
    const crewIds = await closedCrews(tx, [crewId, before.crewId]);
    await lockDays(tx, crewIds, [...new Set([...days, ...daysBefore])].sort());
    const block = await updateBlock(tx, wanted);
    if (!block) throw new AppError('block.not_found');
    return addedBlock(tx, block, context);
  });
}

/** Quiet also when there is none: a removal that is sent twice has reached what it was for. */
export async function removeBlock(deps: Deps, tenant: Tenant, blockId: Id): Promise<void> {
  await withTenant(deps.db, tenant.id, async (tx) => {
    await lockAgendaId(tx);
    const block = await lockBlock(tx, blockId);
    if (!block) return;
    const days = daysTouched(block.startsAt, block.endsAt, 0, tenant.timeZone);
    await lockDays(tx, await closedCrews(tx, [block.crewId]), days);
    await deleteBlock(tx, blockId);
  });
}

type Closed = Pick<NewBlock, 'startsAt' | 'endsAt' | 'allDay' | 'crewId'>;

function closesSame(one: Closed, other: Closed): boolean {
  const isSameTime = one.startsAt === other.startsAt && one.endsAt === other.endsAt;
  return isSameTime && one.allDay === other.allDay && one.crewId === other.crewId;
}

/** Whose days a block of one of these changes. Throws request.invalid for a crew that is not there. */
async function closedCrews(tx: Tx, blocked: readonly (Id | null)[]): Promise<Id[]> {
  const ids = (await listCrews(tx)).map(({ id }) => id);
  if (blocked.some((id) => id !== null && !ids.includes(id))) {
    throw new AppError('request.invalid', { fields: { crewId: 'invalid' } });
  }
  return blocked.includes(null) ? ids : ids.filter((id) => blocked.includes(id));
}

/** More customers than staff call one after the other. */
const TOLD_MAX = 200;

/** A block with the visits of which any part lies in it, the first ones first. */
async function addedBlock(tx: Tx, block: BlockRow, context: StaffContext): Promise<AddedBlockView> {
  const filter = {
    from: block.startsAt,
    to: block.endsAt,
    statuses: ['CONFIRMED', 'PENDING'],
    words: [],
    crewId: block.crewId ?? undefined,
  } as const;
  const rows = await pageOfBookings(tx, filter, { order: 'asc', after: undefined, limit: TOLD_MAX });
  return { block: toBlockView(block), bookings: rows.map((row) => toStaffRow(row, context)) };
}
