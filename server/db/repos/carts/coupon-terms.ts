import type { Coupon } from '#shared/coupons/coupon.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { formatInstant, type Instant } from '#shared/kernel/instant.ts';
import type { Cents } from '#shared/kernel/money.ts';
import type { Table } from '../../column-names.ts';
import { statement, type Tx } from '../../with-tenant.ts';

/** A coupon as staff edit it. */
export interface CouponRow extends Omit<Coupon, 'offWhy'> {
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

type Counted = 'redeemedCount' | 'version';

declare module 'knex/types/tables.js' {
  interface Tables {
    coupons: Table<
      Pick<CouponRow, keyof NewCoupon | Counted> & { readonly deletedAt: Instant | null },
      Counted | 'deletedAt'
    >;
  }
}

const columns = `k.id, k.code, k.title, k.amount_off_cents as "amountOffCents",
  k.min_subtotal_cents as "minSubtotalCents", k.starts_at as "startsAt", k.ends_at as "endsAt", k.stacking, k.active,
  k.percent_off as "percentOff", k.max_off_cents as "maxOffCents", k.first_only as "firstOnly", k.kinds,
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

/** SQL: sums of another table, grouped. */
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
/** SQL: as above. */
const findStatement = statement('find_coupon', findText);
/** SQL: as above, and a lock. */
const lockStatement = statement('lock_coupon', `${findText} for update of k`);

export async function findCoupon(tx: Tx, id: Id): Promise<CouponRow | undefined> {
  return (await tx.run<CouponRow>(findStatement, [tx.tenantId, id]))[0];
}

/** Waits for the bookings that are using it just now. */
export async function lockCoupon(tx: Tx, id: Id): Promise<CouponRow | undefined> {
  return (await tx.run<CouponRow>(lockStatement, [tx.tenantId, id]))[0];
}

/** Of two that are added at once with one code exactly one is; `false` when the code or the id exists or existed. */
export async function insertCoupon(tx: Tx, coupon: NewCoupon): Promise<boolean> {
  const rows = await tx.query(
    tx
      .from('coupons')
      .insert({ tenantId: tx.tenantId, ...written(coupon) })
      .onConflict()
      .ignore()
      .returning('id'),
  );
  return rows.length > 0;
}

/** One version further. Throws the database's own error when the code exists or existed: see `isCodeTaken`. */
export async function updateCoupon(tx: Tx, coupon: NewCoupon): Promise<void> {
  const { id, ...terms } = written(coupon);
  await tx.query(tx.from('coupons').where({ id }).increment('version').update(terms));
}

/** PostgreSQL's unique_violation; of a coupon nothing else is unique but its id. Citus does not name the constraint. */
export function isCodeTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505';
}

/** Its row stays: bookings name it, and its code is not given to another. */
export async function deleteCoupon(tx: Tx, id: Id, at: Instant): Promise<void> {
  await tx.query(
    tx
      .from('coupons')
      .where({ id })
      .whereNull('deletedAt')
      .increment('version')
      .update({ deletedAt: formatInstant(at) }),
  );
}

export async function undeleteCoupon(tx: Tx, id: Id): Promise<void> {
  const deleted = tx.from('coupons').where({ id }).whereNotNull('deletedAt');
  await tx.query(deleted.increment('version').update({ deletedAt: null }));
}

function written(coupon: NewCoupon) {
  const iso = (at: Instant | null) => (at === null ? null : formatInstant(at));
  return { ...coupon, startsAt: iso(coupon.startsAt), endsAt: iso(coupon.endsAt) };
}
