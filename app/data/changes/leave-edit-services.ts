import type { Id } from '#shared/kernel/ids.ts';
import { editedCartId } from '../device/tab/edit-tab.ts';
import { endEdit } from './edit-store.ts';
import { unmarkTabEditing } from './mark-tab-editing.ts';

/**
 * Ends this tab's edit here: the person's own cart is the cart again. What was changed stays on the server for an hour,
 * and the booking's link leads back to it; quitEditServices gives it up. `only`: not if
 * this tab meanwhile edits with another cart.
 */
export async function leaveEditServices(only?: Id): Promise<void> {
  const cartId = editedCartId();
  if (only !== undefined && only !== cartId) return;
  // Also of a tab whose cart is gone already.
  unmarkTabEditing();
  if (cartId !== undefined) await endEdit(cartId);
}
