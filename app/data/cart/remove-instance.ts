import type { Id } from '#shared/kernel/ids.ts';
import { now } from '../device/clock.ts';
import type { CartSnapshot } from '../device/rows.ts';
import { findInstance, withoutInstance } from './cart-edits.ts';
import { editCart } from './cart-store.ts';

/** Takes one instance out; the answer goes to `restoreCart` for an undo. `undefined` when it was gone already. */
export async function removeInstance(instanceId: Id): Promise<CartSnapshot | undefined> {
  const edited = await editCart((items) => {
    const placed = findInstance(items, instanceId);
    if (placed === undefined) return undefined;
    const removed = {
      items: [{ ...placed.item, instances: [placed.instance] }],
      at: now(),
      by: 'you' as const,
    };
    return { items: withoutInstance(items, instanceId), removed };
  });
  return edited?.removed;
}
