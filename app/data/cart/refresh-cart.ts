import { type CartAnswer, cartAnswer } from '#shared/api/cart.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { db } from '../device/db.ts';
import { withDb } from '../device/open.ts';
import { type FetchOutcome, fetchOnce, type RefreshOptions } from '../wire/fetch-once.ts';
import { type Answer, call } from '../wire/http.ts';
import { absorbCart, forgetServerCart } from './absorb-cart.ts';
import { findCartRow } from './cart-row.ts';
import { recoverCart } from './cart-store.ts';
import { pushCart } from './push-cart.ts';

/** D314: the cart's copy is fresh for this long. */
const CART_FRESH_MS = 15_000;

/**
 * Brings in what other devices did to the cart (retried once). A cart that the server does not know is made again
 * with its id when it has lines, and is simply empty otherwise (D315: 400 and 404 count as empty).
 */
export async function refreshCart(options: RefreshOptions = {}): Promise<FetchOutcome> {
  const id = await cartIdToRead();
  if (id === undefined) return { ok: true };
  const outcome = await fetchOnce<CartAnswer | 'missing'>({
    key: 'cart',
    freshMs: CART_FRESH_MS,
    ...options,
    load: () => loadCart(id),
    store: (found) => (found === 'missing' ? forgetServerCart(id) : absorbCart(found)),
  });
  if (outcome.ok) await pushCart();
  return outcome;
}

async function loadCart(id: Id): Promise<Answer<CartAnswer | 'missing'>> {
  const answer = await call({
    method: 'GET',
    path: `/cart/${id}`,
    query: { withTotals: 1 },
    schema: cartAnswer,
  });
  const isMissing = !answer.ok && (answer.code === 'cart.not_found' || answer.status === 400);
  return isMissing ? { ok: true, status: answer.status, body: 'missing', headers: new Headers() } : answer;
}

/** The current cart once the server knows it, or the one whose id outlived the database (LC4). */
function cartIdToRead(): Promise<Id | undefined> {
  return withDb(() =>
    db.transaction('rw', db.meta, db.carts, async () => {
      const row = (await findCartRow()) ?? (await recoverCart());
      return row === undefined || row.version === null ? undefined : row.id;
    }),
  );
}
