/**
 * What the person must know about what is saved here, or is not (LC43-LC46); frame/layout/customer-layout.tsx says it.
 * `opening`: the browser has not opened it yet, and it is waited for.
 * `evicted`: the browser deleted everything. `full`: there was no room for the last change. `memory`: nothing is kept
 * longer than this page.
 */
export type StorageTrouble = 'opening' | 'evicted' | 'full' | 'memory';

let troubles: readonly StorageTrouble[] = [];
const listeners = new Set<() => void>();

export function readStorageTroubles(): readonly StorageTrouble[] {
  return troubles;
}

export function listenToStorage(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

export function noteTrouble(trouble: StorageTrouble): void {
  if (!troubles.includes(trouble)) set([...troubles, trouble]);
}

export function endTrouble(trouble: StorageTrouble): void {
  if (troubles.includes(trouble)) set(troubles.filter((each) => each !== trouble));
}

function set(next: readonly StorageTrouble[]): void {
  troubles = next;
  for (const tell of listeners) tell();
}
