import type { Instance } from '#shared/cart/instance.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { findInstance, mapInstance } from './cart-edits.ts';
import { editCart } from './cart-store.ts';

/** Saves an edited instance under its id; `false` when it is no longer in the cart (D71). */
export async function replaceInstance(instanceId: Id, instance: Instance): Promise<boolean> {
  const edited = await editCart(
    (items) =>
      findInstance(items, instanceId) && {
        items: mapInstance(items, instanceId, () => ({ ...instance, id: instanceId })),
      },
  );
  return edited !== undefined;
}
