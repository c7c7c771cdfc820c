import { useSyncExternalStore } from 'react';

const still = '(prefers-reduced-motion: reduce)';

/** Whether the person asked for no motion; follows the setting while the page is open. */
export function useStill(): boolean {
  return useSyncExternalStore(listen, () => window.matchMedia(still).matches);
}

function listen(tell: () => void): () => void {
  const query = window.matchMedia(still);
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
}
