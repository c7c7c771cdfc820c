import type { BookOutcome } from '../book-input.ts';
import { now } from '../clock.ts';
import { db } from '../db.ts';
import { withDb } from '../open.ts';
import { oneAtATime } from '../sync/one-at-a-time.ts';
import { settleIntent } from '../sync/settle-intent.ts';

/** The server keeps keys for 7 days; an intent is given up long before that (reliability 3.6). */
const INTENT_MAX_AGE_MS = 72 * 60 * 60_000;

/**
 * Finds out what became of a booking that was sent without an answer, by its key: made, refused, or still unknown.
 * `undefined` when nothing is open.
 */
export function checkBooking(): Promise<BookOutcome | undefined> {
  return oneAtATime('booking', async () => {
    const intent = await withDb(() => db.intents.toCollection().first());
    if (intent === undefined) return undefined;
    if (now() - intent.createdAt <= INTENT_MAX_AGE_MS) return settleIntent(intent);
    await withDb(() => db.intents.delete(intent.id));
    return undefined;
  });
}
