import { db } from '../db.ts';
import { writeMirror } from '../mirror.ts';
import { withDb } from '../open.ts';

export async function clearEditIntent(): Promise<void> {
  await withDb(() => db.contexts.delete('edit-intent'));
  writeMirror('cart_edit_intent', null);
}
