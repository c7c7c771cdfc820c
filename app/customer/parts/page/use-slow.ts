import { useEffect, useState } from 'react';

/** Up to here a spinner says enough (D366). */
const SLOW_MS = 2_000;

/** Whether what is `isBusy` has been so for longer than one waits without a word. */
export function useSlow(isBusy: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isBusy) return;
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isBusy]);
  return isSlow;
}
