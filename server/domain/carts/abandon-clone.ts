import { daysTouched } from '#shared/agenda/claimed-cells.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { lockDays } from '../../db/repos/agenda/agenda.ts';
import { deleteClaim, findClaimsOfBooking } from '../../db/repos/agenda/claims.ts';
import { abandonClone as abandonCloneRow } from '../../db/repos/carts/cart-clones.ts';
import type { Tenant } from '../../db/tenant.ts';
import { type Tx, withTenant } from '../../db/with-tenant.ts';
import type { Deps } from '../../deps.ts';

/**
 * Ends an edit without booking it, and frees what was held for it (D111). Always quiet, as it is sent while a
 * page closes: a cart that is no open clone is left alone.
 */
export async function abandonClone(deps: Deps, tenant: Tenant, cartId: Id): Promise<void> {
  await withTenant(deps.db, tenant.id, async (tx) => {
    const bookingId = await abandonCloneRow(tx, cartId);
    if (bookingId !== undefined) await freeHold(tx, tenant, bookingId);
  });
}

async function freeHold(tx: Tx, { timeZone }: Tenant, bookingId: Id): Promise<void> {
  const hold = (await findClaimsOfBooking(tx, bookingId)).find(({ state }) => state === 'held');
  if (!hold) return;
  const days = daysTouched(hold.startsAt, hold.occupiedUntil, 0, timeZone);
  await Promise.all([lockDays(tx, [hold.resourceId], days), deleteClaim(tx, hold.id, 'held')]);
}
