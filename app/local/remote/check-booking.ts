import type { BookOutcome } from '../book-input.ts';
import { withDb } from '../open.ts';
import { findBooking, isSentBooking } from '../sent-booking.ts';
import { settleIntent } from '../sync/settle-intent.ts';
import { takeTurn } from '../sync/take-turn.ts';

/**
 * Finds out what became of a booking that was sent without an answer, by its key: made, refused, or still unknown.
 * `undefined` when nothing is open.
 */
export function checkBooking(): Promise<BookOutcome | undefined> {
  return takeTurn('booking', async (signal) => {
    const intent = await withDb(findBooking);
    return intent !== undefined && isSentBooking(intent) ? settleIntent(intent, signal) : undefined;
  });
}
