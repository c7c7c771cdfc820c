import { isKnownCancelled } from '../bookings/managed-booking.ts';
import { context } from '../device/context.ts';
import type { RescheduleContext } from '../device/rows.ts';
import { isContextOver } from './is-context-over.ts';
import { movingBookingId } from './reschedule-tab.ts';

export type { RescheduleContext } from '../device/rows.ts';

/** The visit that this tab is moving (LC49); undefined in every other tab, when its time is over, and once it is cancelled. */
export async function readReschedule(): Promise<RescheduleContext | undefined> {
  const move = await context('reschedule').get();
  if (move === undefined || move.bookingId !== movingBookingId()) return undefined;
  if (isContextOver(move) || (await isKnownCancelled(move.bookingId))) return undefined;
  return move;
}
