import { useEffect, useState } from 'react';
import type { Instance } from '#shared/cart/instance.ts';
import type { Service } from '#shared/catalogue/service.ts';
import { saveDraft } from '../../local/commands/save-draft.ts';
import { readCart } from '../../local/reads/cart.ts';
import { readDraft } from '../../local/reads/draft.ts';
import { readEditIntent } from '../../local/reads/edit-intent.ts';
import { findEditTarget } from './find-edit-target.ts';
import { keepSold, type RoomDraft, roomDraftsShape, toRoomDraft } from './room-draft.ts';

/** One edit at a time: the draft of another room is no longer wanted. */
export const EDIT_DRAFT_KEY = 'configure:edit';

export interface EditedRoom {
  readonly room: RoomDraft;
  /** As it is in the cart. */
  readonly original: RoomDraft;
  /** What the form does not show stays as it was. */
  readonly kept: Omit<Instance, 'label' | 'options'>;
  /** The own names in its line, and its place among them: what it is called follows. */
  readonly labels: readonly (string | undefined)[];
  readonly index: number;
}

type EditState = EditedRoom | 'loading' | 'gone' | 'failed';

/** Finds the room that the edit intent names, with what was already changed on an earlier, unfinished visit. */
export function useEditedRoom(service: Service): {
  readonly state: EditState;
  readonly change: (room: RoomDraft) => void;
} {
  const [state, setState] = useState<EditState>('loading');
  useEffect(() => {
    let left = false;
    loadEditedRoom(service).then(
      (found) => !left && setState((before) => (before === 'loading' ? found : before)),
      () => !left && setState('failed'),
    );
    return () => {
      left = true;
    };
  }, [service]);
  const change = (room: RoomDraft) => {
    saveDraft(EDIT_DRAFT_KEY, { rooms: [room] });
    setState((before) => (typeof before === 'string' ? before : { ...before, room }));
  };
  return { state, change };
}

async function loadEditedRoom(service: Service): Promise<EditedRoom | 'gone'> {
  const [intent, cart] = await Promise.all([readEditIntent(), readCart()]);
  const target = intent && findEditTarget(cart.items, intent);
  const product = service.products.find((sold) => sold.id === target?.item.productId);
  if (target === undefined || product === undefined || target.item.serviceId !== service.id) return 'gone';
  const { label: _label, options: _options, ...kept } = target.instance;
  const original = toRoomDraft(target.instance, product.id, service);
  const draft = await readDraft(EDIT_DRAFT_KEY, roomDraftsShape);
  const unfinished = keepSold(draft?.rooms ?? [], service).find((room) => room.id === original.id);
  return {
    room: unfinished ?? original,
    original,
    kept,
    labels: target.item.instances.map((instance) => instance.label),
    index: target.item.instances.indexOf(target.instance),
  };
}
