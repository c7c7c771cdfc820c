import { context } from '../device/context.ts';
import { unmarkTabMoving } from './mark-tab-moving.ts';
import { movingBookingId } from './reschedule-tab.ts';

/** Ends this tab's move and forgets what was chosen for it; one that another tab has begun meanwhile stays. */
export async function leaveReschedule(): Promise<void> {
  const id = movingBookingId();
  unmarkTabMoving();
  await context('reschedule').update((move) => (move?.bookingId === id ? undefined : move));
}
