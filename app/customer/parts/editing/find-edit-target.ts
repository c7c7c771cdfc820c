import type { CartItem } from '#shared/cart/cart.ts';
import type { Instance } from '#shared/cart/instance.ts';
import type { Id } from '#shared/kernel/ids.ts';

export interface EditTarget {
  readonly item: CartItem;
  readonly instance: Instance;
}

interface Wanted {
  readonly cartItemId: Id;
  readonly instanceId: Id;
  readonly instanceIndex: number;
}

/**
 * What an edit intent points at. The instance's id decides wherever it moved; the position counts only for an intent
 * without one, because another tab may have removed a neighbour (D71). `undefined`: no longer in the cart.
 */
export function findEditTarget(items: readonly CartItem[], wanted: Wanted): EditTarget | undefined {
  if (wanted.instanceId !== '') {
    for (const item of items) {
      const instance = item.instances.find((one) => one.id === wanted.instanceId);
      if (instance !== undefined) return { item, instance };
    }
    return undefined;
  }
  const item = items.find((one) => one.id === wanted.cartItemId);
  const instance = item?.instances[wanted.instanceIndex];
  return item && instance && { item, instance };
}
