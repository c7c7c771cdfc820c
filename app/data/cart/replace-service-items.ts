import type { CartItem } from '#shared/cart/cart.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { editCart } from './cart-store.ts';
import { cleanItems } from './clean-items.ts';

/** All lines of a service become these, in one edit (D69). */
export async function replaceServiceItems(serviceId: Id, items: readonly CartItem[]): Promise<void> {
  const clean = await cleanItems(items);
  await editCart((current) => ({
    items: [...current.filter((item) => item.serviceId !== serviceId), ...clean],
  }));
}
