import type { ChosenOption } from '#shared/cart/instance.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { findInstance, mapInstance } from './cart-edits.ts';
import { editCart } from './cart-store.ts';

/** Replaces the options of one instance; `false` when it is no longer in the cart. */
export async function setInstanceOptions(instanceId: Id, options: readonly ChosenOption[]): Promise<boolean> {
  const edited = await editCart(
    (items) =>
      findInstance(items, instanceId) && {
        items: mapInstance(items, instanceId, (instance) => ({ ...instance, options })),
      },
  );
  return edited !== undefined;
}
