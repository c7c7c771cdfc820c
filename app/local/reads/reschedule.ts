import { db } from '../db.ts';
import { isContextOver } from '../is-context-over.ts';
import { movingBookingId } from '../reschedule-tab.ts';
import type { RescheduleContext } from '../rows.ts';

export type { RescheduleContext } from '../rows.ts';

/** The visit that this tab is moving (LC49); undefined in every other tab, and when its time is over. */
export async function readReschedule(): Promise<RescheduleContext | undefined> {
  const row = await db.contexts.get('reschedule');
  if (row?.k !== 'reschedule' || row.value.bookingId !== movingBookingId()) return undefined;
  return isContextOver(row.value) ? undefined : row.value;
}
