import { type CartAnswer, cartAnswer } from '#shared/api/cart.ts';
import { normalizeCode } from '#shared/coupons/coupon.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { withDb } from '../device/open.ts';
import type { FailCode } from '../device/rows.ts';
import { type Answer, call, type Refusal } from '../wire/http.ts';
import { absorbCart, closeCurrentCart, forgetServerCart } from './absorb-cart.ts';
import { findCartRow } from './cart-row.ts';
import { type CouponRefusal, toCouponRefusal } from './coupon-refusal.ts';
import { pushCart } from './push-cart.ts';

export type CouponOutcome = { readonly ok: true } | ({ readonly ok: false } & CouponRefusal);

/**
 * Asks the server for a code; only the server grants one. The cart is sent first, so that the code is judged against
 * what is on screen. An empty code is `promo.invalid` and sends nothing (D61).
 */
export async function applyCoupon(code: string): Promise<CouponOutcome> {
  const normalized = normalizeCode(code);
  if (normalized === '') return { ok: false, code: 'promo.invalid' };
  return changeCoupon((cartId) => postCoupon('/promo/coupon/apply', cartId, normalized));
}

/** Sends the cart, then the change, and takes in the answered cart. Shared by `removeCoupon`, which names the code. */
export async function changeCoupon(
  send: (cartId: Id) => Promise<Answer<CartAnswer>>,
  takenOff?: string,
): Promise<CouponOutcome> {
  const first = await pushThenSend(send);
  // LC5: a cart that the server lost is made again, once.
  const answer = !first.ok && first.code === 'cart.not_found' ? await pushThenSend(send) : first;
  if (answer.ok) {
    await absorbCart(answer.body, takenOff === undefined ? {} : { takenOff });
    return { ok: true };
  }
  if (answer.code === 'cart.closed') await closeCurrentCart();
  return { ok: false, ...toCouponRefusal(answer) };
}

async function pushThenSend(send: (cartId: Id) => Promise<Answer<CartAnswer>>): Promise<Answer<CartAnswer>> {
  const pushed = await pushCart();
  if (!pushed.ok) return notSent(pushed.code);
  const row = await withDb(findCartRow);
  if (row === undefined || row.version === null) return notSent('cart.empty');
  const answer = await send(row.id);
  if (!answer.ok && answer.code === 'cart.not_found') await forgetServerCart(row.id);
  return answer;
}

function notSent(code: FailCode): Refusal {
  return { ok: false, code, status: 0, body: undefined };
}

export function postCoupon(path: string, cartId: Id, code: string): Promise<Answer<CartAnswer>> {
  return call({ method: 'POST', path, body: { json: { cartId, code } }, schema: cartAnswer });
}
