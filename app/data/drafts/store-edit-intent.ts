import { db } from '../device/db.ts';
import { writeMirror } from '../device/mirror.ts';
import { withDb } from '../device/open.ts';
import type { EditIntent } from '../device/rows.ts';

/** Remembers which instance the configurator is about to edit. */
export async function storeEditIntent(intent: EditIntent): Promise<void> {
  await withDb(() => db.contexts.put({ k: 'edit-intent', value: intent, v: 1 }));
  writeMirror('cart_edit_intent', JSON.stringify(intent));
}
