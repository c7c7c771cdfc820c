import type { Id } from '#shared/kernel/ids.ts';
import { now } from '../device/clock.ts';
import { db } from '../device/db.ts';
import { withDb } from '../device/open.ts';
import type { GivenUpIntent } from '../device/rows.ts';
import { isLongUnanswered, isSentBooking } from '../device/sent-booking.ts';

/**
 * Stops waiting for a booking that was sent and never answered: its cart is free, and its key is kept for the answer
 * (LC261). True when it was done; not while it is being sent, nor before it was asked for long enough.
 */
export function giveUpBooking(id: Id): Promise<boolean> {
  return withDb(() =>
    db.transaction('rw', db.intents, async () => {
      const row = await db.intents.get(id);
      if (row === undefined || !isSentBooking(row) || row.state !== 'unknown') return false;
      if (!isLongUnanswered(row, now())) return false;
      const { cartId, email, startAt, body, seq, attempts, nextAt, notBefore, createdAt, sentAt, code } = row;
      const givenUp: GivenUpIntent = {
        ...{ id, seq, attempts, nextAt, notBefore, createdAt, sentAt, code, v: 2 },
        ...{ kind: 'given-up', stream: 'given-up', state: 'unknown' },
        ...{ cartId, email, startAt, body, booking: row },
      };
      await db.intents.put(givenUp);
      return true;
    }),
  );
}
