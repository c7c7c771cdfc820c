import type { CartSnapshot } from '../device/rows.ts';
import { joinLines } from './cart-edits.ts';
import { editCart } from './cart-store.ts';

/** Undo: puts removed lines back beside whatever happened since. Twice is the same as once. */
export async function restoreCart(snapshot: CartSnapshot): Promise<void> {
  await editCart((items) => ({ items: joinLines(items, snapshot.items) }));
}
