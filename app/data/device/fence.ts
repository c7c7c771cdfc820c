/**
 * LC31: a tab whose code is older than the database it meets writes nothing any more. It learns of that when another
 * tab upgrades the database under it, or when it opens one that is newer than it knows. Only a reload helps.
 */
let isOld = false;
const listeners = new Set<() => void>();

export function isFenced(): boolean {
  return isOld;
}

/** Calls back when this tab becomes an old one; answers a function that stops it. */
export function listenToFence(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

export function fence(): void {
  if (isOld) return;
  isOld = true;
  for (const tell of listeners) tell();
}

/** Lifts it, for tests; a real page is reloaded. */
export function liftFence(): void {
  isOld = false;
}
