import * as z from 'zod/mini';
import { type BookInput, type BookOutcome, bookingBody } from '../book-input.ts';
import { findCartRow } from '../cart-store.ts';
import { newId, now } from '../clock.ts';
import { db } from '../db.ts';
import { call } from '../http.ts';
import { withDb } from '../open.ts';
import type { BookingIntent, CartRow } from '../rows.ts';
import { oneAtATime } from '../sync/one-at-a-time.ts';
import { pushCart } from '../sync/push-cart.ts';
import { settleIntent } from '../sync/settle-intent.ts';

export type { BookOutcome } from '../book-input.ts';

/**
 * Books the cart. The intent is written before anything is sent, with the exact bytes and the key they go out with
 * (LC13). While an earlier attempt is unanswered that one is settled instead, so this cart cannot be booked twice.
 * `refused` with `network` or `timeout` means that nothing was sent.
 */
export function book(input: BookInput): Promise<BookOutcome> {
  return oneAtATime('booking', () => bookNow(input));
}

async function bookNow(input: BookInput): Promise<BookOutcome> {
  const open = await withDb(() => db.intents.toCollection().first());
  if (open !== undefined) return settleIntent(open);
  const pushed = await pushCart();
  if (!pushed.ok) return { kind: 'refused', code: pushed.code, fields: {} };
  const row = await withDb(findCartRow);
  if (row === undefined || row.version === null || row.items.length === 0) {
    return { kind: 'refused', code: 'cart.empty', fields: {} };
  }
  if (isSaidOffline() && !(await canReach(row))) return { kind: 'refused', code: 'network', fields: {} };
  return settleIntent(await writeIntent(row, input));
}

async function writeIntent(row: CartRow, input: BookInput): Promise<BookingIntent> {
  const intent: BookingIntent = {
    id: newId(),
    kind: 'booking',
    cartId: row.id,
    body: JSON.stringify(bookingBody(row.id, input)),
    email: input.email.trim(),
    startAt: input.startAt,
    endAt: input.endAt,
    totalCents: input.expectedTotalCents ?? null,
    state: 'sending',
    attempts: 0,
    createdAt: now(),
    sentAt: now(),
    v: 1,
  };
  await withDb(() => db.intents.add(intent));
  return intent;
}

/** Only a hint: it is wrong often enough to be asked about, and right often enough to ask. */
function isSaidOffline(): boolean {
  return globalThis.navigator?.onLine === false;
}

/** A harmless question, so that an offline tap ends in "not sent" instead of "we do not know". */
async function canReach(row: CartRow): Promise<boolean> {
  const answer = await call({ method: 'GET', path: `/cart/${row.id}`, schema: z.unknown() });
  return answer.ok || answer.status > 0;
}
