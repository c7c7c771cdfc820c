import { addMinutes } from '#shared/kernel/instant.ts';
import { now } from '../../local/clock.ts';
import type { SlotSelection } from '../../local/reads/slot-selection.ts';
import type { HoldOutcome } from '../../local/remote/hold-slot.ts';
import { remote } from '../../local/remote.ts';
import { heldNow } from '../parts/hold-clock.ts';

/**
 * Makes the hold fit what is booked: the length of the cart as it is now (decision 76), and alive. Same start, one
 * call; if it cannot be had the old hold stays as it was.
 */
export async function fitHold(selection: SlotSelection, minutes: number): Promise<HoldOutcome> {
  if (isFitting(selection, minutes) && heldNow(selection, now())) return { ok: true };
  return remote.holdSlot({ startAt: selection.startAt, endAt: addMinutes(selection.startAt, minutes) });
}

export function isFitting(selection: SlotSelection, minutes: number): boolean {
  return selection.minutes === minutes;
}
