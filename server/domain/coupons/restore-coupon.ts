import type { CouponView } from '#shared/api/admin/coupons.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { findCoupon, undeleteCoupon } from '../../db/repos/carts/coupon-terms.ts';
import type { Tenant } from '../../db/tenant.ts';
import { withTenant } from '../../db/with-tenant.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors/app-error.ts';
import { toCouponView } from './coupon-of-terms.ts';

/** Takes the deletion back; one that is there answers as it is. Throws coupon.not_found. */
export async function restoreCoupon(deps: Deps, tenant: Tenant, id: Id): Promise<CouponView> {
  return withTenant(deps.db, tenant.id, async (tx) => {
    await undeleteCoupon(tx, id);
    const row = await findCoupon(tx, id);
    if (!row) throw new AppError('coupon.not_found');
    return toCouponView(row);
  });
}
