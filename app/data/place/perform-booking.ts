import type * as z from 'zod/mini';
import { bookingMadeView } from '#shared/api/bookings.ts';
import { cartAnswer, cartHead } from '#shared/api/cart.ts';
import type { Id } from '#shared/kernel/ids.ts';
import type { Instant } from '#shared/kernel/instant.ts';
import { absorbCart, additionsSince, forgetServerCart } from '../cart/absorb-cart.ts';
import { findOwnCartRow } from '../cart/cart-row.ts';
import { replaceCart } from '../cart/cart-store.ts';
import { learnOfRefusal } from '../catalogue/learn-of-refusal.ts';
import { now } from '../device/clock.ts';
import { db } from '../device/db.ts';
import { withDb } from '../device/open.ts';
import type { BookingIntent } from '../device/rows.ts';
import { isSentBooking, KEY_KEPT_MS, type SentBooking } from '../device/sent-booking.ts';
import { judgeRefusal, type Performed } from '../outbox/performed.ts';
import { readSlotSelection } from '../slots/read-slot-selection.ts';
import { loseHold, markSlotTaken } from '../slots/slot-selection.ts';
import { type Answer, call, type Refusal } from '../wire/http.ts';
import { stillHasLock } from '../wire/with-lock.ts';
import { prepareBooking } from './prepare-booking.ts';
import { storeBooked } from './store-booked.ts';

/**
 * Books: what was asked for without a connection (D365) first gets a time and its bytes (LC35), what has its bytes goes
 * out with them and its key (LC13). What a refusal says about the cart, the prices and the held time is learnt here.
 */
export async function performBooking(row: BookingIntent, signal: AbortSignal): Promise<Performed> {
  if (isSentBooking(row)) return (await lookIfOld(row)) ?? send(row, signal);
  const prepared = await prepareBooking(row, signal);
  return 'body' in prepared ? send(prepared, signal) : prepared;
}

async function send(row: SentBooking, signal: AbortSignal): Promise<Performed> {
  // It may have slept while it looked at the cart or held a time (LC24).
  if (!(await stillHasLock(signal))) return { kind: 'later', code: 'network', maybeApplied: true };
  const answer = await postBooking(row);
  if (answer.ok) {
    await storeBooked(row, answer.body);
    return { kind: 'done' };
  }
  const judged = judgeRefusal(answer);
  if (judged.kind !== 'asks') return judged;
  await learn(row, answer);
  // Its cart is booked, if not under this key: the person reads that in the list too.
  return answer.code === 'cart.closed' ? { ...judged, stays: true } : judged;
}

/** The same key and the same bytes, however often it goes out. */
export function postBooking({ id, body }: SentBooking): Promise<Answer<z.infer<typeof bookingMadeView>>> {
  return call({
    method: 'POST',
    path: '/bookings',
    headers: { 'Idempotency-Key': id },
    body: { bytes: body },
    schema: bookingMadeView,
  });
}

/**
 * LC122: longer after it was written down than the server keeps keys, the same bytes could book once more. Then the cart
 * is looked at first: one that was booked takes no second booking, one that was not is not sent any more. Carts that
 * were booked are never deleted there.
 */
async function lookIfOld({ createdAt, cartId }: SentBooking): Promise<Performed | undefined> {
  if (now() - createdAt <= KEY_KEPT_MS) return undefined;
  const cart = await lookAtCart(cartId);
  if (cart.is === 'booked') return undefined;
  if (cart.is === 'open') return { kind: 'asks', code: null, stays: true };
  const { code, retryAfterMs } = cart.answer;
  return { kind: 'later', code, retryAfterMs, maybeApplied: true };
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

async function learn({ cartId, startAt }: SentBooking, { code, body }: Refusal): Promise<void> {
  if (code === 'slot.taken') await loseTime(startAt);
  if (code === 'cart.closed') await leaveCart(cartId);
  if (code === 'cart.not_found') await forgetServerCart(cartId);
  const current = cartAnswer.safeParse(body);
  if (current.success) await absorbCart(current.data);
  await learnOfRefusal(code);
}

async function loseTime(startAt: Instant): Promise<void> {
  await markSlotTaken(startAt);
  const selection = await withDb(readSlotSelection);
  if (selection?.startAt === startAt) await loseHold(selection.lockId);
}

/** Its booking is answered, so that nothing holds it here any more; what was added since goes on. */
function leaveCart(cartId: Id): Promise<void> {
  return withDb(() =>
    db.transaction('rw', db.meta, db.carts, async () => {
      const row = await findOwnCartRow();
      if (row?.id === cartId) await replaceCart(row, additionsSince(row));
    }),
  );
}
