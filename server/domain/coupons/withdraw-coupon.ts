import type { Id } from '#shared/kernel/ids.ts';
import { deleteCoupon } from '../../db/repos/carts/coupon-terms.ts';
import type { Tenant } from '../../db/tenant.ts';
import { withTenant } from '../../db/with-tenant.ts';
import type { Deps } from '../../deps.ts';

/** Good whether or not it exists. Bookings that use it keep their discount (decision 62). */
export async function withdrawCoupon(deps: Deps, tenant: Tenant, id: Id): Promise<void> {
  await withTenant(deps.db, tenant.id, (tx) => deleteCoupon(tx, id, deps.now()));
}
