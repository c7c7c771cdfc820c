import type { CartItem } from '#shared/cart/cart.ts';
import type { Service } from '#shared/catalogue/service.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { type TileRoom, toInstance } from './tile-room.ts';

/** One line for each kind of room, its rooms in the order shown. */
export function toTileItems(
  rooms: readonly TileRoom[],
  service: Service,
  newId: () => Id,
): readonly CartItem[] {
  return service.products.flatMap((product) => {
    const mine = rooms.filter((room) => room.productId === product.id);
    if (mine.length === 0) return [];
    return [{ id: newId(), serviceId: service.id, productId: product.id, instances: mine.map(toInstance) }];
  });
}
