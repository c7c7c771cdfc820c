import { context } from '../device/context.ts';
import { unmarkTabRescheduling } from './mark-tab-rescheduling.ts';
import { rescheduledBookingId } from './reschedule-tab.ts';

/** Ends this tab's move and forgets what was chosen for it; one that another tab has begun meanwhile stays. */
export async function leaveReschedule(): Promise<void> {
  const id = rescheduledBookingId();
  unmarkTabRescheduling();
  await context('reschedule').update((reschedule) => (reschedule?.bookingId === id ? undefined : reschedule));
}
