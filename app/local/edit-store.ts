import type { Id } from '#shared/kernel/ids.ts';
import { db } from './db.ts';
import { isContextOver } from './is-context-over.ts';
import { withDb } from './open.ts';
import { forgetHold } from './slot-selection.ts';

/** What ends an edit of services on this device (LC71, LC72). Only the tab's own mark is not here. */

/** Its context, its cart and the time held for it, if it is this one; in the caller's transaction on `contexts` and `carts`. */
export async function dropEdit(cartId: Id): Promise<void> {
  await db.carts.filter(({ id, editingBookingId }) => id === cartId && editingBookingId !== null).delete();
  const context = await db.contexts.get('edit-services');
  if (context?.k === 'edit-services' && context.value.cartId === cartId)
    await db.contexts.delete('edit-services');
  const held = await db.contexts.get('slot-selection');
  if (held?.k === 'slot-selection' && held.value.editCartId === cartId) await forgetHold();
}

/** One that nobody can go on with any more. The server keeps its cart for a while: the link leads back to it. */
export function dropOldEdit(): Promise<void> {
  return withDb(() =>
    db.transaction('rw', db.contexts, db.carts, async () => {
      const context = await db.contexts.get('edit-services');
      if (context?.k === 'edit-services' && isContextOver(context.value))
        await dropEdit(context.value.cartId);
    }),
  );
}
