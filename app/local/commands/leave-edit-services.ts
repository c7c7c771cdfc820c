import type { Id } from '#shared/kernel/ids.ts';
import { db } from '../db.ts';
import { dropEdit } from '../edit-store.ts';
import { editedCartId } from '../edit-tab.ts';
import { unmarkTabEditing } from '../mark-tab-editing.ts';
import { withDb } from '../open.ts';

/**
 * Ends this tab's edit here: the person's own cart is the cart again. What was changed stays on the server for an hour,
 * and the booking's link leads back to it; quitEditServices gives it up. `only`: not if
 * this tab meanwhile edits with another cart.
 */
export async function leaveEditServices(only?: Id): Promise<void> {
  const cartId = editedCartId();
  if (only !== undefined && only !== cartId) return;
  unmarkTabEditing();
  if (cartId === undefined) return;
  await withDb(() => db.transaction('rw', db.contexts, db.carts, () => dropEdit(cartId)));
}
