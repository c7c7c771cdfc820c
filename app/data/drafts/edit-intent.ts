import type { Id } from '#shared/kernel/ids.ts';
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

/** That of one instance, where it is named: another tab may have begun to edit another since. */
export async function clearEditIntent(instanceId?: Id): Promise<void> {
  const left = await context('edit-intent').update((intent) =>
    instanceId === undefined || intent?.instanceId === instanceId ? undefined : intent,
  );
  if (left === undefined) writeMirror('cart_edit_intent', null);
}
