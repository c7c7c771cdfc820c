import { useEffect, useEffectEvent } from 'react';

/** Runs `again` when the person comes back to the tab or the network comes back, and every `everyMs` if given. */
export function useWake(again: () => void, everyMs?: number): void {
  const wake = useEffectEvent(() => {
    if (document.visibilityState === 'visible') again();
  });
  useEffect(() => {
    window.addEventListener('focus', wake);
    window.addEventListener('online', wake);
    document.addEventListener('visibilitychange', wake);
    const timer = everyMs === undefined ? undefined : setInterval(wake, everyMs);
    return () => {
      window.removeEventListener('focus', wake);
      window.removeEventListener('online', wake);
      document.removeEventListener('visibilitychange', wake);
      clearInterval(timer);
    };
  }, [everyMs]);
}
