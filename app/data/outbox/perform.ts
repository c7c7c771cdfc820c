import type { IntentRow } from '../device/rows.ts';
import { performBooking } from '../place/perform-booking.ts';
import { performGivenUp } from '../place/perform-given-up.ts';
import { performEditServices } from './perform-edit-services.ts';
import { performAccessLink, performCancel, performNewsletter } from './perform-plain.ts';
import { performReschedule } from './perform-reschedule.ts';
import type { Performed } from './performed.ts';

export type { Performed } from './performed.ts';

/**
 * Sends one intent once and stores what came of it. `signal` is aborted when another tab took the lock over; then
 * nothing more may be sent.
 */
export function perform(row: IntentRow, signal: AbortSignal): Promise<Performed> {
  switch (row.kind) {
    case 'booking':
      return performBooking(row, signal);
    case 'given-up':
      return performGivenUp(row, signal);
    case 'cancel':
      return performCancel(row);
    case 'reschedule':
      return performReschedule(row);
    case 'edit-services':
      return performEditServices(row);
    case 'newsletter':
      return performNewsletter(row);
    case 'access-link':
      return performAccessLink(row);
  }
}
