import { formatInstant } from '#shared/kernel/instant.ts';
import type { RescheduleContext } from '../device/rows.ts';
import { writeTabKeys } from '../device/tab/write-tab-keys.ts';
import { BOOKING_ID, rememberReschedule } from './reschedule-tab.ts';

/** Begins and ends what reschedule-tab.ts reads; the frame does only that. */

export function markTabRescheduling(context: RescheduleContext): void {
  rememberReschedule(context.bookingId);
  writeTabKeys({
    [BOOKING_ID]: context.bookingId,
    resched_email: context.email,
    resched_sig: context.sig,
    resched_initial_startISO: formatInstant(context.initialStartAt),
  });
}

export function unmarkTabRescheduling(): void {
  rememberReschedule(undefined);
  writeTabKeys({
    [BOOKING_ID]: null,
    resched_email: null,
    resched_sig: null,
    resched_initial_startISO: null,
  });
}
