import { daysTouched } from '#shared/agenda/claimed-cells.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { lockDays } from '../../db/repos/agenda/agenda.ts';
import { deleteBlock, lockBlock } from '../../db/repos/agenda/blocks.ts';
import type { Tenant } from '../../db/tenant.ts';
import { withTenant } from '../../db/with-tenant.ts';
import type { Deps } from '../../deps.ts';

/** Quiet also when there is none: a removal that is sent twice has reached what it was for. */
export async function removeBlock(deps: Deps, tenant: Tenant, blockId: Id): Promise<void> {
  await withTenant(deps.db, tenant.id, async (tx) => {
    const block = await lockBlock(tx, blockId);
    if (!block) return;
    const days = daysTouched(block.startsAt, block.endsAt, 0, tenant.timeZone);
    await lockDays(tx, block.resourceId, days);
    await deleteBlock(tx, blockId);
  });
}
