import type { AddBlockInput, AddedBlockView } from '#shared/api/admin/blocks.ts';
import { lockDays } from '../../db/repos/agenda/agenda.ts';
import { findResource, insertBlock } from '../../db/repos/agenda/blocks.ts';
import type { Tenant } from '../../db/tenant.ts';
import { withTenant } from '../../db/with-tenant.ts';
import type { Deps } from '../../deps.ts';
import { staffLens } from '../bookings/staff/staff-view.ts';
import { blockTime } from './block-time.ts';
import { addedBlock } from './bookings-inside.ts';

/**
 * Closes a time to customers. Visits in it stay and are named, so that staff can move them (decision 149); what somebody
 * holds there at this moment is theirs for as long as the hold lives. Throws request.invalid with `fields`.
 */
export async function addBlock(
  deps: Deps,
  tenant: Tenant,
  input: AddBlockInput & { readonly actor: string },
): Promise<AddedBlockView> {
  const { startsAt, endsAt, days } = blockTime(input, tenant.timeZone, deps.now());
  const lens = await staffLens(deps, tenant);
  const { allDay, actor: createdBy } = input;
  const reason = input.reason?.trim() || null;
  return withTenant(deps.db, tenant.id, async (tx) => {
    const resourceId = await findResource(tx);
    await lockDays(tx, resourceId, days);
    const block = { id: deps.newId(), resourceId, startsAt, endsAt, allDay, reason, createdBy };
    await insertBlock(tx, block);
    return addedBlock(tx, block, lens);
  });
}
