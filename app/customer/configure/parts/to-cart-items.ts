import type { CartItem } from '#shared/cart/cart.ts';
import type { Instance } from '#shared/cart/instance.ts';
import type { Service } from '#shared/catalogue/service.ts';
import type { Id } from '#shared/kernel/ids.ts';
import type { OfProduct } from './set-quantity.ts';

interface ToCartItemsInput<Draft extends OfProduct> {
  readonly drafts: readonly Draft[];
  readonly service: Service;
  readonly toInstance: (draft: Draft) => Instance;
  readonly newId: () => Id;
}

/** One line for each product, its instances in the order shown. */
export function toCartItems<Draft extends OfProduct>(input: ToCartItemsInput<Draft>): readonly CartItem[] {
  const { drafts, service, toInstance, newId } = input;
  return service.products.flatMap((product) => {
    const instances = drafts.filter((draft) => draft.productId === product.id).map(toInstance);
    if (instances.length === 0) return [];
    return [{ id: newId(), serviceId: service.id, productId: product.id, instances }];
  });
}
