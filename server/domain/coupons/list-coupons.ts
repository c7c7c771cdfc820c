import type { CouponsAnswer } from '#shared/api/admin/coupons.ts';
import { listCoupons } from '../../db/repos/carts/coupon-terms.ts';
import type { Tenant } from '../../db/tenant.ts';
import { withTenant } from '../../db/with-tenant.ts';
import type { Deps } from '../../deps.ts';
import { toCouponView } from './coupon-of-terms.ts';

/** Live, planned, ended and paused ones; deleted ones are not there. */
export async function listAllCoupons(deps: Deps, tenant: Tenant): Promise<CouponsAnswer> {
  const rows = await withTenant(deps.db, tenant.id, listCoupons);
  return { coupons: rows.map(toCouponView) };
}
