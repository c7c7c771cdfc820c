import type { Id } from '#shared/kernel/ids.ts';
import { now } from '../device/clock.ts';
import type { CartSnapshot } from '../device/rows.ts';
import { editCart } from './cart-store.ts';

/** Takes all lines of a service out; the answer goes to `restoreCart` for an undo. `undefined` when there were none. */
export async function removeService(serviceId: Id): Promise<CartSnapshot | undefined> {
  const edited = await editCart((items) => {
    const gone = items.filter((item) => item.serviceId === serviceId);
    if (gone.length === 0) return undefined;
    const removed = { items: gone, at: now(), by: 'you' as const };
    return { items: items.filter((item) => item.serviceId !== serviceId), removed };
  });
  return edited?.removed;
}
