import type { Id } from '#shared/kernel/ids.ts';
import { now, serverNow } from '../device/clock.ts';
import { context } from '../device/context.ts';
import type { SlotSelection } from '../device/rows.ts';
import { editedCartId } from '../device/tab/edit-tab.ts';

export type { SlotSelection } from '../device/rows.ts';

/** Held for the own cart, or for the cart of an edit: neither is in the other's way (LC72). */
export function selectionOf(editCartId: Id | undefined) {
  return context(editCartId === undefined ? 'slot-selection' : 'edit-slot-selection');
}

/**
 * The held slot, kept until it is released, replaced or booked; also when the hold ran out, because it may still be
 * free (D87). A visit whose start is past is no selection any more, nor is what is held for an edit in another
 * tab (LC72).
 */
export async function readSlotSelection(): Promise<SlotSelection | undefined> {
  const editCartId = editedCartId();
  const held = await selectionOf(editCartId).get();
  if (held?.editCartId !== editCartId) return undefined;
  return held !== undefined && held.startAt > serverNow() ? held : undefined;
}

/** Whether a time is held and counts down, in whichever tab and for whatever. */
export async function isTimeHeld(): Promise<boolean> {
  const all = [await context('slot-selection').get(), await context('edit-slot-selection').get()];
  return all.some((held) => held?.status === 'held' && held.expiresAtLocal > now());
}
