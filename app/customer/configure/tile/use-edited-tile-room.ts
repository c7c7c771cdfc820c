import { useCallback } from 'react';
import type { Service } from '#shared/catalogue/service.ts';
import { keepSold, type TileRoom, tileRoomsSchema, toTileRoom } from '../../../booking/tile/tile-room.ts';
import { readDraft } from '../../../data/drafts/read-draft.ts';
import { EDIT_DRAFT_KEY, loadEdited, useEdited } from '../../parts/editing/use-edited.ts';

/** The tiled room that the edit intent names. */
export function useEditedTileRoom(service: Service) {
  const load = useCallback(
    () =>
      loadEdited<TileRoom>(service, {
        toDraft: ({ item, instance }) => {
          const product = service.products.find((sold) => sold.id === item.productId);
          return product && toTileRoom(instance, product.id);
        },
        readUnfinished: async () => {
          const draft = await readDraft(EDIT_DRAFT_KEY, tileRoomsSchema);
          return keepSold(draft?.drafts ?? [], service);
        },
      }),
    [service],
  );
  return useEdited(load);
}
