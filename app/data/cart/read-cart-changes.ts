import type { CartItem } from '#shared/cart/cart.ts';
import type { FailCode } from '../device/rows.ts';
import { findCartRow } from './cart-row.ts';

export interface CartChanges {
  /** Rooms, seats, jobs that were added, changed or removed here and not sent. */
  readonly count: number;
  /** Why the server refused the cart; null while it merely waits. */
  readonly failCode: FailCode | null;
}

/** What is unsent of the cart; `undefined` when the server has it as it is. */
export async function readCartChanges(): Promise<CartChanges | undefined> {
  const row = await findCartRow();
  if (row === undefined || row.sync === 'synced') return undefined;
  const mine = placedInstances(row.items);
  const theirs = placedInstances(row.base);
  const ids = new Set([...mine.keys(), ...theirs.keys()]);
  const count = [...ids].filter((id) => mine.get(id) !== theirs.get(id)).length;
  if (count === 0 && row.sync !== 'failed') return undefined;
  return { count, failCode: row.sync === 'failed' ? (row.failCode ?? 'server.bug') : null };
}

/** Each instance with the product it stands under, as text to compare. */
function placedInstances(items: readonly CartItem[]): ReadonlyMap<string, string> {
  return new Map(
    items.flatMap(({ serviceId, productId, instances }) =>
      instances.map((instance) => [instance.id, JSON.stringify([serviceId, productId, instance])]),
    ),
  );
}
