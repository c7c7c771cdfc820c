import { isKnownCancelled } from '../bookings/managed-booking.ts';
import { db } from '../device/db.ts';
import type { RescheduleContext } from '../device/rows.ts';
import { isContextOver } from './is-context-over.ts';
import { movingBookingId } from './reschedule-tab.ts';

export type { RescheduleContext } from '../device/rows.ts';

/** The visit that this tab is moving (LC49); undefined in every other tab, when its time is over, and once it is cancelled. */
export async function readReschedule(): Promise<RescheduleContext | undefined> {
  const row = await db.contexts.get('reschedule');
  if (row?.k !== 'reschedule' || row.value.bookingId !== movingBookingId()) return undefined;
  if (isContextOver(row.value) || (await isKnownCancelled(row.value.bookingId))) return undefined;
  return row.value;
}
