import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds now; follows it while the page is open. */
export function useMedia(query: string): boolean {
  const listen = useCallback(
    (tell: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', tell);
      return () => media.removeEventListener('change', tell);
    },
    [query],
  );
  return useSyncExternalStore(
    listen,
    () => window.matchMedia(query).matches,
    () => false, // the server knows no size
  );
}
