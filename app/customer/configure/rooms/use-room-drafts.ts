import { useCallback } from 'react';
import type { Service } from '#shared/catalogue/service.ts';
import { type Drafts, useDrafts } from '../../parts/editing/use-drafts.ts';
import { useEdited } from '../../parts/editing/use-edited.ts';
import { keepSold, type RoomDraft, roomDraftsSchema, toRoomDraft } from './room-draft.ts';

/** The rooms being configured for a service. */
export function useRoomDrafts(service: Service): Drafts<RoomDraft> {
  return useDrafts(draftKey(service), roomDraftsSchema, useKeepSold(service));
}

export function draftKey(service: Service): string {
  return `configure:${service.slug}`;
}

/** The room that the edit intent names. */
export function useEditedRoom(service: Service) {
  return useEdited<RoomDraft>(service, {
    schema: roomDraftsSchema,
    toDraft: ({ item, instance }) => {
      const product = service.products.find((sold) => sold.id === item.productId);
      return product && toRoomDraft(instance, product.id, service);
    },
    mend: useKeepSold(service),
  });
}

function useKeepSold(service: Service) {
  return useCallback((rooms: readonly RoomDraft[]) => keepSold(rooms, service), [service]);
}
