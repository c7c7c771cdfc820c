import { cartAnswer } from '#shared/api/cart.ts';
import type { Cents } from '#shared/kernel/money.ts';
import { withDb } from '../device/open.ts';
import { findBooking, isSentBooking, type SentBooking } from '../device/sent-booking.ts';
import { runStream } from '../outbox/run-stream.ts';
import { type Refused, refusalOf } from '../outbox/send-attended.ts';
import { readAlternatives } from '../wire/read-alternatives.ts';
import { readTotals } from '../wire/read-cart-answer.ts';
import { withLock } from '../wire/with-lock.ts';
import type { BookOutcome } from './book-input.ts';

/**
 * Finds out what became of a booking that was sent without an answer, by its key: made, refused, or still unknown.
 * `undefined` when nothing is open.
 */
export function checkBooking(): Promise<BookOutcome | undefined> {
  return withLock('booking', async (signal) => {
    const intent = await withDb(findBooking);
    return intent !== undefined && isSentBooking(intent) ? settleBooking(intent, signal) : undefined;
  });
}

/**
 * Sends a booking that has its bytes while the person watches: a refusal ends it and is told on the screen (LC15). It is
 * booked only if this very go had the answer. Call it inside the 'booking' lock only: `sendAttended` takes that lock
 * itself, too late here, where the push of the cart and the bytes of the request must be of one turn (LC13).
 */
export async function settleBooking(
  { seq, totalCents }: SentBooking,
  signal: AbortSignal,
): Promise<BookOutcome> {
  try {
    const last = await runStream('booking', signal, { seq, isOn: true });
    const mine = last?.row.seq === seq ? last : undefined;
    if (mine?.performed.kind === 'done') return { kind: 'booked' };
    if (mine?.isToTell) return outcomeOf(refusalOf(mine), totalCents ?? undefined);
    const open = await withDb(findBooking);
    return { kind: open === undefined || isSentBooking(open) ? 'unknown' : 'asks' };
  } catch {
    // Whatever broke here, the bytes may be out: only the key can tell (LC14).
    return { kind: 'unknown' };
  }
}

function outcomeOf({ code, fields, said }: Refused, previousTotalCents: Cents | undefined): BookOutcome {
  if (code === 'slot.taken') return { kind: 'slot-taken', alternatives: readAlternatives(said) };
  const current = cartAnswer.safeParse(said);
  if (code !== 'price.changed' || !current.success) return { kind: 'refused', code, fields };
  const { cart, totals } = current.data;
  return { kind: 'price-changed', totals: readTotals(totals, cart.items), previousTotalCents };
}
