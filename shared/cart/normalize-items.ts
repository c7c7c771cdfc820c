import type { PriceBook } from '../catalogue/price-book.ts';
import type { Id } from '../kernel/ids.ts';
import type { CartItem } from './cart.ts';
import type { CartItemDraft } from './cart-item-draft.ts';
import type { Instance } from './instance.ts';
import { normalizeInstance } from './normalize-instance.ts';

/** Of a cart that edits a booking: whether this is just what was booked (PR29). */
export type IsBooked = (item: Pick<CartItem, 'serviceId' | 'productId'>, instance: Instance) => boolean;

/**
 * Cleans what the wire or a screen sends into what a cart stores (CM1-CM5): never refuses, never joins lines,
 * changes nothing that is already clean, and changes no price. Ids that are missing or appear twice come from
 * `newId`. Items without instances are dropped: a quantity of 0 is not in the cart. What was booked keeps its seats,
 * also where its piece includes more by now (CM3).
 */
export function normalizeItems(
  drafts: readonly CartItemDraft[],
  book: PriceBook,
  newId: () => Id,
  isBooked: IsBooked = () => false,
): readonly CartItem[] {
  const itemIds = uniqueIds(newId);
  const instanceIds = uniqueIds(newId);
  return drafts
    .filter((draft) => draft.instances.length > 0)
    .map((draft) => {
      const { serviceId, productId = null } = draft;
      const service = book.services.get(serviceId);
      const product = service?.products.find((sold) => sold.id === productId) ?? null;
      return {
        ...{ id: itemIds(draft.id), serviceId, productId },
        instances: draft.instances.map((instance) => {
          const id = instanceIds(instance.id);
          const asked = normalizeInstance(instance, id, service, null);
          const isKept = product === null || isBooked({ serviceId, productId }, asked);
          return isKept ? asked : normalizeInstance(instance, id, service, product);
        }),
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
