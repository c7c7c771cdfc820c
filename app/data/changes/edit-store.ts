import type { Id } from '#shared/kernel/ids.ts';
import { context } from '../device/context.ts';
import { db } from '../device/db.ts';
import { readMirror } from '../device/mirror.ts';
import { withDb } from '../device/open.ts';
import { editedCartId } from '../device/tab/edit-tab.ts';
import { staffDrafts } from '../drafts/draft-key.ts';
import { dropDrafts } from '../drafts/drafts.ts';
import { forgetHold } from '../slots/slot-selection.ts';
import { isContextOver } from './is-context-over.ts';
import { unmarkTabEditing } from './mark-tab-editing.ts';

/** What ends an edit of services on this device (LC71, LC72). Only the tab's own mark is not here. */

/**
 * Its context, its cart, the time held for it and what staff typed in it, if it is this one; in the caller's transaction
 * on `contexts`, `carts` and `drafts`.
 */
export async function dropEdit(cartId: Id): Promise<void> {
  await db.carts.filter(({ id, editingBookingId }) => id === cartId && editingBookingId !== null).delete();
  await context('edit-services').update((edit) => (edit?.cartId === cartId ? undefined : edit));
  await dropDrafts(({ key }) => key.startsWith(staffDrafts(cartId)));
  await forgetHold(cartId);
}

/** Ends the edit that has this cart, and this tab's part in it if it is this tab's edit. */
export async function endEdit(cartId: Id): Promise<void> {
  if (editedCartId() === cartId) unmarkTabEditing();
  await withDb(() => db.transaction('rw', db.contexts, db.carts, db.drafts, () => dropEdit(cartId)));
}

/** LC273: the name and address of a customer leave the device with the session that saw them. */
export async function dropStaffEdit(): Promise<void> {
  const edit = await withDb(context('edit-services').get);
  if (edit?.by === 'staff') await endEdit(edit.cartId);
}

/**
 * Drops an edit that no tab can go on with any more, also because the token of its staff is gone. The server keeps the
 * cart of a customer's for a while: the link leads back to it.
 */
export function dropOldEdit(): Promise<void> {
  return withDb(() =>
    db.transaction('rw', db.contexts, db.carts, db.drafts, async () => {
      const edit = await context('edit-services').get();
      if (edit === undefined) return;
      const isLeft = edit.by === 'staff' && readMirror('admin_key') === undefined;
      if (isLeft || isContextOver(edit)) await dropEdit(edit.cartId);
    }),
  );
}
