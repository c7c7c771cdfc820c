import type { AddCouponInput, CouponView } from '#shared/api/admin/coupons.ts';
import { findCoupon, insertCoupon } from '../../db/repos/carts/coupon-terms.ts';
import type { Tenant } from '../../db/tenant.ts';
import { withTenant } from '../../db/with-tenant.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors/app-error.ts';
import { couponOfTerms, toCouponView } from './coupon-of-terms.ts';

/** Throws request.invalid with `fields` (PM10), and coupon.taken for a code that exists or existed. */
export async function addCoupon(deps: Deps, tenant: Tenant, input: AddCouponInput): Promise<CouponView> {
  const coupon = couponOfTerms(deps.newId(), input);
  return withTenant(deps.db, tenant.id, async (tx) => {
    if (!(await insertCoupon(tx, coupon))) throw new AppError('coupon.taken');
    const row = await findCoupon(tx, coupon.id);
    if (!row) throw new AppError('coupon.not_found');
    return toCouponView(row);
  });
}
