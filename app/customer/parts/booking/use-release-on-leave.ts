import { useEffect } from 'react';
import { remote } from '../../../data/remote.ts';
import { isTimeWantedElsewhere, wantTime } from '../../../data/slots/want-time.ts';

/** Where the held time is still needed (D84). A booking that is made has used it up. */
const keepers = ['/checkout', '/finalize', '/confirmation'];

/**
 * Gives the held time back when the person walks away to another screen, and no other tab needs it (D544). Closing or
 * reloading the tab does not: a reload would lose the time, and the hold ends by itself within minutes.
 */
export function useReleaseOnLeave(): void {
  useEffect(() => {
    const leave = wantTime();
    return () => {
      leave();
      // The address has changed before the old screen leaves; React's double mount in development stays put.
      if (!keepers.includes(window.location.pathname)) void release();
    };
  }, []);
}

async function release(): Promise<void> {
  if (!(await isTimeWantedElsewhere())) await remote.releaseHold({ keepalive: true });
}
