import type { Id } from '#shared/kernel/ids.ts';
import type { Cents } from '#shared/kernel/money.ts';
import type { Table } from '../../column-names.ts';
import { statement, type Tx } from '../../with-tenant.ts';

export interface Redemption {
  readonly couponId: Id;
  readonly discountCents: Cents;
}

declare module 'knex/types/tables.js' {
  interface Tables {
    promo_redemptions: Table<Redemption & { readonly bookingId: Id; readonly email: string }>;
  }
}

/**
 * In the order of their ids, so that two bookings with the same two codes never wait for each other. A statement of
 * its own: only the next one sees what the booking that was waited for has used.
 * SQL: hot, and a lock.
 */
const couponsLock = statement(
  'coupons_lock',
  'select id from coupons where tenant_id = $1 and id = any ($2::uuid[]) order by id for update',
);

const another = `b.tenant_id = $1 and b.id <> $2 and b.status <> 'CANCELLED' and b.deleted_at is null`;

/**
 * Counts the use of each code unless its limit is reached, this address has used it, or it is for a first booking and this
 * customer has another (PM13), and writes the rows of those that count (D66). The caller compares the number of rows.
 * SQL: hot, counts and writes in one statement.
 */
const redeem = statement(
  'coupons_redeem',
  `with wanted as (
    select id, cents from unnest($4::uuid[], $5::int[]) as w (id, cents)
  ), counted as (
    update coupons k set redeemed_count = k.redeemed_count + 1 from wanted
    where k.tenant_id = $1 and k.id = wanted.id
      and (k.max_redemptions is null or k.redeemed_count < k.max_redemptions)
      and not (k.once_per_email and exists (
        select 1 from promo_redemptions r where r.tenant_id = $1 and r.coupon_id = k.id and r.email = $3
      ))
      and not (k.first_only and (exists (select 1 from bookings b where ${another} and b.email = $3)
        or exists (select 1 from bookings b where ${another} and b.erased_at is null and b.phone = $6::text)))
    returning k.id
  )
  insert into promo_redemptions (tenant_id, booking_id, coupon_id, email, discount_cents)
  select $1, $2, wanted.id, $3, wanted.cents from wanted join counted on counted.id = wanted.id
  returning coupon_id as "couponId"`,
);

/** SQL: deletes and counts in one statement, locks in order. */
const redemptionsFree = statement(
  'coupons_free',
  `with freed as (
    delete from promo_redemptions
    where tenant_id = $1 and booking_id = $2 and coupon_id <> all ($3::uuid[]) returning coupon_id
  ), locked as (
    select k.id from coupons k join freed on freed.coupon_id = k.id where k.tenant_id = $1
    order by k.id for update of k
  )
  update coupons k set redeemed_count = greatest(0, k.redeemed_count - 1) from locked
  where k.tenant_id = $1 and k.id = locked.id`,
);

/** SQL: hot, several rows of different values in one statement. */
const redemptionsReprice = statement(
  'coupons_reprice',
  `update promo_redemptions r set discount_cents = priced.cents
  from unnest($3::uuid[], $4::int[]) as priced (id, cents)
  where r.tenant_id = $1 and r.booking_id = $2 and r.coupon_id = priced.id`,
);

/** For who gives some up and takes others: all of them first, or two who swap would wait for each other. */
export async function lockCoupons(tx: Tx, ids: readonly Id[]): Promise<void> {
  await tx.run(couponsLock, [tx.tenantId, ids]);
}

/** The codes that counted; one that is missing had reached its limit a moment ago. */
export async function redeemCoupons(
  tx: Tx,
  { id: bookingId, email, phone }: { readonly id: Id; readonly email: string; readonly phone: string | null },
  redemptions: readonly Redemption[],
): Promise<readonly Id[]> {
  const ids = redemptions.map(({ couponId }) => couponId);
  const cents = redemptions.map(({ discountCents }) => discountCents);
  const [, rows] = await Promise.all([
    lockCoupons(tx, ids),
    tx.run<{ couponId: Id }>(redeem, [tx.tenantId, bookingId, email, ids, cents, phone]),
  ]);
  return rows.map(({ couponId }) => couponId);
}

/** A cancelled booking gives its codes back (D66), an edited one those that it does not keep. */
export async function freeRedemptions(tx: Tx, bookingId: Id, kept: readonly Id[] = []): Promise<void> {
  await tx.run(redemptionsFree, [tx.tenantId, bookingId, kept]);
}

/** What codes that an edited booking keeps take off now. */
export async function repriceRedemptions(
  tx: Tx,
  bookingId: Id,
  redemptions: readonly Redemption[],
): Promise<void> {
  const ids = redemptions.map(({ couponId }) => couponId);
  const cents = redemptions.map(({ discountCents }) => discountCents);
  await tx.run(redemptionsReprice, [tx.tenantId, bookingId, ids, cents]);
}
