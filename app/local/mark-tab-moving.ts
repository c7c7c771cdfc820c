import { formatInstant } from '#shared/kernel/instant.ts';
import { BOOKING_ID, rememberMoving } from './reschedule-tab.ts';
import type { RescheduleContext } from './rows.ts';

/** Begins and ends what reschedule-tab.ts reads; the frame does only that. */

export function markTabMoving(context: RescheduleContext): void {
  rememberMoving(context.bookingId);
  write({
    [BOOKING_ID]: context.bookingId,
    resched_email: context.email,
    resched_sig: context.sig,
    resched_initial_startISO: formatInstant(context.initialStartAt),
  });
}

export function unmarkTabMoving(): void {
  rememberMoving(undefined);
  write({ [BOOKING_ID]: null, resched_email: null, resched_sig: null, resched_initial_startISO: null });
}

function write(entries: Readonly<Record<string, string | null>>): void {
  try {
    for (const [key, text] of Object.entries(entries)) {
      if (text === null) globalThis.sessionStorage?.removeItem(key);
      else globalThis.sessionStorage?.setItem(key, text);
    }
  } catch {
    // Storage is full or forbidden.
  }
}
