import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Instance } from '#shared/cart/instance.ts';
import { sameValue } from '#shared/cart/same-value.ts';
import type { Service } from '#shared/catalogue/service.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { findBookedPrice } from '#shared/pricing/booked-cart.ts';
import type { Offer } from '../../../booking/offer/offer.ts';
import { readCart } from '../../../data/cart/read-cart.ts';
import { moveDraft } from '../../../data/drafts/drafts.ts';
import { readEditIntent } from '../../../data/drafts/edit-intent.ts';
import { useWhenLoaded } from '../../../ui/use-loaded.ts';
import { readEditedHere } from './edited-here.ts';
import { type EditTarget, findEditTarget } from './find-edit-target.ts';
import type { KeptFromBefore } from './kept-note.tsx';
import { type DraftsSchema, useDrafts } from './use-drafts.ts';

/** Where builds before kept the draft of whichever instance was edited last. */
const SHARED_KEY = 'configure:edit';

/** The draft `{ drafts: [one] }` of one instance: another tab may be at another one. */
export function editDraftKey(instanceId: Id): string {
  return `${SHARED_KEY}:${instanceId}`;
}

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
  /** Whether what is on screen was left by an earlier visit, over a cart that may have changed since. */
  readonly kept: KeptFromBefore;
}

interface EditedInput<Draft> {
  readonly schema: DraftsSchema<Draft>;
  /** The instance as the form holds it; undefined when what it is made of is no longer sold. */
  readonly toDraft: (target: EditTarget) => Draft | undefined | Promise<Draft | undefined>;
  /** As `useDrafts`: of what was already changed on an earlier, unfinished visit. */
  readonly mend?: (drafts: readonly Draft[]) => readonly Draft[];
}

type Found<Draft> = Omit<Edited<Draft>, 'draft' | 'kept'>;

type EditState<Draft> = Edited<Draft> | 'loading' | 'gone' | 'failed';

/**
 * What this place in the history names among the lines of this service, or else the edit intent; 'gone' when it is no
 * longer in the cart. Every change is kept on the device until the edit is saved or left.
 */
export function useEdited<Draft extends { readonly id: Id }>(
  service: Service,
  { schema, toDraft, mend }: EditedInput<Draft>,
): { readonly state: EditState<Draft>; readonly change: (draft: Draft) => void } {
  const instanceId = readEditedHere(useLocation().state);
  const [found, setFound] = useState<Found<Draft> | 'gone' | 'failed'>();
  useWhenLoaded(
    () => findEdited(service, instanceId, toDraft),
    setFound,
    [],
    () => setFound('failed'),
  );
  const editedId = typeof found === 'object' ? found.original.id : '';
  const { drafts, change, ...kept } = useDrafts(editDraftKey(editedId), schema, mend);
  const state = stateOf(kept.failed ? 'failed' : found, drafts, kept);
  return { state, change: (draft) => change(() => [draft]) };
}

async function findEdited<Draft extends { readonly id: Id }>(
  service: Service,
  instanceId: Id | undefined,
  toDraft: EditedInput<Draft>['toDraft'],
): Promise<Found<Draft> | 'gone'> {
  const [intent, cart] = await Promise.all([readEditIntent(), readCart()]);
  const wanted = instanceId === undefined ? intent : { cartItemId: '', instanceId, instanceIndex: 0 };
  const target = wanted && findEditTarget(cart.items, wanted);
  const original = target && (await toDraft(target));
  if (original === undefined || target?.item.serviceId !== service.id) return 'gone';
  await moveDraft(SHARED_KEY, editDraftKey(original.id)).catch(() => undefined);
  return {
    original,
    instance: target.instance,
    bookedCents: (instance) => findBookedPrice(target.item, instance, cart.booked)?.amountCents,
    labels: target.item.instances.map((instance) => instance.label),
    index: target.item.instances.indexOf(target.instance),
  };
}

function stateOf<Draft extends { readonly id: Id }>(
  found: Found<Draft> | 'gone' | 'failed' | undefined,
  drafts: readonly Draft[] | undefined,
  kept: KeptFromBefore,
): EditState<Draft> {
  if (found === 'gone' || found === 'failed') return found;
  if (found === undefined || drafts === undefined) return 'loading';
  const { original } = found;
  const draft = drafts.find(({ id }) => id === original.id) ?? original;
  return { ...found, draft, kept: { ...kept, restored: kept.restored && !sameValue(draft, original) } };
}
