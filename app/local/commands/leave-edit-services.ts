import { db } from '../db.ts';
import { dropEdit } from '../edit-store.ts';
import { editedCartId } from '../edit-tab.ts';
import { unmarkTabEditing } from '../mark-tab-editing.ts';
import { withDb } from '../open.ts';

/**
 * Ends this tab's edit here: the person's own cart is the cart again. What was changed stays on the server for an hour,
 * and the booking's link leads back to it; quitEditServices gives it up.
 */
export async function leaveEditServices(): Promise<void> {
  const cartId = editedCartId();
  unmarkTabEditing();
  if (cartId === undefined) return;
  await withDb(() => db.transaction('rw', db.contexts, db.carts, () => dropEdit(cartId)));
}
