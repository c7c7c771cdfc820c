import { context } from '../device/context.ts';
import type { PreferredTime } from '../device/rows.ts';
import { rescheduledBookingId } from './reschedule-tab.ts';

/** Remembers the time that this tab's visit should move to; `null` takes it back. */
export async function chooseNewTime(wish: PreferredTime | null): Promise<void> {
  await context('reschedule').update((reschedule) =>
    reschedule && reschedule.bookingId === rescheduledBookingId() ? { ...reschedule, wish } : reschedule,
  );
}
