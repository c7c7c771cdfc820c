import type * as z from 'zod/mini';
import { bookingMadeView } from '#shared/api/bookings.ts';
import { cartAnswer } from '#shared/api/cart.ts';
import type { BookOutcome } from '../book-input.ts';
import { now } from '../clock.ts';
import { db } from '../db.ts';
import { type Answer, call, isTransient, type Refusal } from '../http.ts';
import { withDb } from '../open.ts';
import { readSlotSelection } from '../reads/slot-selection.ts';
import { refreshCatalogue } from '../remote/refresh-catalogue.ts';
import type { BookingIntent } from '../rows.ts';
import { loseHold, markSlotTaken } from '../slot-selection.ts';
import { readAlternatives } from '../wire/read-alternatives.ts';
import { readTotals } from '../wire/read-cart-answer.ts';
import { absorbCart, closeCurrentCart, forgetServerCart } from './absorb-cart.ts';
import { backOffMs, wait } from './back-off.ts';
import { storeBooked } from './store-booked.ts';

type Made = z.infer<typeof bookingMadeView>;

/** Tries in one go, before the person is told that the outcome is not known yet. */
const TRIES = 3;
/** A longer Retry-After is not waited for in silence. */
const PATIENCE_MS = 5_000;

/**
 * Sends a stored booking until its answer is final: the same key, the same bytes (LC13, LC14). Call it inside the
 * 'booking' turn only.
 */
export async function settleIntent(intent: BookingIntent): Promise<BookOutcome> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    await markSending(intent);
    const answer = await send(intent);
    if (answer.ok) {
      await storeBooked(intent, answer.body);
      return { kind: 'booked' };
    }
    const isLast = attempt === TRIES - 1;
    if (!mayHaveBooked(answer, intent.attempts + attempt > 0, isLast)) return refuse(intent, answer);
    const pauseMs = backOffMs(attempt, answer.retryAfterMs);
    if (pauseMs > PATIENCE_MS) break;
    if (!isLast) await wait(pauseMs);
  }
  await withDb(() => db.intents.update(intent.id, { state: 'unknown' }));
  return { kind: 'unknown' };
}

function send(intent: BookingIntent): Promise<Answer<Made>> {
  return call({
    method: 'POST',
    path: '/bookings',
    headers: { 'Idempotency-Key': intent.id },
    body: { bytes: intent.body },
    schema: bookingMadeView,
  });
}

function markSending(intent: BookingIntent): Promise<unknown> {
  return withDb(() =>
    db.intents
      .where('id')
      .equals(intent.id)
      .modify((row, ref) => {
        ref.value = { ...row, state: 'sending', attempts: row.attempts + 1, sentAt: now() };
      }),
  );
}

/**
 * No answer, or one that does not say whether the transaction was committed: only the key can tell. A 429 to the very
 * first send was turned away at the door. A 500 that stays is no booking: a made one would be answered by its key.
 */
function mayHaveBooked(refusal: Refusal, wasSentBefore: boolean, isLast: boolean): boolean {
  if (refusal.status === 429) return wasSentBefore;
  if (refusal.status === 500) return !isLast;
  return (refusal.status > 0 && refusal.status < 300) || isTransient(refusal);
}

/** LC15: a final refusal ends the intent; another attempt is another intent with another key. */
async function refuse(intent: BookingIntent, answer: Refusal): Promise<BookOutcome> {
  await withDb(() => db.intents.delete(intent.id));
  if (answer.code === 'slot.taken') return slotTaken(intent, answer);
  if (answer.code === 'cart.closed') await closeCurrentCart();
  if (answer.code === 'cart.not_found') await forgetServerCart(intent.cartId);
  const current = cartAnswer.safeParse(answer.body);
  if (current.success) await absorbCart(current.data);
  if (answer.code === 'price.changed' && current.success) {
    await refreshCatalogue({ force: true });
    const { cart, totals } = current.data;
    return {
      kind: 'price-changed',
      totals: readTotals(totals, cart.items),
      previousTotalCents: intent.totalCents ?? undefined,
    };
  }
  return { kind: 'refused', code: answer.code, fields: answer.fields ?? {} };
}

async function slotTaken(intent: BookingIntent, answer: Refusal): Promise<BookOutcome> {
  await markSlotTaken(intent.startAt);
  const selection = await withDb(readSlotSelection);
  if (selection?.startAt === intent.startAt) await loseHold(selection.lockId);
  return { kind: 'slot-taken', alternatives: readAlternatives(answer.body) };
}
