import { useCallback } from 'react';
import type { Service } from '#shared/catalogue/service.ts';
import { readDraft } from '../../../data/drafts/read-draft.ts';
import { EDIT_DRAFT_KEY, loadEdited, useEdited } from '../../parts/editing/use-edited.ts';
import { keepSold, type RoomDraft, roomDraftsSchema, toRoomDraft } from './room-draft.ts';

/** The room that the edit intent names. */
export function useEditedRoom(service: Service) {
  const load = useCallback(
    () =>
      loadEdited<RoomDraft>(service, {
        toDraft: ({ item, instance }) => {
          const product = service.products.find((sold) => sold.id === item.productId);
          return product && toRoomDraft(instance, product.id, service);
        },
        readUnfinished: async () => {
          const draft = await readDraft(EDIT_DRAFT_KEY, roomDraftsSchema);
          return keepSold(draft?.drafts ?? [], service);
        },
      }),
    [service],
  );
  return useEdited(load);
}
