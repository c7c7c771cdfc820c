import type { CartItem } from '#shared/cart/cart.ts';
import { askToPersist } from '../device/storage/storage-persist.ts';
import { joinLines } from './cart-edits.ts';
import { editCart } from './cart-store.ts';
import { cleanItems } from './clean-items.ts';

/** Puts lines in the cart at once, online or not. A line of the same service and product takes the new instances. */
export async function addToCart(items: readonly CartItem[]): Promise<void> {
  const clean = await cleanItems(items);
  await editCart((current) => ({ items: joinLines(current, clean) }));
  void askToPersist();
}
