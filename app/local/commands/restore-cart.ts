import { joinLines } from '../cart-edits.ts';
import { editCart } from '../cart-store.ts';
import type { CartSnapshot } from '../rows.ts';

/** Undo: puts removed lines back beside whatever happened since. Twice is the same as once. */
export async function restoreCart(snapshot: CartSnapshot): Promise<void> {
  await editCart((items) => ({ items: joinLines(items, snapshot.items) }));
}
