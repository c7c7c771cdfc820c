import { useCallback } from 'react';
import type { Service } from '#shared/catalogue/service.ts';
import { keepSold, type TileRoom, tileRoomsSchema } from '../../../booking/tile/tile-room.ts';
import { readDraft } from '../../../data/drafts/read-draft.ts';
import { type Drafts, useDrafts } from '../parts/use-drafts.ts';

/** The tiled rooms being configured. */
export function useTileRooms(service: Service): Drafts<TileRoom> {
  const load = useCallback(async () => {
    const draft = await readDraft(draftKey(service), tileRoomsSchema);
    return keepSold(draft?.drafts ?? [], service);
  }, [service]);
  return useDrafts(draftKey(service), load);
}

export function draftKey(service: Service): string {
  return `configure:${service.slug}`;
}
