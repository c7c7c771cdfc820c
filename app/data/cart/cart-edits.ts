import type { CartItem } from '#shared/cart/cart.ts';
import type { Instance } from '#shared/cart/instance.ts';
import type { Id } from '#shared/kernel/ids.ts';

/** Pure edits of a list of lines, used by the commands. None changes its input; lines without instances disappear. */

/** An instance and where it stands. */
export interface Placed {
  readonly item: CartItem;
  readonly instance: Instance;
}

export function findInstance(items: readonly CartItem[], instanceId: Id): Placed | undefined {
  for (const item of items) {
    const instance = item.instances.find((one) => one.id === instanceId);
    if (instance !== undefined) return { item, instance };
  }
  return undefined;
}

export function mapInstance(
  items: readonly CartItem[],
  instanceId: Id,
  change: (instance: Instance) => Instance,
): readonly CartItem[] {
  return items.map((item) => ({
    ...item,
    instances: item.instances.map((instance) => (instance.id === instanceId ? change(instance) : instance)),
  }));
}

export function withoutInstance(items: readonly CartItem[], instanceId: Id): readonly CartItem[] {
  return items
    .map((item) => ({
      ...item,
      instances: item.instances.filter((instance) => instance.id !== instanceId),
    }))
    .filter((item) => item.instances.length > 0);
}

/**
 * Adds lines as `joinLines` does. An instance that is in the cart already is what it is now said to be: two tabs show
 * one draft, and what is chosen in the second one is the later wish.
 */
export function putLines(items: readonly CartItem[], added: readonly CartItem[]): readonly CartItem[] {
  const latest = new Map(added.flatMap((line) => line.instances.map((instance) => [instance.id, instance])));
  const kept = items.map((item) => ({
    ...item,
    instances: item.instances.map((instance) => latest.get(instance.id) ?? instance),
  }));
  return joinLines(kept, added);
}

/**
 * Adds lines; one that sells the same service and product as a line already there joins it. Instances that are in
 * the cart already (a double tap, an undo after an undo) are not added again.
 */
export function joinLines(items: readonly CartItem[], added: readonly CartItem[]): readonly CartItem[] {
  const known = new Set(items.flatMap((item) => item.instances.map((instance) => instance.id)));
  const joined = [...items];
  for (const line of added) {
    const instances = line.instances.filter((instance) => !known.has(instance.id));
    if (instances.length === 0) continue;
    const at = joined.findIndex(
      (item) => item.serviceId === line.serviceId && item.productId === line.productId,
    );
    const host = joined[at];
    if (host === undefined) joined.push({ ...line, instances });
    else joined[at] = { ...host, instances: [...host.instances, ...instances] };
  }
  return joined;
}
