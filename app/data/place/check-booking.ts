import { withDb } from '../device/open.ts';
import { withLock } from '../wire/with-lock.ts';
import type { BookOutcome } from './book-input.ts';
import { findBooking, isSentBooking } from './sent-booking.ts';
import { settleIntent } from './settle-intent.ts';

/**
 * Finds out what became of a booking that was sent without an answer, by its key: made, refused, or still unknown.
 * `undefined` when nothing is open.
 */
export function checkBooking(): Promise<BookOutcome | undefined> {
  return withLock('booking', async (signal) => {
    const intent = await withDb(findBooking);
    return intent !== undefined && isSentBooking(intent) ? settleIntent(intent, signal) : undefined;
  });
}
