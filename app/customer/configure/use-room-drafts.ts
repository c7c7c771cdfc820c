import { useEffect, useState } from 'react';
import type { Service } from '#shared/catalogue/service.ts';
import { clearDraft } from '../../local/commands/clear-draft.ts';
import { saveDraft } from '../../local/commands/save-draft.ts';
import { readDraft } from '../../local/reads/draft.ts';
import { keepSold, type RoomDraft, roomDraftsShape } from './room-draft.ts';

interface RoomDrafts {
  /** `undefined` until the device has answered. */
  readonly rooms: readonly RoomDraft[] | undefined;
  /** True while the rooms on screen came from an earlier visit. */
  readonly restored: boolean;
  readonly failed: boolean;
  readonly change: (change: (rooms: readonly RoomDraft[]) => readonly RoomDraft[]) => void;
  readonly keepRestored: () => void;
  readonly startOver: () => void;
}

/** The rooms being configured for a service, kept on the device with every change and offered again. */
export function useRoomDrafts(service: Service): RoomDrafts {
  const key = draftKey(service);
  const [state, setState] = useState<Pick<RoomDrafts, 'rooms' | 'restored' | 'failed'>>({
    rooms: undefined,
    restored: false,
    failed: false,
  });
  useEffect(() => {
    let gone = false;
    loadRooms(key, service).then(
      (rooms) => !gone && setState({ rooms, restored: rooms.length > 0, failed: false }),
      () => !gone && setState({ rooms: [], restored: false, failed: true }),
    );
    return () => {
      gone = true;
    };
  }, [key, service]);
  const rooms = state.rooms ?? [];
  return {
    ...state,
    change: (change) => {
      const next = change(rooms);
      saveDraft(key, { rooms: next });
      setState((before) => ({ ...before, rooms: change(before.rooms ?? []) }));
    },
    keepRestored: () => setState((before) => ({ ...before, restored: false })),
    startOver: () => {
      void clearDraft(key);
      setState({ rooms: [], restored: false, failed: false });
    },
  };
}

export function draftKey(service: Service): string {
  return `configure:${service.slug}`;
}

async function loadRooms(key: string, service: Service): Promise<readonly RoomDraft[]> {
  const draft = await readDraft(key, roomDraftsShape);
  return keepSold(draft?.rooms ?? [], service);
}
