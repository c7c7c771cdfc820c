import type { CartItem } from '#shared/cart/cart.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { instantFromMs } from '#shared/kernel/instant.ts';
import { newId } from '../device/clock.ts';
import { db } from '../device/db.ts';
import { writeMirror } from '../device/mirror.ts';
import { withDb } from '../device/open.ts';
import type { CartRow, RemovedFromCart } from '../device/rows.ts';
import { findCartRow, readMirroredId, UNSEEN_VERSION } from './cart-row.ts';

/** The row of the current cart: made, edited, replaced. Every command on the cart goes through here. */

interface Edited {
  readonly items: readonly CartItem[];
  readonly removed?: RemovedFromCart;
}

/**
 * Applies an edit to the current cart and marks it unsent, in one transaction. `edit` answers `undefined` to leave
 * the cart as it is; then nothing is written and the result is undefined.
 */
export function editCart(
  edit: (items: readonly CartItem[]) => Edited | undefined,
): Promise<Edited | undefined> {
  return withDb(() =>
    db.transaction('rw', db.meta, db.carts, async () => {
      const row = (await findCartRow()) ?? (await startFirstCart());
      const edited = edit(row.items);
      if (edited === undefined) return undefined;
      await db.carts.put({
        ...row,
        items: edited.items,
        lastRemoved: edited.removed ?? row.lastRemoved,
        // LC202: a change of the cart agrees to the total that is shown next.
        agreed: null,
        edits: row.edits + 1,
        sync: 'waiting',
        failCode: null,
        attempts: 0,
        nextAt: instantFromMs(0),
      });
      return edited;
    }),
  );
}

/**
 * Makes a fresh cart the current one, inside the caller's transaction on `meta` and `carts`. `items` are carried over
 * and still to be sent.
 */
async function startCart(id: Id, items: readonly CartItem[], version: number | null): Promise<CartRow> {
  const row = freshRow(id, items, version);
  await db.carts.put(row);
  await db.meta.put({ k: 'cart', cartId: id, v: 1 });
  writeMirror('cart_id_v1', id);
  return row;
}

export function freshRow(id: Id, items: readonly CartItem[], version: number | null): CartRow {
  return {
    id,
    items,
    base: [],
    version,
    edits: items.length,
    sync: items.length === 0 ? 'synced' : 'waiting',
    failCode: null,
    attempts: 0,
    nextAt: instantFromMs(0),
    editingBookingId: null,
    coupons: [],
    acceptedTotalCents: null,
    lastRemoved: null,
    v: 1,
  };
}

/** Replaces a cart that can no longer be used (booked, closed) by a new one, in the caller's transaction. */
export async function replaceCart(old: CartRow, items: readonly CartItem[]): Promise<CartRow> {
  await db.carts.delete(old.id);
  return startCart(newId(), items, null);
}

/** A row for the cart whose id outlived the database; `undefined` when there is none. In the caller's transaction. */
export async function recoverCart(): Promise<CartRow | undefined> {
  const id = readMirroredId();
  return id === undefined ? undefined : startCart(id, [], UNSEEN_VERSION);
}

async function startFirstCart(): Promise<CartRow> {
  return (await recoverCart()) ?? startCart(newId(), [], null);
}
