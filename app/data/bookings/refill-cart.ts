import type { CartItem } from '#shared/cart/cart.ts';
import { editCart } from '../cart/cart-store.ts';
import { cleanItems } from '../cart/clean-items.ts';
import { leaveEditServices } from '../changes/leave-edit-services.ts';
import type { CartSnapshot } from '../device/rows.ts';
import { askToPersist } from '../device/storage/storage-persist.ts';

/**
 * All lines of the person's own cart become these; answers what was there, for an undo. An edit of another booking in
 * this tab is left first: its cart is not the person's.
 */
export async function refillCart(items: readonly CartItem[]): Promise<CartSnapshot> {
  const clean = await cleanItems(items);
  await leaveEditServices();
  let before: readonly CartItem[] = [];
  await editCart((current) => {
    before = current;
    return { items: clean };
  });
  void askToPersist();
  return { items: before };
}
