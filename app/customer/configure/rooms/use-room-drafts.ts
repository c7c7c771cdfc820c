import { useCallback } from 'react';
import type { Service } from '#shared/catalogue/service.ts';
import { type Drafts, useDrafts } from '../parts/use-drafts.ts';
import { keepSold, type RoomDraft, roomDraftsSchema } from './room-draft.ts';

/** The rooms being configured for a service. */
export function useRoomDrafts(service: Service): Drafts<RoomDraft> {
  const sold = useCallback((rooms: readonly RoomDraft[]) => keepSold(rooms, service), [service]);
  return useDrafts(draftKey(service), roomDraftsSchema, sold);
}

export function draftKey(service: Service): string {
  return `configure:${service.slug}`;
}
