import { now } from '../device/clock.ts';
import { db } from '../device/db.ts';
import { withDb } from '../device/open.ts';
import type { FailCode, GivenUpIntent } from '../device/rows.ts';
import { KEY_KEPT_MS } from '../device/sent-booking.ts';
import { judgeRefusal, type Performed } from '../outbox/performed.ts';
import { stillHasLock } from '../wire/with-lock.ts';
import { lookAtCart, postBooking } from './perform-booking.ts';
import { storeBooked } from './store-booked.ts';

/**
 * LC261: whether a booking that was given up went through after all. Its bytes could still book, so they go out only when
 * its cart is booked already: then the key tells by whom, and what it made is stored. Otherwise the cart is looked at
 * again for as long as a late answer of the server can change anything.
 */
export async function performGivenUp(row: GivenUpIntent, signal: AbortSignal): Promise<Performed> {
  const cart = await lookAtCart(row.cartId);
  if (cart.is === 'unknown') return later(cart.answer.code, cart.answer.retryAfterMs);
  if (cart.is === 'open') {
    if (now() - row.createdAt <= KEY_KEPT_MS) return later(row.code ?? 'timeout');
    return drop(row);
  }
  if (!(await stillHasLock(signal))) return later('network');
  const answer = await postBooking(row.booking);
  if (answer.ok) {
    await storeBooked(row.booking, answer.body);
    return { kind: 'done' };
  }
  const { kind } = judgeRefusal(answer);
  // Booked by another key than this one, or cancelled with its cart: nothing came of it.
  return kind === 'asks' ? drop(row) : later(answer.code, answer.retryAfterMs);
}

async function drop({ id }: GivenUpIntent): Promise<Performed> {
  await withDb(() => db.intents.delete(id));
  return { kind: 'done' };
}

function later(code: FailCode, retryAfterMs?: number): Performed {
  return { kind: 'later', code, retryAfterMs, maybeApplied: true };
}
