import type { CartItem } from '#shared/cart/cart.ts';
import { askToPersist } from '../device/storage/storage-persist.ts';
import { putLines } from './cart-edits.ts';
import { editCart } from './cart-store.ts';
import { cleanItems } from './clean-items.ts';

/** Puts lines in the cart at once, online or not. A line of the same service and product takes the new instances; one of them that is there already is changed. */
export async function addToCart(items: readonly CartItem[]): Promise<void> {
  const clean = await cleanItems(items);
  await editCart((current) => ({ items: putLines(current, clean) }));
  void askToPersist();
}
