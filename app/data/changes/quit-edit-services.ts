import { context } from '../device/context.ts';
import { db } from '../device/db.ts';
import { withDb } from '../device/open.ts';
import { editedCartId } from '../device/tab/edit-tab.ts';
import { remote } from '../remote.ts';
import { dropEdit } from './edit-store.ts';
import { unmarkTabEditing } from './mark-tab-editing.ts';

/** Gives this tab's edit up: here at once, on the server as soon as it can be told (LC73). The booking stays as it is. */
export async function quitEditServices(): Promise<void> {
  const cartId = editedCartId();
  unmarkTabEditing();
  if (cartId === undefined) return;
  await withDb(() =>
    db.transaction('rw', db.contexts, db.carts, db.drafts, async () => {
      await context('edit-quits').update((before = []) => [...before, cartId]);
      await dropEdit(cartId);
    }),
  );
  void remote.sendEditQuits();
}
