import { context } from '../device/context.ts';
import { writeMirror } from '../device/mirror.ts';
import type { EditIntent } from '../device/rows.ts';

export type { EditIntent } from '../device/rows.ts';

/** Which instance the configurator is about to edit. */
export function readEditIntent(): Promise<EditIntent | undefined> {
  return context('edit-intent').get();
}

export async function storeEditIntent(intent: EditIntent): Promise<void> {
  await context('edit-intent').put(intent);
  writeMirror('cart_edit_intent', JSON.stringify(intent));
}

export async function clearEditIntent(): Promise<void> {
  await context('edit-intent').clear();
  writeMirror('cart_edit_intent', null);
}
