import { useEffect, useEffectEvent } from 'react';
import type { Day } from '#shared/kernel/day.ts';
import { type Refresh, watchSlots } from '../../local/commands/watch-slots.ts';
import { useOnline } from '../../shell/use-online.ts';

/** Runs `refresh` when times between these days may have changed, at most every `pauseMs`; not without a connection. */
export function useLiveDays(
  from: Day | undefined,
  to: Day | undefined,
  refresh: Refresh,
  pauseMs?: number,
): void {
  const online = useOnline();
  const again = useEffectEvent(refresh);
  useEffect(() => {
    if (!online || from === undefined || to === undefined) return;
    let isGone = false;
    let stop: (() => void) | undefined;
    const keep = (end: () => void) => {
      if (isGone) end();
      else stop = end;
    };
    watchSlots({ from, to }, (since) => again(since), pauseMs).then(keep, ignoreFault);
    return () => {
      isGone = true;
      stop?.();
    };
  }, [online, from, to, pauseMs]);
}

/** The code that listens did not come: the connection is gone, and its return begins again. */
function ignoreFault(): void {}
