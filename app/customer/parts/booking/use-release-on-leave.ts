import { useEffect } from 'react';
import { remote } from '../../../data/remote.ts';

/** Where the held time is still needed (D84). A booking that is made has used it up. */
const keepers = ['/checkout', '/finalize', '/confirmation'];

/**
 * Gives the held time back when the person walks away to another screen. Closing or reloading the tab does not: a
 * reload would lose the time, and the hold ends by itself within minutes.
 */
export function useReleaseOnLeave(): void {
  useEffect(
    () => () => {
      // The address has changed before the old screen leaves; React's double mount in development stays put.
      if (!keepers.includes(window.location.pathname)) void remote.releaseHold({ keepalive: true });
    },
    [],
  );
}
