import type { Service } from '#shared/catalogue/service.ts';
import type { Id } from '#shared/kernel/ids.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import { nameInstances } from '../../parts/instance-names.ts';
import type { RoomDraft } from './room-draft.ts';

/** "Bedroom 1", "Bedroom 2", "Emma's room": numbered within each product. */
export function nameRooms(
  rooms: readonly RoomDraft[],
  service: Service,
  locale: Locale,
): ReadonlyMap<Id, string> {
  const names = service.products.flatMap((product) => {
    const mine = rooms.filter((room) => room.productId === product.id);
    const titles = nameInstances(
      mine.map((room) => room.label),
      product.title[locale],
    );
    return mine.map((room, index): [Id, string] => [room.id, titles[index] ?? product.title[locale]]);
  });
  return new Map(names);
}
