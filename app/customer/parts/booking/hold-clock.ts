import type { Instant } from '#shared/kernel/instant.ts';
import { MINUTE_MS } from '#shared/kernel/instant.ts';
import type { SlotSelection } from '../../../data/slots/read-slot-selection.ts';

/** D85: what one hold or one renewal gives. */
export const HOLD_MS = 10 * MINUTE_MS;
/** From here on the person is asked whether to keep the time (WCAG 2.2.1). */
const LAST_MINUTE_MS = MINUTE_MS;
/** A renewal that would give less is not worth asking for. */
const RENEWAL_WORTH_MS = 5_000;

/**
 * `held` → `ending` (last minute) → `expired` (our claim ended; the time may still be free) or `lost` (the server
 * said that another customer has it).
 */
export type HoldPhase = 'held' | 'ending' | 'expired' | 'lost';

export function holdPhase(selection: SlotSelection, at: Instant): HoldPhase {
  if (selection.status === 'lost') return 'lost';
  const left = msLeft(selection, at);
  if (left <= 0) return 'expired';
  return left <= LAST_MINUTE_MS ? 'ending' : 'held';
}

/** LC210: never more than was granted, whatever a clock that is a second behind makes of it. */
export function msLeft({ expiresAtLocal, grantedMs = HOLD_MS }: SlotSelection, at: Instant): number {
  return Math.min(grantedMs, Math.max(0, expiresAtLocal - at));
}

/** False once the twenty minutes of D85 are used up. */
export function canRenew(selection: SlotSelection): boolean {
  return selection.status === 'held' && gainMs(selection) >= RENEWAL_WORTH_MS;
}

function gainMs({ expiresAtLocal, renewableUntilLocal }: SlotSelection): number {
  return renewableUntilLocal - expiresAtLocal;
}

/** The selection while it is really ours; an expired or lost one counts as no slot. */
export function heldNow(selection: SlotSelection | undefined, at: Instant): SlotSelection | undefined {
  if (selection === undefined) return undefined;
  const phase = holdPhase(selection, at);
  return phase === 'held' || phase === 'ending' ? selection : undefined;
}
