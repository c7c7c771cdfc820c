import { MINUTE_MS } from '#shared/kernel/instant.ts';
import { now, serverNow } from '../clock.ts';
import { db } from '../db.ts';
import { movingBookingId } from '../reschedule-tab.ts';
import type { RescheduleContext } from '../rows.ts';

export type { RescheduleContext } from '../rows.ts';

/** Decision 12: whoever comes back later than this came for something else. */
const CONTEXT_LIFE_MS = 60 * MINUTE_MS;

/** The visit that this tab is moving (LC49); undefined in every other tab, and when its time is over. */
export async function readReschedule(): Promise<RescheduleContext | undefined> {
  const row = await db.contexts.get('reschedule');
  if (row?.k !== 'reschedule' || row.value.bookingId !== movingBookingId()) return undefined;
  return isRescheduleOver(row.value) ? undefined : row.value;
}

/** After an hour, also one that the clock made up, and once the visit has begun. */
export function isRescheduleOver({ enteredAt, initialStartAt }: RescheduleContext): boolean {
  return Math.abs(now() - enteredAt) >= CONTEXT_LIFE_MS || initialStartAt <= serverNow();
}
