import { useEffect, useState } from 'react';
import type { Instant } from '#shared/kernel/instant.ts';
import { serverNow } from '../../../data/device/clock.ts';

/** Screens of the day tell minutes. */
const TICK_MS = 15_000;

/** The server's time, kept right while it is shown and at once when a tablet wakes up. */
export function useNow(): Instant {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const tick = () => setNow(serverNow());
    const timer = setInterval(tick, TICK_MS);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, []);
  return now;
}
