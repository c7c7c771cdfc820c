import { daysTouched } from '#shared/agenda/claimed-cells.ts';
import type { AddBlockInput, AddedBlockView } from '#shared/api/admin/blocks.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { lockDays } from '../../db/repos/agenda/agenda.ts';
import { lockBlock, updateBlock } from '../../db/repos/agenda/blocks.ts';
import type { Tenant } from '../../db/tenant.ts';
import { withTenant } from '../../db/with-tenant.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors/app-error.ts';
import { staffLens } from '../bookings/staff/staff-view.ts';
import { blockTime } from './block-time.ts';
import { addedBlock } from './bookings-inside.ts';

/** As adding one, at another time or with another reason; who made it stays. Throws block.not_found. */
export async function changeBlock(
  deps: Deps,
  tenant: Tenant,
  input: AddBlockInput & { readonly blockId: Id },
): Promise<AddedBlockView> {
  const { blockId: id, allDay } = input;
  const { startsAt, endsAt, days } = blockTime(input, tenant.timeZone, deps.now());
  const lens = await staffLens(deps, tenant);
  const reason = input.reason?.trim() || null;
  return withTenant(deps.db, tenant.id, async (tx) => {
    const before = await lockBlock(tx, id);
    if (!before) throw new AppError('block.not_found');
    const daysBefore = daysTouched(before.startsAt, before.endsAt, 0, tenant.timeZone);
    await lockDays(tx, before.resourceId, [...new Set([...days, ...daysBefore])].sort());
    const block = await updateBlock(tx, { id, startsAt, endsAt, allDay, reason });
    if (!block) throw new AppError('block.not_found');
    return addedBlock(tx, block, lens);
  });
}
