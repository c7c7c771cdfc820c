import { now } from '../device/clock.ts';
import { db } from '../device/db.ts';
import { withDb } from '../device/open.ts';
import type { FailCode, GivenUpIntent } from '../device/rows.ts';
import type { Performed } from '../outbox/performed.ts';
import { KEY_KEPT_MS } from './sent-booking.ts';
import { lookAtCart, sendUntilFinal } from './settle-intent.ts';

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
  const settled = await sendUntilFinal(row.booking, signal);
  if (settled.kind === 'booked') return { kind: 'done' };
  if (settled.kind === 'lock-lost') return later('network');
  if (settled.kind === 'unknown') return later(settled.answer.code, settled.answer.retryAfterMs);
  // Booked by another key than this one, or cancelled with its cart: nothing came of it.
  return drop(row);
}

async function drop({ id }: GivenUpIntent): Promise<Performed> {
  await withDb(() => db.intents.delete(id));
  return { kind: 'done' };
}

function later(code: FailCode, retryAfterMs?: number): Performed {
  return { kind: 'later', code, retryAfterMs, maybeApplied: true };
}
