import type { Id } from '../kernel/ids.ts';
import type { Instance } from './instance.ts';

export const cartStatuses = ['DRAFT', 'CONVERTED', 'ABANDONED'] as const;
export type CartStatus = (typeof cartStatuses)[number];

/** A line of the cart: one product (null for intake services) and its configured instances. */
export interface CartItem {
  readonly id: Id;
  readonly serviceId: Id;
  readonly productId: Id | null;
  readonly instances: readonly Instance[];
}

/** Number of instances; quotes count (D166). */
export function countInstances(items: readonly CartItem[]): number {
  return items.reduce((count, item) => count + item.instances.length, 0);
}
