import { daysTouched } from '#shared/agenda/claimed-cells.ts';
import type { ErrorCode } from '#shared/api/error-codes.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { lockDays } from '../../../db/repos/agenda/agenda.ts';
import { findAgendaId } from '../../../db/repos/agenda/blocks.ts';
import type { BookingRow } from '../../../db/repos/bookings/bookings.ts';
import type { Tx } from '../../../db/with-tenant.ts';
import { AppError } from '../../../errors/app-error.ts';
import { retryWhenChanged } from '../retry-when-changed.ts';

/**
 * One after the other, each by itself: what is refused for one is told and keeps no other from it. A fault of ours or of
 * the database ends the whole call, which may be sent again because what is done stays done.
 */
export async function eachBooking(
  ids: readonly Id[],
  work: (bookingId: Id) => Promise<void>,
): Promise<{ done: Id[]; failed: { id: Id; code: ErrorCode }[] }> {
  const done: Id[] = [];
  const failed: { id: Id; code: ErrorCode }[] = [];
  for (const id of new Set(ids)) {
    try {
      await retryWhenChanged(() => work(id));
      done.push(id);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      failed.push({ id, code: error.code });
    }
  }
  return { done, failed };
}

/** Of a cancelled visit, which takes no time: that it goes or comes back is news to calendars all the same. */
export async function lockDaysOfBooking(
  tx: Tx,
  { startsAt, endsAt, timeZone }: Pick<BookingRow, 'startsAt' | 'endsAt' | 'timeZone'>,
): Promise<void> {
  await lockDays(tx, [await findAgendaId(tx)], daysTouched(startsAt, endsAt, 0, timeZone));
}
