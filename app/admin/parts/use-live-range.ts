import { useEffect, useEffectEvent } from 'react';
import type { Day } from '#shared/kernel/day.ts';
import { type Refresh, watchSlots } from '../../local/commands/watch-slots.ts';
import { useOnline } from '../../shell/use-online.ts';

/** A rush of changes, such as a new agenda, is one refresh a second. */
const PAUSE_MS = 1_000;

/** Asks again whenever the stream tells of a change between these days, both included (LC47). */
export function useLiveRange(from: Day, to: Day, refresh: Refresh): void {
  const online = useOnline();
  const again = useEffectEvent(refresh);
  useEffect(() => {
    if (!online) return;
    let isGone = false;
    let stop: (() => void) | undefined;
    const keep = (end: () => void) => {
      if (isGone) end();
      else stop = end;
    };
    watchSlots({ from, to }, (since) => again(since), PAUSE_MS).then(keep, () => undefined);
    return () => {
      isGone = true;
      stop?.();
    };
  }, [online, from, to]);
}
