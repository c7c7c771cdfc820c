import type { Id } from '#shared/kernel/ids.ts';
import { context } from '../device/context.ts';
import { db } from '../device/db.ts';
import { withDb } from '../device/open.ts';
import { isContextOver } from './is-context-over.ts';
import { markTabEditing } from './mark-tab-editing.ts';

/** Goes on in this tab with the edit whose address was opened; false when there is no such edit on this device. */
export async function resumeEditServices(cartId: Id): Promise<boolean> {
  const edit = await withDb(context('edit-services').get);
  if (edit === undefined || edit.cartId !== cartId || isContextOver(edit)) return false;
  if ((await withDb(() => db.carts.get(cartId))) === undefined) return false;
  markTabEditing(edit);
  return true;
}
