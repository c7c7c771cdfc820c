import { daysTouched } from '#shared/agenda/claimed-cells.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { lockDays } from '../../db/repos/agenda/agenda.ts';
import { deleteClaim, findClaim } from '../../db/repos/agenda/claims.ts';
import type { Tenant } from '../../db/tenant.ts';
import { withTenant } from '../../db/with-tenant.ts';
import type { Deps } from '../../deps.ts';

/** Always quiet: sent while the page is closing, so nobody is there to hear that the hold was gone (design 9). */
export async function releaseHold(deps: Deps, tenant: Tenant, holdId: Id): Promise<void> {
  await withTenant(deps.db, tenant.id, async (tx) => {
    const claim = await findClaim(tx, holdId);
    if (claim?.state !== 'held') return;
    const days = daysTouched(claim.startsAt, claim.occupiedUntil, 0, tenant.timeZone);
    await Promise.all([lockDays(tx, claim.resourceId, days), deleteClaim(tx, holdId, 'held')]);
  });
}
