import { addMinutes } from '#shared/kernel/instant.ts';
import { cartMark } from '../cart/cart-mark.ts';
import { findCartRow } from '../cart/cart-row.ts';
import { pushCart } from '../cart/push-cart.ts';
import { type LocalCart, readCart } from '../cart/read-cart.ts';
import { refreshCatalogue } from '../catalogue/refresh-catalogue.ts';
import { now } from '../device/clock.ts';
import { db } from '../device/db.ts';
import { withDb } from '../device/open.ts';
import type { BookingIntent, FailCode, PreferredTime } from '../device/rows.ts';
import type { SentBooking } from '../device/sent-booking.ts';
import { editedCartId } from '../device/tab/edit-tab.ts';
import { asSending } from '../outbox/due.ts';
import type { Performed } from '../outbox/performed.ts';
import { holdSlot } from '../slots/hold-slot.ts';
import { readSlotSelection, type SlotSelection } from '../slots/read-slot-selection.ts';
import { stillHasLock } from '../wire/with-lock.ts';
import { bookingBody } from './book-input.ts';

/** D226: a yes that is older is asked for again. */
const AGREED_MAX_MS = 15 * 60_000;

/** May be another answer in a moment; everything else is for the person. */
const passing: readonly FailCode[] = [
  'network',
  'timeout',
  'idempotency.in_progress',
  'cart.stale',
  'request.too_many',
  'server.busy',
  'server.bug',
];

/**
 * From a request to the bytes that are sent (LC35): the cart goes out first, then one of the wished times is held, then
 * the body is written down. Only when everything is as it was agreed, at most 15 minutes ago; otherwise it asks.
 * Nothing here is a booking, so every step may be lost and done again.
 */
export async function prepareBooking(
  row: BookingIntent,
  signal: AbortSignal,
): Promise<Performed | SentBooking> {
  if (!isFresh(row)) return ask(null);
  // This tab works on another cart; one that does not, or the worker, sends it (LC70).
  if (editedCartId() !== undefined) return laterOrAsk('network');
  const pushed = await pushCart();
  if (!pushed.ok) return laterOrAsk(pushed.code);
  const cart = await withDb(readCart);
  const doubt = await findDoubt(row, cart);
  if (doubt !== undefined) return doubt;
  const held = await holdFirstFree(row, cart.totals?.minutes, signal);
  if ('kind' in held) return held;
  if (!(await stillHasLock(signal))) return laterOrAsk('network');
  return writeBody(row, held);
}

/** A clock that was put back must not make an old yes young (D365: never expire by the client's clock alone). */
function isFresh({ agreedAt }: BookingIntent): boolean {
  const ageMs = now() - agreedAt;
  return ageMs >= 0 && ageMs <= AGREED_MAX_MS;
}

/** Why what the server has is not what was agreed. */
async function findDoubt(row: BookingIntent, cart: LocalCart): Promise<Performed | undefined> {
  if (row.request === null) return ask(null);
  if (cart.count === 0) return ask('cart.empty');
  if (cart.id !== row.cartId || cartMark(cart) !== row.cartMark) return ask(null);
  if (cart.acceptedTotalCents === undefined || cart.acceptedTotalCents === row.totalCents) return undefined;
  await refreshCatalogue({ force: true });
  return ask('price.changed');
}

/** The time that is held already if it is one of the wishes, otherwise the first that can be had. */
async function holdFirstFree(
  row: BookingIntent,
  minutes: number | undefined,
  signal: AbortSignal,
): Promise<SlotSelection | Performed> {
  let alternatives: readonly PreferredTime[] = [];
  for (const wish of row.wishes) {
    if (!(await stillHasLock(signal))) return laterOrAsk('network');
    const endAt = minutes === undefined ? wish.endAt : addMinutes(wish.startAt, minutes);
    const outcome = (await isHeld(wish, endAt)) ? { ok: true as const } : await holdSlot({ ...wish, endAt });
    const selection = outcome.ok ? await withDb(readSlotSelection) : undefined;
    if (selection?.startAt === wish.startAt) return selection;
    if (outcome.ok) continue; // begun meanwhile
    if (outcome.code !== 'slot.taken' && outcome.code !== 'slot.invalid') return laterOrAsk(outcome.code);
    if (alternatives.length === 0) alternatives = outcome.alternatives;
  }
  return { kind: 'asks', code: 'slot.taken', alternatives };
}

async function isHeld({ startAt }: PreferredTime, endAt: number): Promise<boolean> {
  const held = await withDb(readSlotSelection);
  return (
    held?.status === 'held' && held.startAt === startAt && held.endAt === endAt && held.expiresAtLocal > now()
  );
}

/** A request that was changed, asked about or discarded meanwhile is left as it is; a changed cart asks. */
function writeBody(row: BookingIntent, held: SlotSelection): Promise<SentBooking | Performed> {
  return withDb(() =>
    db.transaction('rw', db.intents, db.carts, db.meta, async () => {
      const current = await db.intents.get(row.id);
      if (current?.kind !== 'booking' || current.request === null || current.body !== null) return over;
      if (current.state === 'asks' || current.agreedAt !== row.agreedAt) return over;
      const cart = await findCartRow();
      if (cart?.id !== row.cartId || cartMark(cart) !== row.cartMark) return ask(null);
      const { startAt, endAt, lockId } = held;
      const body = JSON.stringify(bookingBody(row.cartId, { ...current.request, startAt, endAt, lockId }));
      const time = { startAt, endAt };
      const sent = { ...current, ...time, wishes: [time], body, ...asSending(current) };
      await db.intents.put(sent);
      return sent;
    }),
  );
}

const over: Performed = { kind: 'done' };

function laterOrAsk(code: FailCode): Performed {
  return passing.includes(code) ? { kind: 'later', code, maybeApplied: false } : ask(code);
}

function ask(code: FailCode | null): Performed {
  return { kind: 'asks', code };
}
