import { withDb } from '../device/open.ts';
import { takeTurn } from '../wire/take-turn.ts';
import type { BookOutcome } from './book-input.ts';
import { findBooking, isSentBooking } from './sent-booking.ts';
import { settleIntent } from './settle-intent.ts';

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
