import { useEffect, useEffectEvent } from 'react';
import type { Day } from '#shared/kernel/day.ts';
import { remote } from '../data/remote.ts';
import type { Refresh } from '../data/slots/live-slots.ts';
import { useOnline } from './use-online.ts';

/** A rush of changes, such as a new agenda, is one refresh a second for staff. */
export const RUSH_MS = 1_000;

/**
 * Runs `refresh` when times between these days, both included, may have changed, at most every `pauseMs`; not without a
 * connection, whose return begins again (LC47).
 */
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
    const left = new AbortController();
    void remote
      .watchSlots({ from, to }, (since) => again(since), pauseMs)
      .then((end) => {
        if (typeof end !== 'function') return;
        if (left.signal.aborted) end();
        else left.signal.addEventListener('abort', end);
      });
    return () => left.abort();
  }, [online, from, to, pauseMs]);
}
