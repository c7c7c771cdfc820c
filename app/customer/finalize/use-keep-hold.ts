import { useEffect, useRef } from 'react';
import type { Instant } from '#shared/kernel/instant.ts';
import { remote } from '../../data/remote.ts';
import type { SlotSelection } from '../../data/slots/read-slot-selection.ts';
import { canRenew, holdPhase, msLeft } from '../parts/booking/hold-clock.ts';

/** Renewed with this much left: time enough for a second try. */
const RENEW_BELOW_MS = 120_000;
const RETRY_AFTER_MS = 20_000;

/**
 * A customer who types an address should not lose the time meanwhile: renews by itself up to the twenty minutes (D85).
 */
export function useKeepHold(selection: SlotSelection | undefined, at: Instant): void {
  const triedAt = useRef(0);
  useEffect(() => {
    if (!selection || !canRenew(selection)) return;
    const phase = holdPhase(selection, at);
    const isDue = (phase === 'held' || phase === 'ending') && msLeft(selection, at) <= RENEW_BELOW_MS;
    if (!isDue || document.visibilityState !== 'visible' || at - triedAt.current < RETRY_AFTER_MS) return;
    triedAt.current = at;
    void remote.renewHold();
  }, [selection, at]);
}
