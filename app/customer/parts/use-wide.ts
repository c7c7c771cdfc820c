import { useSyncExternalStore } from 'react';

/** From here on a summary stands beside the screen; the sticky bar of app/ui leaves at the same width. */
const wide = '(width >= 60rem)';

export function useWide(): boolean {
  return useSyncExternalStore(listen, () => window.matchMedia(wide).matches);
}

function listen(tell: () => void): () => void {
  const query = window.matchMedia(wide);
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
}
