import type { Id } from '#shared/kernel/ids.ts';
import { now } from '../device/clock.ts';
import { db } from '../device/db.ts';
import { withDb } from '../device/open.ts';
import type { GivenUpIntent } from '../device/rows.ts';
import { isLongUnanswered, isSentBooking } from '../device/sent-booking.ts';
import { withLock } from '../wire/with-lock.ts';

/**
 * Stops waiting for a booking that was sent and never answered: its cart is free, and its key is kept for the answer
 * (LC261). A send under way ends first; false when that one had the answer, or when it was not asked for long enough.
 */
export function giveUpBooking(id: Id): Promise<boolean> {
  return withLock('booking', () => withDb(() => db.transaction('rw', db.intents, () => giveUp(id))));
}

async function giveUp(id: Id): Promise<boolean> {
  const row = await db.intents.get(id);
  if (row === undefined || !isSentBooking(row) || !isLongUnanswered(row, now())) return false;
  if (row.state !== 'unknown' && row.state !== 'sending') return false;
  const { cartId, email, startAt, body, seq, attempts, nextAt, notBefore, createdAt, sentAt, code } = row;
  const givenUp: GivenUpIntent = {
    ...{ id, seq, attempts, nextAt, notBefore, createdAt, sentAt, code, v: 2 },
    ...{ kind: 'given-up', stream: 'given-up', state: 'unknown' },
    ...{ cartId, email, startAt, body, booking: row },
  };
  await db.intents.put(givenUp);
  return true;
}
