import type { Id } from '#shared/kernel/ids.ts';
import { formatInstant, type Instant } from '#shared/kernel/instant.ts';
import type { Cents } from '#shared/kernel/money.ts';
import type { Coupon } from '#shared/promo/coupon.ts';
import { statement, type Tx } from '../../with-tenant.ts';

/** A coupon as staff edit it. */
export interface CouponRow extends Coupon {
  readonly maxRedemptions: number | null;
  readonly oncePerEmail: boolean;
  readonly redeemedCount: number;
  readonly version: number;
  /** Of the bookings that use it and are neither cancelled nor deleted. */
  readonly usedCount: number;
  readonly discountCents: Cents;
  readonly revenueCents: Cents;
}

/** What staff can set. */
export type NewCoupon = Omit<
  CouponRow,
  'redeemedCount' | 'version' | 'usedCount' | 'discountCents' | 'revenueCents'
>;

const columns = `k.id, k.code, k.title, k.amount_off_cents as "amountOffCents",
  k.min_subtotal_cents as "minSubtotalCents", k.starts_at as "startsAt", k.ends_at as "endsAt", k.stacking, k.active,
  k.max_redemptions as "maxRedemptions", k.once_per_email as "oncePerEmail", k.redeemed_count as "redeemedCount",
  k.version, coalesce(u.used, 0)::int8 as "usedCount", coalesce(u.discount, 0)::int8 as "discountCents",
  coalesce(u.revenue, 0)::int8 as "revenueCents"`;

const used = (which: string) => `left join (
    select r.coupon_id, count(*) as used, sum(r.discount_cents) as discount, sum(b.total_cents::int8) as revenue
    from promo_redemptions r
      join bookings b on b.tenant_id = r.tenant_id and b.id = r.booking_id
    where r.tenant_id = $1 and b.status <> 'CANCELLED' and b.deleted_at is null ${which}
    group by r.coupon_id
  ) u on u.coupon_id = k.id`;

const listStatement = statement(
  'list_coupons',
  `select ${columns} from coupons k ${used('')} where k.tenant_id = $1 and k.deleted_at is null order by k.code`,
);

/** All but the deleted, by code. */
export function listCoupons(tx: Tx): Promise<CouponRow[]> {
  return tx.run<CouponRow>(listStatement, [tx.tenantId]);
}

const findText = `select ${columns} from coupons k ${used('and r.coupon_id = $2')}
  where k.tenant_id = $1 and k.id = $2 and k.deleted_at is null`;
const findStatement = statement('find_coupon', findText);
const lockStatement = statement('lock_coupon', `${findText} for update of k`);

export async function findCoupon(tx: Tx, id: Id): Promise<CouponRow | undefined> {
  return (await tx.run<CouponRow>(findStatement, [tx.tenantId, id]))[0];
}

/** Waits for the bookings that are using it just now. */
export async function lockCoupon(tx: Tx, id: Id): Promise<CouponRow | undefined> {
  return (await tx.run<CouponRow>(lockStatement, [tx.tenantId, id]))[0];
}

const insertStatement = statement(
  'insert_coupon',
  `insert into coupons (tenant_id, id, code, title, amount_off_cents, min_subtotal_cents, starts_at, ends_at,
     stacking, active, max_redemptions, once_per_email)
   values ($1, $2, $3, $4, $5, $6, $7::timestamptz, $8::timestamptz, $9, $10, $11, $12)
   on conflict (tenant_id, code) do nothing returning id`,
);

/** Of two that are added at once with one code exactly one is; `false` when the code exists or existed. */
export async function insertCoupon(tx: Tx, coupon: NewCoupon): Promise<boolean> {
  return (await tx.run(insertStatement, valuesOf(tx, coupon))).length > 0;
}

const updateStatement = statement(
  'update_coupon',
  `update coupons set code = $3, title = $4, amount_off_cents = $5, min_subtotal_cents = $6,
     starts_at = $7::timestamptz, ends_at = $8::timestamptz, stacking = $9, active = $10, max_redemptions = $11,
     once_per_email = $12, version = version + 1
   where tenant_id = $1 and id = $2`,
);

/** One version further. Throws the database's own error when the code exists or existed: see `isCodeTaken`. */
export async function updateCoupon(tx: Tx, coupon: NewCoupon): Promise<void> {
  await tx.run(updateStatement, valuesOf(tx, coupon));
}

export function isCodeTaken(error: unknown): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === 'coupons_code_unique';
}

const deleteStatement = statement(
  'delete_coupon',
  `update coupons set deleted_at = $3::timestamptz, version = version + 1
   where tenant_id = $1 and id = $2 and deleted_at is null`,
);

/** Its row stays: bookings name it, and its code is not given to another. */
export async function deleteCoupon(tx: Tx, id: Id, at: Instant): Promise<void> {
  await tx.run(deleteStatement, [tx.tenantId, id, formatInstant(at)]);
}

const restoreStatement = statement(
  'restore_coupon',
  `update coupons set deleted_at = null, version = version + 1
   where tenant_id = $1 and id = $2 and deleted_at is not null`,
);

export async function undeleteCoupon(tx: Tx, id: Id): Promise<void> {
  await tx.run(restoreStatement, [tx.tenantId, id]);
}

function valuesOf(tx: Tx, coupon: NewCoupon): unknown[] {
  const iso = (at: Instant | null) => (at === null ? null : formatInstant(at));
  return [
    tx.tenantId,
    coupon.id,
    coupon.code,
    coupon.title,
    coupon.amountOffCents,
    coupon.minSubtotalCents,
    iso(coupon.startsAt),
    iso(coupon.endsAt),
    coupon.stacking,
    coupon.active,
    coupon.maxRedemptions,
    coupon.oncePerEmail,
  ];
}
