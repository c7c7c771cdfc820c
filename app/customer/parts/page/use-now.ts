import { useEffect, useState } from 'react';
import type { Instant } from '#shared/kernel/instant.ts';
import { now } from '../../../data/device/clock.ts';

/** This device's clock as a value that renders again every second; stands still while `ticking` is false. */
export function useNow(ticking = true): Instant {
  const [at, setAt] = useState(now);
  useEffect(() => {
    setAt(now());
    if (!ticking) return;
    const timer = setInterval(() => setAt(now()), 1_000);
    return () => clearInterval(timer);
  }, [ticking]);
  return at;
}
