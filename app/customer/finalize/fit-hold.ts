import { addMinutes } from '#shared/kernel/instant.ts';
import { now } from '../../data/device/clock.ts';
import { remote } from '../../data/remote.ts';
import type { HoldOutcome } from '../../data/slots/hold-slot.ts';
import type { SlotSelection } from '../../data/slots/read-slot-selection.ts';
import { heldNow } from '../parts/booking/hold-clock.ts';

/**
 * Makes the hold fit what is booked: the length of the cart as it is now (D76), and alive. Same start, one
 * call; if it cannot be had the old hold stays as it was.
 */
export async function fitHold(selection: SlotSelection, minutes: number): Promise<HoldOutcome> {
  if (isFitting(selection, minutes) && heldNow(selection, now())) return { ok: true };
  return remote.holdSlot({ startAt: selection.startAt, endAt: addMinutes(selection.startAt, minutes) });
}

export function isFitting(selection: SlotSelection, minutes: number): boolean {
  return selection.minutes === minutes;
}
