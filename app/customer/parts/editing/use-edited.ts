import { useState } from 'react';
import type { Instance } from '#shared/cart/instance.ts';
import type { Service } from '#shared/catalogue/service.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { findBookedPrice } from '#shared/pricing/booked-cart.ts';
import type { Offer } from '../../../booking/offer/offer.ts';
import { readCart } from '../../../data/cart/read-cart.ts';
import { readEditIntent } from '../../../data/drafts/edit-intent.ts';
import { saveDraft } from '../../../data/drafts/save-draft.ts';
import { useWhenLoaded } from '../../../ui/use-loaded.ts';
import { type EditTarget, findEditTarget } from './find-edit-target.ts';

/** One edit at a time: the draft `{ drafts: [one] }` of another instance is no longer wanted. */
export const EDIT_DRAFT_KEY = 'configure:edit';

/** An instance of the cart on its way through a form. */
export interface Edited<Draft> {
  readonly draft: Draft;
  /** The instance as it is in the cart. */
  readonly original: Draft;
  /** What the form does not show stays as it is here. */
  readonly instance: Instance;
  /** What an instance of its line costs as it was booked (PR29); undefined outside a booking under edit. */
  readonly bookedCents: NonNullable<Offer['bookedCents']>;
  /** The own names in its line, and its place among them: what it is called follows. */
  readonly labels: readonly (string | undefined)[];
  readonly index: number;
}

interface EditedInput<Draft> {
  /** The instance as the form holds it; undefined when what it is made of is no longer sold. */
  readonly toDraft: (target: EditTarget) => Draft | undefined;
  /** What was already changed on an earlier, unfinished visit. */
  readonly readUnfinished: () => Promise<readonly Draft[]>;
}

/** Finds what the edit intent names among the lines of this service; 'gone' when it is no longer in the cart. */
export async function loadEdited<Draft extends { readonly id: Id }>(
  service: Service,
  { toDraft, readUnfinished }: EditedInput<Draft>,
): Promise<Edited<Draft> | 'gone'> {
  const [intent, cart] = await Promise.all([readEditIntent(), readCart()]);
  const target = intent && findEditTarget(cart.items, intent);
  const original = target && toDraft(target);
  if (original === undefined || target?.item.serviceId !== service.id) return 'gone';
  const unfinished = (await readUnfinished()).find((draft) => draft.id === original.id);
  return {
    draft: unfinished ?? original,
    original,
    instance: target.instance,
    bookedCents: (instance) => findBookedPrice(target.item, instance, cart.booked)?.amountCents,
    labels: target.item.instances.map((instance) => instance.label),
    index: target.item.instances.indexOf(target.instance),
  };
}

type EditState<Draft> = Edited<Draft> | 'loading' | 'gone' | 'failed';

/** `load` must be stable between renders. Every change is kept on the device until the edit is saved or left. */
export function useEdited<Draft>(load: () => Promise<Edited<Draft> | 'gone'>): {
  readonly state: EditState<Draft>;
  readonly change: (draft: Draft) => void;
} {
  const [state, setState] = useState<EditState<Draft>>('loading');
  useWhenLoaded(
    load,
    (found) => setState((before) => (before === 'loading' ? found : before)),
    [load],
    () => setState('failed'),
  );
  const change = (draft: Draft) => {
    saveDraft(EDIT_DRAFT_KEY, { drafts: [draft] });
    setState((before) => (typeof before === 'string' ? before : { ...before, draft }));
  };
  return { state, change };
}
