import type {
  AddCouponInput,
  ChangeCouponInput,
  CouponsAnswer,
  CouponView,
} from '#shared/api/admin/coupons.ts';
import { sameValue } from '#shared/cart/same-value.ts';
import type { Id } from '#shared/kernel/ids.ts';
import {
  type CouponRow,
  deleteCoupon,
  findCoupon,
  insertCoupon,
  isCodeTaken,
  listCoupons,
  lockCoupon,
  type NewCoupon,
  undeleteCoupon,
  updateCoupon,
} from '../../db/repos/carts/coupon-terms.ts';
import type { Tenant } from '../../db/tenant.ts';
import { withTenant } from '../../db/with-tenant.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors/app-error.ts';
import { publicBase } from '../links/public-base.ts';
import { couponOfTerms, toCouponView } from './coupon-of-terms.ts';

/**
 * The same id and code again are the same coupon (D522). Throws request.invalid with `fields` (PM10), and coupon.taken for a
 * code that exists or existed.
 */
export async function addCoupon(deps: Deps, tenant: Tenant, input: AddCouponInput): Promise<CouponView> {
  const asked = couponOfTerms(input.id ?? deps.newId(), input);
  return withTenant(deps.db, tenant.id, async (tx) => {
    const known = await findCoupon(tx, asked.id);
    if (known?.code === asked.code) return toCouponView(known);
    const coupon = known ? { ...asked, id: deps.newId() } : asked;
    if (!(await insertCoupon(tx, coupon))) throw new AppError('coupon.taken');
    const row = await findCoupon(tx, coupon.id);
    if (!row) throw new AppError('coupon.not_found');
    return toCouponView(row);
  });
}

/**
 * What is absent stays. Carts meet the new terms at their next total; bookings keep what they were booked with. Terms
 * that it has already are no change and no conflict. Throws coupon.not_found, request.invalid with `fields` (PM10),
 * coupon.changed with `current` (D154), coupon.taken.
 */
export async function changeCoupon(
  deps: Deps,
  tenant: Tenant,
  id: Id,
  { expectedVersion, ...input }: ChangeCouponInput,
): Promise<CouponView> {
  const work = withTenant(deps.db, tenant.id, async (tx) => {
    const row = await lockCoupon(tx, id);
    if (!row) throw new AppError('coupon.not_found');
    const coupon = mergedTerms(row, input);
    if (sameValue({ ...row, ...coupon }, row)) return toCouponView(row);
    if (expectedVersion !== undefined && expectedVersion !== row.version)
      throw new AppError('coupon.changed', { current: toCouponView(row) });
    await updateCoupon(tx, coupon);
    return toCouponView({ ...row, ...coupon, version: row.version + 1 });
  });
  return work.catch((error: unknown) => {
    throw isCodeTaken(error) ? new AppError('coupon.taken') : error;
  });
}

function mergedTerms(row: CouponRow, input: Omit<ChangeCouponInput, 'expectedVersion'>): NewCoupon {
  const { title, ...terms } = toCouponView(row);
  // A title that was never given is the code, also of the new name.
  const kept = title === row.code ? {} : { title };
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
  // An amount alone ends a percent: a build that knows none has typed it.
  const amount = given.amountOff !== undefined && given.percentOff === undefined;
  const ended = amount ? { percentOff: null, maxOff: null } : {};
  return couponOfTerms(row.id, { ...terms, ...kept, ...ended, ...given }, row.redeemedCount);
}

/** Live, planned, ended and paused ones; deleted ones are not there. */
export async function listAllCoupons(deps: Deps, tenant: Tenant): Promise<CouponsAnswer> {
  const rows = await withTenant(deps.db, tenant.id, listCoupons);
  const linkBase = publicBase(deps.env, tenant);
  return { coupons: rows.map(toCouponView), ...(linkBase !== '' && { linkBase }) };
}

/** Takes the deletion back; one that is there answers as it is. Throws coupon.not_found. */
export async function restoreCoupon(deps: Deps, tenant: Tenant, id: Id): Promise<CouponView> {
  return withTenant(deps.db, tenant.id, async (tx) => {
    await undeleteCoupon(tx, id);
    const row = await findCoupon(tx, id);
    if (!row) throw new AppError('coupon.not_found');
    return toCouponView(row);
  });
}

/** Good whether or not it exists. Bookings that use it keep their discount (D62). */
export async function withdrawCoupon(deps: Deps, tenant: Tenant, id: Id): Promise<void> {
  await withTenant(deps.db, tenant.id, (tx) => deleteCoupon(tx, id, deps.now()));
}
