import { cartMark } from '../cart/cart-mark.ts';
import { findCartRow } from '../cart/cart-row.ts';
import { pushCart } from '../cart/push-cart.ts';
import { readLeadSource } from '../device/lead-source.ts';
import { withDb } from '../device/open.ts';
import type { CartRow } from '../device/rows.ts';
import { findBooking, isSentBooking, type SentBooking } from '../device/sent-booking.ts';
import { canReach } from '../outbox/can-reach.ts';
import { writeIntent } from '../outbox/write-intent.ts';
import { withLock } from '../wire/with-lock.ts';
import { type BookInput, type BookOutcome, bookingBody } from './book-input.ts';
import { settleBooking } from './check-booking.ts';

export type { BookOutcome } from './book-input.ts';

/**
 * Books the cart. The intent is written before anything is sent, with the exact bytes and the key they go out with
 * (LC13). While an earlier attempt is unanswered that one is settled instead, so this cart cannot be booked twice.
 * `refused` with `network` or `timeout` means that nothing was sent. Where the cart on the screen was booked meanwhile, in
 * another tab or on another device, what stands in its place is not what the press meant.
 */
export function book(input: BookInput): Promise<BookOutcome> {
  return withLock('booking', (signal) => bookNow(input, signal));
}

async function bookNow(input: BookInput, signal: AbortSignal): Promise<BookOutcome> {
  const open = await withDb(findBooking);
  if (open !== undefined && isSentBooking(open)) return settleBooking(open, signal);
  const pushed = await pushCart();
  if (!pushed.ok) return { kind: 'refused', code: pushed.code, fields: {} };
  const row = await withDb(findCartRow);
  if (row === undefined || row.version === null || row.items.length === 0) {
    return { kind: 'refused', code: 'cart.empty', fields: {} };
  }
  if (row.id !== (input.cartId ?? row.id)) return { kind: 'refused', code: 'cart.stale', fields: {} };
  if (!(await canReach())) return { kind: 'refused', code: 'network', fields: {} };
  return settleBooking(await writeBooking(row, input), signal);
}

/** Takes the place of a request that never went out: the person books now. */
async function writeBooking(cart: CartRow, input: BookInput): Promise<SentBooking> {
  const { id: cartId } = cart;
  const lead = readLeadSource();
  const { startAt, endAt, lockId: _lock, cartId: _shown, ...request } = { ...input, lead };
  const row = await writeIntent(
    (base): SentBooking => ({
      ...base,
      kind: 'booking',
      stream: 'booking',
      cartId,
      request,
      wishes: [{ startAt, endAt }],
      cartMark: cartMark(cart),
      agreedAt: base.createdAt,
      body: JSON.stringify(bookingBody(cartId, { ...input, lead })),
      email: input.email.trim(),
      startAt,
      endAt,
      totalCents: input.expectedTotalCents ?? null,
      alternatives: [],
      state: 'sending',
      sentAt: base.createdAt,
    }),
    ({ kind }) => kind === 'booking',
  );
  if (!isSentBooking(row)) throw new Error('a booking is open that has no bytes');
  return row;
}
