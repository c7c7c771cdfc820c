import type { CartItem } from '#shared/cart/cart.ts';
import type { Instance } from '#shared/cart/instance.ts';
import type { Id } from '#shared/kernel/ids.ts';

let made = 0;

/** An id that no other call of this test run got. */
export function aFreshId(): Id {
  made += 1;
  return `00000000-0000-4000-9000-${String(made).padStart(12, '0')}`;
}

export function anInstance(given: Partial<Instance> = {}): Instance {
  return { id: aFreshId(), options: [], ...given };
}

/** A line with one instance per given content; a single empty one when none is given. */
export function anItem(
  serviceId: Id,
  productId: Id | null,
  ...instances: readonly Partial<Instance>[]
): CartItem {
  const contents = instances.length > 0 ? instances : [{}];
  return { id: aFreshId(), serviceId, productId, instances: contents.map(anInstance) };
}
