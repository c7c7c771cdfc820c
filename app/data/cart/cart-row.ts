import type { Id } from '#shared/kernel/ids.ts';
import { isId } from '#shared/kernel/ids.ts';
import { db } from '../device/db.ts';
import { readMirror, writeMirror } from '../device/mirror.ts';
import { withDb } from '../device/open.ts';
import type { CartRow } from '../device/rows.ts';
import { editedCartId } from '../device/tab/edit-tab.ts';

/** The row of the current cart; what is in it is changed by cart-store.ts. */

/**
 * `undefined` until something was put in a cart on this device. A tab that edits a booking works on the cart made for
 * that (LC70); the person's own stays the current one all the while.
 */
export async function findCartRow(): Promise<CartRow | undefined> {
  const editedId = editedCartId();
  const edited = editedId && (await db.carts.get(editedId));
  return edited || findOwnCartRow();
}

/** The person's own cart, in whichever tab: that is the one that is booked. */
export async function findOwnCartRow(): Promise<CartRow | undefined> {
  const current = await db.meta.get('cart');
  return current?.k === 'cart' ? db.carts.get(current.cartId) : undefined;
}

/** Changes the row of the current cart, if there is one. */
export function updateCartRow(change: (row: CartRow) => CartRow): Promise<void> {
  return withDb(() =>
    db.transaction('rw', db.meta, db.carts, async () => {
      const row = await findCartRow();
      const next = row && change(row);
      if (next && next !== row) await db.carts.put(next);
    }),
  );
}

/**
 * LC4: the server knows this cart, this device has not seen it. No cart has version 0, so a push with it is answered
 * by 412 and the cart as it is, which is then merged.
 */
export const UNSEEN_VERSION = 0;

/** LC4: the worker books without a page, and has no mirror to write to. */
export async function mirrorOwnCart(): Promise<void> {
  const current = await withDb(() => db.meta.get('cart'));
  if (current?.k === 'cart') writeMirror('cart_id_v1', current.cartId);
}

/** Of a cart that the database may have forgotten. */
export function readMirroredId(): Id | undefined {
  const text = readMirror('cart_id_v1') ?? '';
  return isId(text) ? text : undefined;
}
