import { useCallback } from 'react';
import type { Service } from '#shared/catalogue/service.ts';
import { keepSold, type TileRoom, tileRoomsSchema, toTileRoom } from '../../../booking/tile/tile-room.ts';
import { type Drafts, useDrafts } from '../../parts/editing/use-drafts.ts';
import { useEdited } from '../../parts/editing/use-edited.ts';

/** The tiled rooms being configured. */
export function useTileRooms(service: Service): Drafts<TileRoom> {
  return useDrafts(draftKey(service), tileRoomsSchema, useKeepSold(service));
}

export function draftKey(service: Service): string {
  return `configure:${service.slug}`;
}

/** The tiled room that the edit intent names. */
export function useEditedTileRoom(service: Service) {
  return useEdited<TileRoom>(service, {
    schema: tileRoomsSchema,
    toDraft: ({ item, instance }) => {
      const product = service.products.find((sold) => sold.id === item.productId);
      return product && toTileRoom(instance, product.id);
    },
    mend: useKeepSold(service),
  });
}

function useKeepSold(service: Service) {
  return useCallback((rooms: readonly TileRoom[]) => keepSold(rooms, service), [service]);
}
