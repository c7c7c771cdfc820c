import { createStore } from '../../../store.ts';

/**
 * What the person must know about what is saved here, or is not (LC43-LC46). Customers read it from
 * frame/layout/customer-layout.tsx, staff from admin/parts/frame/storage-notice.tsx.
 * `opening`: the browser has not opened it yet, and it is waited for.
 * `evicted`: the browser deleted everything. `full`: there was no room for the last change. `memory`: nothing is kept
 * longer than this page.
 */
export type StorageTrouble = 'opening' | 'evicted' | 'full' | 'memory';

export const storageTroubles = createStore<readonly StorageTrouble[]>([]);

export function noteTrouble(trouble: StorageTrouble): void {
  const known = storageTroubles.get();
  if (!known.includes(trouble)) storageTroubles.set([...known, trouble]);
}

export function endTrouble(trouble: StorageTrouble): void {
  const known = storageTroubles.get();
  if (known.includes(trouble)) storageTroubles.set(known.filter((each) => each !== trouble));
}
