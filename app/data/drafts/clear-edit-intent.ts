import { db } from '../device/db.ts';
import { writeMirror } from '../device/mirror.ts';
import { withDb } from '../device/open.ts';

export async function clearEditIntent(): Promise<void> {
  await withDb(() => db.contexts.delete('edit-intent'));
  writeMirror('cart_edit_intent', null);
}
