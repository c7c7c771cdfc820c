import {
  type PlacedForStaffView,
  type PlaceForStaffInput,
  placedForStaffView,
  placeForStaffInput,
} from '#shared/api/admin/bookings.ts';
import { type CartAnswer, cartAnswer, cartHead, type ItemInput } from '#shared/api/cart.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { type Cents, toCents } from '#shared/kernel/money.ts';
import { newId } from '../../clock.ts';
import { type Answer, call, type Refusal } from '../../http.ts';
import { adminCall } from '../admin-call.ts';

/** An attempt to book: its key and the exact bytes, so that asking again is the same question. */
export interface PlaceAttempt {
  readonly key: Id;
  readonly bytes: string;
}

export function newPlaceAttempt(input: PlaceForStaffInput): PlaceAttempt {
  return { key: newId(), bytes: JSON.stringify(input) };
}

/** What its sender had seen, in cents: of one from before a reload nothing else tells. */
export function seenCentsOf({ bytes }: PlaceAttempt): Cents {
  const sent = placeForStaffInput.safeParse(JSON.parse(bytes));
  return sent.success ? toCents(sent.data.expectedTotal ?? 0) : 0;
}

/** Books for somebody who called. The same attempt again, after an answer that was lost, books once. */
export function placeBooking({ key, bytes }: PlaceAttempt): Promise<Answer<PlacedForStaffView>> {
  return adminCall({
    method: 'POST',
    path: '/admin/bookings',
    headers: { 'Idempotency-Key': key },
    body: { bytes },
    schema: placedForStaffView,
  });
}

/**
 * What the work costs, by the server: the list takes the place of what the cart had. Without `cartId`, and where that cart
 * is gone or booked, a new one is made; the answer says which.
 */
export async function priceWork(
  cartId: Id | undefined,
  items: readonly ItemInput[],
  signal?: AbortSignal,
): Promise<Answer<CartAnswer>> {
  const known = cartId === undefined ? undefined : await sendWork(cartId, items, signal);
  if (known !== undefined && (known.ok || !isGone(known))) return known;
  const made = await call({
    method: 'POST',
    path: '/cart',
    body: { json: { id: newId() } },
    schema: cartHead,
    signal,
  });
  return made.ok ? sendWork(made.body.id, items, signal) : made;
}

function sendWork(cartId: Id, items: readonly ItemInput[], signal: AbortSignal | undefined) {
  return call({
    method: 'PATCH',
    path: `/cart/${encodeURIComponent(cartId)}/items`,
    body: { json: { mode: 'replace', items } },
    schema: cartAnswer,
    signal,
  });
}

function isGone({ code }: Refusal): boolean {
  return code === 'cart.not_found' || code === 'cart.closed';
}

/** The server's cart and totals, where the refusal `price.changed` tells them. */
export function newPriceIn({ body }: Pick<Refusal, 'body'>): CartAnswer | undefined {
  const said = cartAnswer.safeParse(body);
  return said.success ? said.data : undefined;
}
