import { serverNow } from '../clock.ts';
import { db } from '../db.ts';
import type { SlotSelection } from '../rows.ts';

export type { SlotSelection } from '../rows.ts';

/**
 * The held slot, kept until it is released, replaced or booked; also when the hold ran out, because it may still be
 * free (decision 87). A visit whose start is past is no selection any more.
 */
export async function readSlotSelection(): Promise<SlotSelection | undefined> {
  const row = await db.contexts.get('slot-selection');
  if (row?.k !== 'slot-selection') return undefined;
  return row.value.startAt > serverNow() ? row.value : undefined;
}
