import { formatInstant } from '#shared/kernel/instant.ts';
import { BOOKING_ID, rememberMoving } from './reschedule-tab.ts';
import type { RescheduleContext } from './rows.ts';
import { writeTabKeys } from './write-tab-keys.ts';

/** Begins and ends what reschedule-tab.ts reads; the frame does only that. */

export function markTabMoving(context: RescheduleContext): void {
  rememberMoving(context.bookingId);
  writeTabKeys({
    [BOOKING_ID]: context.bookingId,
    resched_email: context.email,
    resched_sig: context.sig,
    resched_initial_startISO: formatInstant(context.initialStartAt),
  });
}

export function unmarkTabMoving(): void {
  rememberMoving(undefined);
  writeTabKeys({
    [BOOKING_ID]: null,
    resched_email: null,
    resched_sig: null,
    resched_initial_startISO: null,
  });
}
