import { useCallback } from 'react';
import type { Service } from '#shared/catalogue/service.ts';
import { readDraft } from '../../../data/drafts/read-draft.ts';
import { type Drafts, useDrafts } from '../parts/use-drafts.ts';
import { keepSold, type RoomDraft, roomDraftsSchema } from './room-draft.ts';

/** The rooms being configured for a service. */
export function useRoomDrafts(service: Service): Drafts<RoomDraft> {
  const load = useCallback(async () => {
    const draft = await readDraft(draftKey(service), roomDraftsSchema);
    return keepSold(draft?.drafts ?? [], service);
  }, [service]);
  return useDrafts(draftKey(service), load);
}

export function draftKey(service: Service): string {
  return `configure:${service.slug}`;
}
