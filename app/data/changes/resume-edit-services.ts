import type { Id } from '#shared/kernel/ids.ts';
import { db } from '../device/db.ts';
import { withDb } from '../device/open.ts';
import { isContextOver } from './is-context-over.ts';
import { markTabEditing } from './mark-tab-editing.ts';

/** Goes on in this tab with the edit whose address was opened; false when there is no such edit on this device. */
export async function resumeEditServices(cartId: Id): Promise<boolean> {
  const row = await withDb(() => db.contexts.get('edit-services'));
  const isThis = row?.k === 'edit-services' && row.value.cartId === cartId && !isContextOver(row.value);
  if (!isThis || (await withDb(() => db.carts.get(cartId))) === undefined) return false;
  markTabEditing(row.value);
  return true;
}
