import type { CartItem } from '#shared/cart/cart.ts';
import { editCart } from '../cart-store.ts';
import { cleanItems } from '../clean-items.ts';
import type { CartSnapshot } from '../rows.ts';
import { askToPersist } from '../storage-persist.ts';
import { leaveEditServices } from './leave-edit-services.ts';

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
