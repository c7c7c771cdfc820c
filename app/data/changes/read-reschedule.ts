import { isKnownCancelled } from '../bookings/managed-booking.ts';
import { context } from '../device/context.ts';
import type { RescheduleContext } from '../device/rows.ts';
import { isContextOver } from './is-context-over.ts';
import { rescheduledBookingId } from './reschedule-tab.ts';

export type { RescheduleContext } from '../device/rows.ts';

/** The visit that this tab is moving (LC49); undefined in every other tab, when its time is over, and once it is cancelled. */
export async function readReschedule(): Promise<RescheduleContext | undefined> {
  const reschedule = await context('reschedule').get();
  if (reschedule === undefined || reschedule.bookingId !== rescheduledBookingId()) return undefined;
  if (isContextOver(reschedule) || (await isKnownCancelled(reschedule.bookingId))) return undefined;
  return reschedule;
}
