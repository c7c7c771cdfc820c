import type { CartItem } from '#shared/cart/cart.ts';
import type { Service } from '#shared/catalogue/service.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { type RoomDraft, toInstance } from './room-draft.ts';

/** One line for each product, its rooms in the order shown. */
export function toCartItems(
  rooms: readonly RoomDraft[],
  service: Service,
  newId: () => Id,
): readonly CartItem[] {
  return service.products.flatMap((product) => {
    const mine = rooms.filter((room) => room.productId === product.id);
    if (mine.length === 0) return [];
    const instances = mine.map((room) => toInstance(room, service));
    return [{ id: newId(), serviceId: service.id, productId: product.id, instances }];
  });
}
