import type * as z from 'zod/mini';
import { bookingMadeView } from '#shared/api/bookings.ts';
import { cartAnswer, cartHead } from '#shared/api/cart.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { addMs, type Instant } from '#shared/kernel/instant.ts';
import { absorbCart, closeCurrentCart, forgetServerCart } from '../cart/absorb-cart.ts';
import { refreshCatalogue } from '../catalogue/refresh-catalogue.ts';
import { newId, now } from '../device/clock.ts';
import { db } from '../device/db.ts';
import { withDb } from '../device/open.ts';
import type { BookingIntent, IntentRow } from '../device/rows.ts';
import { readSlotSelection } from '../slots/read-slot-selection.ts';
import { loseHold, markSlotTaken } from '../slots/slot-selection.ts';
import { backOffMs, wait, waitLeftMs } from '../wire/back-off.ts';
import { type Answer, call, isTransient, mayHaveArrived, type Refusal } from '../wire/http.ts';
import { readAlternatives } from '../wire/read-alternatives.ts';
import { readTotals } from '../wire/read-cart-answer.ts';
import { stillHasLock } from '../wire/with-lock.ts';
import type { BookOutcome } from './book-input.ts';
import { KEY_KEPT_MS, type SentBooking } from './sent-booking.ts';
import { storeBooked } from './store-booked.ts';

type Made = z.infer<typeof bookingMadeView>;

/** Tries in one go, before the person is told that the outcome is not known yet. */
const TRIES = 3;
/** A longer Retry-After is not waited for in silence. */
const PATIENCE_MS = 5_000;

/**
 * What became of a booking that went out; `robbed`: another tab or the worker took the turn over and asks from there.
 */
export type Settled =
  | { readonly kind: 'booked' }
  | { readonly kind: 'lock-lost' }
  /** The server has forgotten the key, and the cart was never booked. */
  | { readonly kind: 'lapsed' }
  | { readonly kind: 'unknown' | 'refused'; readonly answer: Refusal };

/**
 * Sends a stored booking until its answer is final: the same key, the same bytes (LC13, LC14). Booked is stored here;
 * what a refusal means is for the caller. Call it inside the 'booking' turn only.
 */
export async function sendUntilFinal(intent: SentBooking, signal: AbortSignal): Promise<Settled> {
  const found = await lookIfOld(intent);
  if (found !== undefined) return found;
  let mayBeDone = intent.attempts > 0;
  for (let attempt = 0; ; attempt += 1) {
    if (!(await stillHasLock(signal))) return { kind: 'lock-lost' };
    await markSending(intent);
    const answer = await send(intent);
    if (answer.ok) {
      await storeBooked(intent, answer.body);
      return { kind: 'booked' };
    }
    if (!isTransient(answer)) return { kind: 'refused', answer };
    mayBeDone ||= mayHaveArrived(answer);
    const pauseMs = backOffMs(attempt, answer.retryAfterMs);
    if (attempt === TRIES - 1 || pauseMs > PATIENCE_MS) {
      // Refused before any work each time: certainly not booked.
      if (!mayBeDone) return { kind: 'refused', answer };
      await markUnknown(intent.id, answer);
      return { kind: 'unknown', answer };
    }
    await wait(pauseMs);
  }
}

/**
 * The same while the person watches: a refusal ends the intent and is told on the screen (LC15). Before the server's
 * `Retry-After` is over nothing goes out (LC260).
 */
export async function settleIntent(intent: SentBooking, signal: AbortSignal): Promise<BookOutcome> {
  if (intent.notBefore !== undefined && waitLeftMs(intent.notBefore) > 0) return { kind: 'unknown' };
  const settled = await sendUntilFinal(intent, signal);
  if (settled.kind === 'booked') return { kind: 'booked' };
  if (settled.kind === 'lapsed') {
    await askAgain(intent);
    return { kind: 'asks' };
  }
  if (settled.kind !== 'refused') return { kind: 'unknown' };
  if (settled.answer.code === 'cart.closed') {
    await askAgain(intent, { code: 'cart.closed' });
    await learnFromRefusal(intent, settled.answer);
    return { kind: 'asks' };
  }
  await withDb(() => db.intents.delete(intent.id));
  await learnFromRefusal(intent, settled.answer);
  return outcomeOf(intent, settled.answer);
}

/**
 * LC122: longer after it was written down than the server keeps keys, the same bytes could book once more. Then the cart
 * is looked at first: one that was booked takes no second booking, one that was not is not sent any more. Carts that
 * were booked are never deleted there.
 */
async function lookIfOld(intent: SentBooking): Promise<Settled | undefined> {
  if (now() - intent.createdAt <= KEY_KEPT_MS) return undefined;
  const cart = await lookAtCart(intent.cartId);
  if (cart.is === 'booked') return undefined;
  if (cart.is === 'open') return { kind: 'lapsed' };
  await markUnknown(intent.id, cart.answer);
  return { kind: 'unknown', answer: cart.answer };
}

/** Whether a cart was booked, under whichever key; one that the server does not know was not. */
export async function lookAtCart(
  cartId: Id,
): Promise<
  { readonly is: 'booked' } | { readonly is: 'open' } | { readonly is: 'unknown'; readonly answer: Refusal }
> {
  const answer = await call({ method: 'GET', path: `/cart/${cartId}`, schema: cartHead });
  if (answer.ok) return answer.body.status === 'CONVERTED' ? { is: 'booked' } : { is: 'open' };
  return answer.code === 'cart.not_found' ? { is: 'open' } : { is: 'unknown', answer };
}

/**
 * The server has not booked it under this key and will not (LC15): what was asked for stands again as before it was
 * sent, under a new key. Without a `code` it asks whether it is still wanted.
 */
export function askAgain(intent: SentBooking, because: Partial<BookingIntent> = {}): Promise<void> {
  const row: BookingIntent = {
    ...intent,
    id: newId(),
    body: null,
    state: 'asks',
    code: null,
    sentAt: null,
    alternatives: [],
    fields: {},
    ...because,
  };
  return withDb(() =>
    db.transaction('rw', db.intents, async () => {
      if ((await db.intents.get(intent.id)) === undefined) return;
      await db.intents.delete(intent.id);
      await db.intents.add(row);
    }),
  );
}

function send(intent: SentBooking): Promise<Answer<Made>> {
  return call({
    method: 'POST',
    path: '/bookings',
    headers: { 'Idempotency-Key': intent.id },
    body: { bytes: intent.body },
    schema: bookingMadeView,
  });
}

function markSending({ id }: SentBooking): Promise<unknown> {
  return change(id, (row) => ({ ...row, state: 'sending', attempts: row.attempts + 1, sentAt: now() }));
}

/** The outbox asks again by itself (LC28). */
function markUnknown(id: Id, { code, retryAfterMs }: Refusal): Promise<unknown> {
  return change(id, (row) => ({
    ...row,
    state: 'unknown',
    code,
    nextAt: addMs(now(), backOffMs(row.attempts, retryAfterMs)),
    notBefore: retryAfterMs === undefined ? undefined : addMs(now(), retryAfterMs),
  }));
}

function change(id: Id, edit: (row: IntentRow) => IntentRow): Promise<unknown> {
  return withDb(() =>
    db.intents
      .where('id')
      .equals(id)
      .modify((row, ref) => {
        ref.value = edit(row);
      }),
  );
}

/**
 * What a refusal says about the cart, the prices and the held time; the queue and the watching screen both learn from
 * it.
 */
export async function learnFromRefusal(intent: SentBooking, answer: Refusal): Promise<void> {
  if (answer.code === 'slot.taken') await loseTime(intent.startAt);
  if (answer.code === 'cart.closed') await closeCurrentCart(intent.cartId);
  if (answer.code === 'cart.not_found') await forgetServerCart(intent.cartId);
  const current = cartAnswer.safeParse(answer.body);
  if (current.success) await absorbCart(current.data);
  if (answer.code === 'price.changed') await refreshCatalogue({ force: true });
}

async function loseTime(startAt: Instant): Promise<void> {
  await markSlotTaken(startAt);
  const selection = await withDb(readSlotSelection);
  if (selection?.startAt === startAt) await loseHold(selection.lockId);
}

function outcomeOf(intent: SentBooking, answer: Refusal): BookOutcome {
  if (answer.code === 'slot.taken')
    return { kind: 'slot-taken', alternatives: readAlternatives(answer.body) };
  const current = cartAnswer.safeParse(answer.body);
  if (answer.code === 'price.changed' && current.success) {
    const { cart, totals } = current.data;
    return {
      kind: 'price-changed',
      totals: readTotals(totals, cart.items),
      previousTotalCents: intent.totalCents ?? undefined,
    };
  }
  return { kind: 'refused', code: answer.code, fields: answer.fields ?? {} };
}
