import type { CartItem, CartStatus } from '#shared/cart/cart.ts';
import type { Coupon } from '#shared/coupons/coupon.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { formatInstant, type Instant } from '#shared/kernel/instant.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import type { BookedCart } from '#shared/pricing/booked-cart.ts';
import type { Table } from '../../column-names.ts';
import { statement, type Tx } from '../../with-tenant.ts';

/** A cart with the coupons applied to it, in order of application. */
export interface CartRow {
  readonly id: Id;
  readonly status: CartStatus;
  readonly version: number;
  readonly editingBookingId: Id | null;
  readonly items: readonly CartItem[];
  readonly coupons: readonly Coupon[];
  /** null unless it edits a booking. */
  readonly booked: BookedCart | null;
}

declare module 'knex/types/tables.js' {
  interface Tables {
    carts: Table<
      Omit<CartRow, 'coupons'> & {
        readonly locale: Locale;
        readonly couponIds: readonly Id[];
        readonly editedByStaff: boolean;
        readonly createdAt: Instant;
        readonly updatedAt: Instant;
      }
    >;
  }
}

export type CartHead = Pick<CartRow, 'id' | 'status' | 'version' | 'editingBookingId'>;

/** A cart that no other transaction can change until this one ends, and what pricing it needs besides. */
export interface LockedCart extends CartRow {
  /** Read in this transaction, so that a booking prices with what is in force now. */
  readonly catalogueRevision: number;
  /** What the typed code names, when one was asked for. */
  readonly typedCoupon: Coupon | null;
}

/** Who is about to use a code: what makes it used, and what makes them no new customer (PM13). */
interface Customer {
  readonly isUsed: string;
  readonly hasBooked: string;
}

/** A used-up, switched-off or deleted code reads as not active (D62 and D66), and so does one that is not for them. */
const couponJson = ({ isUsed, hasBooked }: Customer) => `jsonb_build_object(
  'id', k.id, 'code', k.code, 'title', k.title, 'amountOffCents', k.amount_off_cents,
  'minSubtotalCents', k.min_subtotal_cents, 'stacking', k.stacking, 'percentOff', k.percent_off,
  'maxOffCents', k.max_off_cents, 'firstOnly', k.first_only, 'kinds', to_jsonb(k.kinds),
  'offWhy', case when k.first_only and k.active and k.deleted_at is null and (${hasBooked})
    then 'promo.firstOnly' end,
  'startsAt', round(extract(epoch from k.starts_at) * 1000), 'endsAt', round(extract(epoch from k.ends_at) * 1000),
  'active', k.active and k.deleted_at is null
    and (k.max_redemptions is null or k.redeemed_count < k.max_redemptions) and not (${isUsed})
    and not (k.first_only and (${hasBooked})))`;

/** A code that the cart's booking has already keeps the terms that it was booked with (D65). */
const ownCouponJson = (customer: Customer) => `coalesce(
  (select kept from jsonb_array_elements(c.booked -> 'coupons') as kept where kept ->> 'id' = k.id::text),
  ${couponJson(customer)})`;

const columns = (
  customer: Customer,
) => `c.id, c.status, c.version, c.editing_booking_id as "editingBookingId", c.items, c.booked,
  coalesce((
    select jsonb_agg(${ownCouponJson(customer)} order by array_position(c.coupon_ids, k.id))
    from coupons k where k.tenant_id = $1 and k.id = any (c.coupon_ids)
  ), '[]') as coupons`;

/** One statement, for readAsTenant. Values: tenant, cart. SQL: hot. */
export const readCart = statement(
  'cart_read',
  `select ${columns({ isUsed: 'false', hasBooked: 'false' })} from carts c where c.tenant_id = $1 and c.id = $2`,
);

/**
 * By the address and the phone that are about to use it; an edit without a contact has the phone of its booking. Each half
 * has an index of its own.
 */
const another = `b.tenant_id = $1 and b.status <> 'CANCELLED' and b.deleted_at is null
  and b.id is distinct from c.editing_booking_id`;
const byContact: Customer = {
  isUsed: `k.once_per_email and exists (
    select 1 from promo_redemptions r where r.tenant_id = $1 and r.coupon_id = k.id and r.email = $4::text)`,
  hasBooked: `exists (select 1 from bookings b where ${another} and b.email = $4::text)
    or exists (select 1 from bookings b where ${another} and b.erased_at is null and b.phone = coalesce($5::text,
      (select own.phone from bookings own where own.tenant_id = $1 and own.id = c.editing_booking_id)))`,
};

/** SQL: hot, and a lock. */
const cartLock = statement(
  'cart_lock',
  `select ${columns(byContact)},
    (select t.catalogue_revision from tenants t where t.id = $1) as "catalogueRevision",
    (select ${ownCouponJson(byContact)} from coupons k where k.tenant_id = $1 and k.code = $3) as "typedCoupon"
  from carts c where c.tenant_id = $1 and c.id = $2
  for update of c`,
);

/** SQL: hot, the first call of every customer. */
const cartInsert = statement(
  'cart_insert',
  `insert into carts (tenant_id, id, locale) values ($1, $2, $3)
  on conflict (tenant_id, id) do nothing
  returning id, status, version, editing_booking_id as "editingBookingId"`,
);

/** SQL: hot. */
const itemsWrite = statement(
  'cart_items_write',
  `update carts set items = $3::jsonb, version = version + 1, updated_at = $4
  where tenant_id = $1 and id = $2 returning version`,
);

/** SQL: hot. */
const couponsWrite = statement(
  'cart_coupons_write',
  `update carts set coupon_ids = $3::uuid[], version = version + 1, updated_at = $4
  where tenant_id = $1 and id = $2 returning version`,
);

export async function findCart(tx: Tx, cartId: Id): Promise<CartRow | undefined> {
  return (await tx.run<CartRow>(readCart, [tx.tenantId, cartId]))[0];
}

export async function lockCart(
  tx: Tx,
  cartId: Id,
  asked: { readonly typedCode?: string; readonly email?: string; readonly phone?: string | null } = {},
): Promise<LockedCart | undefined> {
  const { typedCode = null, email = null, phone = null } = asked;
  return (await tx.run<LockedCart>(cartLock, [tx.tenantId, cartId, typedCode, email, phone]))[0];
}

/** `undefined` when this tenant already has a cart of that id. */
export async function insertCart(tx: Tx, cartId: Id, locale: Locale): Promise<CartHead | undefined> {
  return (await tx.run<CartHead>(cartInsert, [tx.tenantId, cartId, locale]))[0];
}

/** Answers the new version, and commits; the row is locked by `lockCart` before. */
export async function writeItems(
  tx: Tx,
  cartId: Id,
  items: readonly CartItem[],
  at: Instant,
): Promise<number> {
  return versionOf(
    await tx.runLast(itemsWrite, [tx.tenantId, cartId, JSON.stringify(items), new Date(at).toISOString()]),
  );
}

/** As `writeItems`. */
export async function writeCoupons(
  tx: Tx,
  cartId: Id,
  couponIds: readonly Id[],
  at: Instant,
): Promise<number> {
  const values = [tx.tenantId, cartId, couponIds, new Date(at).toISOString()];
  return versionOf(await tx.runLast(couponsWrite, values));
}

function versionOf(rows: readonly { version: number }[]): number {
  const [row] = rows;
  if (!row) throw new Error('Expected the cart that was locked in this transaction');
  return row.version;
}

/** Drafts and abandoned carts untouched since, at most `limit` of them. A device that has one still writes it anew. */
export async function deleteCartsBefore(tx: Tx, at: Instant, limit: number): Promise<void> {
  const before = formatInstant(at);
  const forgotten = tx
    .from('carts')
    .select('id')
    .whereNot({ status: 'CONVERTED' }) // booked ones stay: their row says that they are closed
    .where('createdAt', '<', before)
    .where('updatedAt', '<', before)
    .limit(limit);
  await tx.query(tx.from('carts').whereIn('id', forgotten).delete());
}
