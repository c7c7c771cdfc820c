import type { PriceBook } from '../catalogue/price-book.ts';
import type { Id } from '../kernel/ids.ts';
import type { CartItem } from './cart.ts';
import type { CartItemDraft } from './cart-item-draft.ts';
import { normalizeInstance } from './normalize-instance.ts';

/**
 * Cleans what the wire or a screen sends into what a cart stores (CM1-CM5): never refuses, never joins lines,
 * changes nothing that is already clean, and changes no price. Ids that are missing or appear twice come from
 * `newId`. Items without instances are dropped: a quantity of 0 is not in the cart.
 */
export function normalizeItems(
  drafts: readonly CartItemDraft[],
  book: PriceBook,
  newId: () => Id,
): readonly CartItem[] {
  const itemIds = uniqueIds(newId);
  const instanceIds = uniqueIds(newId);
  return drafts
    .filter((draft) => draft.instances.length > 0)
    .map((draft) => {
      const service = book.services.get(draft.serviceId);
      const product = service?.products.find((sold) => sold.id === draft.productId) ?? null;
      return {
        id: itemIds(draft.id),
        serviceId: draft.serviceId,
        productId: draft.productId ?? null,
        instances: draft.instances.map((instance) =>
          normalizeInstance(instance, instanceIds(instance.id), service, product),
        ),
      };
    });
}

/** The first to bring an id keeps it: the merge finds instances by id, so two must never share one. */
function uniqueIds(newId: () => Id): (given: Id | null | undefined) => Id {
  const taken = new Set<Id>();
  return (given) => {
    const id = given && !taken.has(given) ? given : newId();
    taken.add(id);
    return id;
  };
}
