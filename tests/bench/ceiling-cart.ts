import { type Coupon, normalizeCode } from '#shared/coupons/coupon.ts';
import { judgeNewCoupon } from '#shared/coupons/judge-new-coupon.ts';
import { instantFromMs } from '#shared/kernel/instant.ts';
import type { CartRow } from '../../server/db/repos/carts/carts.ts';
import { seedTenant } from '../../server/db/seeds/tenant.ts';
import { toCartAnswer, totalsOf } from '../../server/domain/carts/cart-answer.ts';
import { type Ceiling, only } from './ceiling-database.ts';

const couponJson = `jsonb_build_object('id', k.id, 'code', k.code, 'title', k.title,
  'amountOffCents', k.amount_off_cents, 'minSubtotalCents', k.min_subtotal_cents, 'stacking', k.stacking,
  'startsAt', round(extract(epoch from k.starts_at) * 1000), 'endsAt', round(extract(epoch from k.ends_at) * 1000),
  'active', k.active and k.deleted_at is null and (k.max_redemptions is null or k.redeemed_count < k.max_redemptions))`;

/** Also for holding and booking, which price the cart that they lock. */
export const cartColumns = `c.id, c.status, c.version, c.editing_booking_id as "editingBookingId", c.items,
  coalesce((select jsonb_agg(${couponJson} order by array_position(c.coupon_ids, k.id))
    from coupons k where k.tenant_id = c.tenant_id and k.id = any (c.coupon_ids)), '[]') as coupons`;

const cartRead = {
  name: 'cart_read',
  text: `select ${cartColumns} from carts c where tenant_id = $1 and id = $2`,
};

const itemsWrite = {
  name: 'items_write',
  text: `update carts c set items = $3::jsonb, version = version + 1, updated_at = now()
  where tenant_id = $1 and id = $2 and status = 'DRAFT' returning ${cartColumns}`,
};

const couponRead = {
  name: 'coupon_read',
  text: `select ${cartColumns},
    (select ${couponJson} from coupons k where k.tenant_id = $1 and k.code = $3) as "typedCoupon"
  from carts c where tenant_id = $1 and id = $2`,
};

const couponsAdd = {
  name: 'coupons_add',
  text: `update carts c set coupon_ids = coupon_ids || $3::uuid, version = version + 1, updated_at = now()
  where tenant_id = $1 and id = $2 and version = $4 and status = 'DRAFT' returning ${cartColumns}`,
};

const couponsRemove = {
  name: 'coupons_remove',
  text: `update carts c set version = version + 1, updated_at = now(), coupon_ids = array_remove(coupon_ids,
    (select k.id from coupons k where k.tenant_id = $1 and k.code = $3))
  where tenant_id = $1 and id = $2 and status = 'DRAFT' returning ${cartColumns}`,
};

export async function readCart(ceiling: Ceiling, id: string): Promise<unknown> {
  const { rows } = await ceiling.pool.query<CartRow>({ ...cartRead, values: [seedTenant.id, id] });
  return answerWith(ceiling, rows);
}

/** One statement: the update answers what the totals need. */
export async function changeCart(ceiling: Ceiling, id: string, body: unknown): Promise<unknown> {
  const items = JSON.stringify((body as { items: unknown }).items); // the ceiling believes what it is sent
  const { rows } = await ceiling.pool.query<CartRow>({ ...itemsWrite, values: [seedTenant.id, id, items] });
  return answerWith(ceiling, rows);
}

/** Two statements: whether a code counts depends on what the lines cost, and the version guards what was read. */
export async function applyCoupon(ceiling: Ceiling, body: unknown): Promise<unknown> {
  const { cartId, code } = body as { cartId: string; code: string }; // as above
  const read = { ...couponRead, values: [seedTenant.id, cartId, normalizeCode(code)] };
  const cart = only(
    (await ceiling.pool.query<CartRow & { typedCoupon: Coupon | null }>(read)).rows,
    'a cart',
  );
  const now = instantFromMs(Date.now());
  const { subtotalCents, serviceChargeCents } = totalsOf(cart, ceiling.catalogue, now);
  const eligibleCents = subtotalCents - serviceChargeCents;
  const coupon = cart.typedCoupon ?? undefined;
  const verdict = judgeNewCoupon({ coupon, applied: cart.coupons, eligibleCents, now });
  if (!verdict.ok || !coupon) throw new Error('Expected a code that counts');
  if (verdict.change === 'already') return answerWith(ceiling, [cart]);
  const values = [seedTenant.id, cartId, coupon.id, cart.version];
  return answerWith(ceiling, (await ceiling.pool.query<CartRow>({ ...couponsAdd, values })).rows);
}

export async function removeCoupon(ceiling: Ceiling, body: unknown): Promise<unknown> {
  const { cartId, code } = body as { cartId: string; code: string }; // as above
  const values = [seedTenant.id, cartId, normalizeCode(code)];
  return answerWith(ceiling, (await ceiling.pool.query<CartRow>({ ...couponsRemove, values })).rows);
}

function answerWith(ceiling: Ceiling, rows: readonly CartRow[]): unknown {
  const now = instantFromMs(Date.now());
  return toCartAnswer(only(rows, 'a cart'), ceiling.catalogue, now, seedTenant.defaultLocale);
}
