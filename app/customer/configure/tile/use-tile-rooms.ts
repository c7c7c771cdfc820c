import { useCallback } from 'react';
import type { Service } from '#shared/catalogue/service.ts';
import { keepSold, type TileRoom, tileRoomsSchema } from '../../../booking/tile/tile-room.ts';
import { type Drafts, useDrafts } from '../parts/use-drafts.ts';

/** The tiled rooms being configured. */
export function useTileRooms(service: Service): Drafts<TileRoom> {
  const sold = useCallback((rooms: readonly TileRoom[]) => keepSold(rooms, service), [service]);
  return useDrafts(draftKey(service), tileRoomsSchema, sold);
}

export function draftKey(service: Service): string {
  return `configure:${service.slug}`;
}
