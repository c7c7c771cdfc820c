import { db } from '../db.ts';
import { isContextOver } from '../is-context-over.ts';
import { isKnownCancelled } from '../managed-booking.ts';
import { movingBookingId } from '../reschedule-tab.ts';
import type { RescheduleContext } from '../rows.ts';

export type { RescheduleContext } from '../rows.ts';

/** The visit that this tab is moving (LC49); undefined in every other tab, when its time is over, and once it is cancelled. */
export async function readReschedule(): Promise<RescheduleContext | undefined> {
  const row = await db.contexts.get('reschedule');
  if (row?.k !== 'reschedule' || row.value.bookingId !== movingBookingId()) return undefined;
  if (isContextOver(row.value) || (await isKnownCancelled(row.value.bookingId))) return undefined;
  return row.value;
}
