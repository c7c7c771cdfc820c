import { useEffect, useRef, useState } from 'react';

/** How long the button stays shut after the work is done (D316); what it did is safe to repeat anyway (D80). */
const RELEASE_MS = 650;

/** `[locked, run]`: runs one piece of work at a time; presses meanwhile do nothing. */
export function useSubmitLock(): [boolean, (work: () => Promise<void>) => Promise<void>] {
  const [locked, setLocked] = useState(false);
  const running = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const run = async (work: () => Promise<void>) => {
    if (running.current) return;
    running.current = true;
    setLocked(true);
    try {
      await work();
    } finally {
      timer.current = setTimeout(() => {
        running.current = false;
        setLocked(false);
      }, RELEASE_MS);
    }
  };
  return [locked, run];
}
