import type { Id } from '../kernel/ids.ts';
import type { CartItem } from './cart.ts';
import type { Instance } from './instance.ts';
import { sameValue } from './same-value.ts';

export interface MergeCartsInput {
  /** What the server last acknowledged to this device. */
  readonly base: readonly CartItem[];
  /** What this device has now; it is being pushed, so it is the later one. */
  readonly mine: readonly CartItem[];
  /** What the server has now. */
  readonly theirs: readonly CartItem[];
  /** Instances that this device sent and heard nothing of: where mine has them no more, they were removed here (CM19). */
  readonly unanswered?: readonly Id[] | undefined;
}

/** An instance together with the line it belongs to; enough to put it back. */
export interface PlacedInstance {
  readonly itemId: Id;
  readonly serviceId: Id;
  readonly productId: Id | null;
  readonly instance: Instance;
}

export interface MergedCarts {
  readonly items: readonly CartItem[];
  /** Edited here, removed elsewhere: gone, and offered back with an undo (as edited here). */
  readonly removedByOthers: readonly PlacedInstance[];
  /** Edited here and elsewhere: mine stayed. Ids, in the order of `mine`. */
  readonly overwritten: readonly Id[];
}

/**
 * Three-way merge by instance id (D353; CM10-CM16, CM19). The order of `mine` is kept, what others added follows, so
 * nothing jumps on the screen in hand. Merging again with the same base and theirs changes nothing.
 */
export function mergeCarts({ base, mine, theirs, unanswered = [] }: MergeCartsInput): MergedCarts {
  const before = placeInstances(base);
  const here = placeInstances(mine);
  const there = placeInstances(theirs);
  const kept: PlacedInstance[] = [];
  const removedByOthers: PlacedInstance[] = [];
  const overwritten: Id[] = [];
  for (const [id, placed] of here) {
    const old = before.get(id);
    const other = there.get(id);
    const editedHere = old === undefined || !sameWork(old, placed);
    if (other === undefined) {
      if (old === undefined) kept.push(placed);
      else if (editedHere) removedByOthers.push(placed);
      continue;
    }
    const editedThere = old === undefined || !sameWork(old, other);
    if (editedHere && editedThere && !sameWork(placed, other)) overwritten.push(id);
    kept.push(editedHere ? placed : inLineOf(placed, other));
  }
  for (const [id, placed] of there) {
    if (!here.has(id) && !before.has(id) && !unanswered.includes(id)) kept.push(placed);
  }
  return { items: groupIntoItems(kept), removedByOthers, overwritten };
}

/** Instances by id, in order; of two with one id the first counts. */
function placeInstances(items: readonly CartItem[]): ReadonlyMap<Id, PlacedInstance> {
  const placed = new Map<Id, PlacedInstance>();
  for (const { id: itemId, serviceId, productId, instances } of items) {
    for (const instance of instances) {
      if (!placed.has(instance.id)) placed.set(instance.id, { itemId, serviceId, productId, instance });
    }
  }
  return placed;
}

/** Line ids are not compared: a server may have named the line of an instance that it knows by id. */
function sameWork(one: PlacedInstance, other: PlacedInstance): boolean {
  return sameLine(one, other) && sameValue(one.instance, other.instance);
}

function sameLine(one: PlacedInstance, other: PlacedInstance): boolean {
  return one.serviceId === other.serviceId && one.productId === other.productId;
}

/** Their content, kept in my line when it sells the same thing. */
function inLineOf(mine: PlacedInstance, theirs: PlacedInstance): PlacedInstance {
  return sameLine(mine, theirs) ? { ...theirs, itemId: mine.itemId } : theirs;
}

/** One line id may meet two products when one side changed it; the second line takes its first instance's id, which is unique and the same on every device. */
function groupIntoItems(placed: readonly PlacedInstance[]): readonly CartItem[] {
  const lines = new Map<string, PlacedInstance[]>();
  for (const one of placed) {
    const key = JSON.stringify([one.itemId, one.serviceId, one.productId]);
    const line = lines.get(key);
    if (line) line.push(one);
    else lines.set(key, [one]);
  }
  const taken = new Set<Id>();
  return [...lines.values()].flatMap((line) => {
    const [first] = line;
    if (first === undefined) return [];
    const id = taken.has(first.itemId) ? first.instance.id : first.itemId;
    taken.add(id);
    const { serviceId, productId } = first;
    return [{ id, serviceId, productId, instances: line.map(({ instance }) => instance) }];
  });
}
