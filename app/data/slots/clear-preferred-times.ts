import { context } from '../device/context.ts';
import { editedCartId } from '../device/tab/edit-tab.ts';

/** The times have served: one of them is held. What is held for an edit serves none: wishes are of the own cart. */
export async function clearPreferredTimes(): Promise<void> {
  if (editedCartId() === undefined) await context('slot-wishes').clear();
}
