import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { changeBooking } from '../../../data/staff/commands/change-booking.ts';
import { deleteBookings } from '../../../data/staff/commands/delete-bookings.ts';
import { isUpcoming } from '../../parts/booking-panel/is-upcoming.ts';
import { type NotBack, putBack } from '../../parts/booking-panel/remove/put-back.ts';
import type { BulkStep } from './run-bulk.ts';

export type BulkKind = 'confirm' | 'cancel' | 'remove' | 'restore';

/** Few enough for progress to be seen and for "stop" to mean something. */
const FEW = 10;

/** How many at once, and how; a mail of its own means one by one. */
export function stepOf(kind: BulkKind, timeZone: string): { readonly step: BulkStep; readonly size: number } {
  switch (kind) {
    case 'confirm':
      return { step: changeStep('CONFIRMED'), size: 1 };
    case 'cancel':
      return { step: changeStep('CANCELLED'), size: 1 };
    case 'remove':
      return { step: removeStep, size: FEW };
    case 'restore':
      return { step: (rows) => putBack(rows, timeZone), size: FEW };
  }
}

/** Whether there is anything to do about it: what is cancelled or over stays so, and only what waits can be confirmed (D591). */
export function isConcerned(kind: BulkKind, row: Pick<BookingRowView, 'status' | 'endISO'>): boolean {
  if (kind === 'confirm') return row.status === 'PENDING' && isUpcoming(row);
  return kind !== 'cancel' || isUpcoming(row);
}

const removeStep: BulkStep = async (rows) => {
  const answer = await deleteBookings(rows.map(({ id }) => id));
  if (answer.ok) return { done: answer.body.deleted, failed: answer.body.failed };
  return { done: [], failed: rows.map(({ id }) => ({ id, code: answer.code })) };
};

function changeStep(status: 'CONFIRMED' | 'CANCELLED'): BulkStep {
  return async (rows) => {
    const done: Id[] = [];
    const failed: NotBack[] = [];
    for (const { id, version } of rows) {
      const answer = await changeBooking(id, { status, expectedVersion: version });
      if (answer.ok) done.push(id);
      else failed.push({ id, code: answer.code });
    }
    return { done, failed };
  };
}
