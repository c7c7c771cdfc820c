import type { Id } from '#shared/kernel/ids.ts';
import type { Cents } from '#shared/kernel/money.ts';
import { statement, type Tx } from '../with-tenant.ts';

export interface Redemption {
  readonly couponId: Id;
  readonly discountCents: Cents;
}

/**
 * Counts the use of each code unless its limit is reached or this address has used it, and writes the rows of those
 * that count (decision 66). Rows are locked in the order of their ids: two bookings with the same two codes never
 * wait for each other. The caller compares the number of rows.
 */
const redeem = statement(
  'coupons_redeem',
  `with wanted as (
    select id, cents from unnest($4::uuid[], $5::int[]) as w (id, cents)
  ), locked as (
    select k.id, k.max_redemptions, k.redeemed_count, k.once_per_email
    from coupons k where k.tenant_id = $1 and k.id = any ($4::uuid[]) order by k.id for update
  ), counted as (
    update coupons k set redeemed_count = k.redeemed_count + 1 from locked
    where k.tenant_id = $1 and k.id = locked.id
      and (k.max_redemptions is null or k.redeemed_count < k.max_redemptions)
      and not (locked.once_per_email and exists (
        select 1 from promo_redemptions r where r.tenant_id = $1 and r.coupon_id = k.id and r.email = $3
      ))
    returning k.id
  )
  insert into promo_redemptions (tenant_id, booking_id, coupon_id, email, discount_cents)
  select $1, $2, wanted.id, $3, wanted.cents from wanted join counted on counted.id = wanted.id
  returning coupon_id as "couponId"`,
);

const redemptionsFree = statement(
  'coupons_free',
  `with freed as (
    delete from promo_redemptions where tenant_id = $1 and booking_id = $2 returning coupon_id
  ), locked as (
    select k.id from coupons k join freed on freed.coupon_id = k.id where k.tenant_id = $1
    order by k.id for update of k
  )
  update coupons k set redeemed_count = greatest(0, k.redeemed_count - 1) from locked
  where k.tenant_id = $1 and k.id = locked.id`,
);

/** The codes that counted; one that is missing had reached its limit a moment ago. */
export async function redeemCoupons(
  tx: Tx,
  bookingId: Id,
  email: string,
  redemptions: readonly Redemption[],
): Promise<readonly Id[]> {
  const ids = redemptions.map(({ couponId }) => couponId);
  const cents = redemptions.map(({ discountCents }) => discountCents);
  const rows = await tx.run<{ couponId: Id }>(redeem, [tx.tenantId, bookingId, email, ids, cents]);
  return rows.map(({ couponId }) => couponId);
}

/** A cancelled booking gives its codes back (decision 66). */
export async function freeRedemptions(tx: Tx, bookingId: Id): Promise<void> {
  await tx.run(redemptionsFree, [tx.tenantId, bookingId]);
}
