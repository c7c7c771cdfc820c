import { now, serverNow } from '../device/clock.ts';
import { context } from '../device/context.ts';
import { editedCartId } from '../device/edit-tab.ts';
import type { SlotSelection } from '../device/rows.ts';

export type { SlotSelection } from '../device/rows.ts';

/**
 * The held slot, kept until it is released, replaced or booked; also when the hold ran out, because it may still be
 * free (D87). A visit whose start is past is no selection any more, nor is what is held for an edit in another
 * tab (LC72).
 */
export async function readSlotSelection(): Promise<SlotSelection | undefined> {
  const held = await context('slot-selection').get();
  if (held?.editCartId !== editedCartId()) return undefined;
  return held !== undefined && held.startAt > serverNow() ? held : undefined;
}

/** Whether a time is held and counts down, in whichever tab and for whatever. */
export async function isTimeHeld(): Promise<boolean> {
  const held = await context('slot-selection').get();
  return held?.status === 'held' && held.expiresAtLocal > now();
}
