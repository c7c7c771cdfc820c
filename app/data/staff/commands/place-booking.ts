import {
  type PlacedForStaffView,
  type PlaceForStaffInput,
  placedForStaffView,
  placeForStaffInput,
} from '#shared/api/admin/bookings.ts';
import { type CartAnswer, cartAnswer, cartHead } from '#shared/api/cart.ts';
import type { CartItemDraft } from '#shared/cart/cart-item-draft.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { type Cents, toCents } from '#shared/kernel/money.ts';
import { type CouponRefusal, toCouponRefusal } from '../../cart/coupon-refusal.ts';
import { newId } from '../../device/clock.ts';
import type { FailCode } from '../../device/rows.ts';
import { wait } from '../../wire/back-off.ts';
import { type Answer, call, type Refusal } from '../../wire/http.ts';
import { adminCall } from '../admin-call.ts';
import { flushStaffDrafts } from '../staff-draft.ts';

/** A database that hangs keeps nobody from booking. */
const SEAL_MAX_MS = 1_000;

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

/**
 * Books for a customer who called. The same attempt again, after an answer that was lost, books once; so what was typed,
 * and the attempt with it, is sealed first: a page that ends before the answer finds its key again (LC99).
 */
export async function placeBooking({ key, bytes }: PlaceAttempt): Promise<Answer<PlacedForStaffView>> {
  await Promise.race([flushStaffDrafts(), wait(SEAL_MAX_MS)]);
  return adminCall({
    method: 'POST',
    path: '/admin/bookings',
    headers: { 'Idempotency-Key': key },
    body: { bytes },
    schema: placedForStaffView,
  });
}

/** With the codes that were refused, each by why: the work has its price all the same. */
export interface WorkPrice extends CartAnswer {
  readonly refusedCodes: Readonly<Record<string, CouponRefusal>>;
}

/**
 * What the work costs with these codes, by the server: list and codes take the place of what the cart had. Without
 * `cartId`, and where that cart is gone or booked, a new one is made; the answer says which.
 */
export async function priceWork(
  cartId: Id | undefined,
  items: readonly CartItemDraft[],
  codes: readonly string[],
  signal?: AbortSignal,
): Promise<Answer<WorkPrice>> {
  const priced = await priceItems(cartId, items, signal);
  return priced.ok ? settleCodes(priced, codes, signal) : priced;
}

/** One after the other, because whether a code counts depends on those before it. */
async function settleCodes(
  priced: Extract<Answer<CartAnswer>, { ok: true }>,
  codes: readonly string[],
  signal: AbortSignal | undefined,
): Promise<Answer<WorkPrice>> {
  let latest = priced;
  const refusedCodes: Record<string, CouponRefusal> = {};
  const had = priced.body.cart.promotions.map(({ code }) => code);
  const changes = [
    ...had.filter((code) => !codes.includes(code)).map((code) => ({ verb: 'remove', code })),
    ...codes.filter((code) => !had.includes(code)).map((code) => ({ verb: 'apply', code })),
  ];
  for (const { verb, code } of changes) {
    const answer = await call({
      method: 'POST',
      path: `/promo/coupon/${verb}`,
      body: { json: { cartId: priced.body.cart.id, code } },
      schema: cartAnswer,
      signal,
    });
    if (answer.ok) latest = answer;
    // Codes that are none are asked for with every change of the work, and too many at last: the work has its price.
    else if (isOfCode(answer.code)) refusedCodes[code] = toCouponRefusal(answer);
    else return answer;
  }
  return { ...latest, body: { ...latest.body, refusedCodes } };
}

function isOfCode(code: FailCode): boolean {
  return code.startsWith('promo.') || code === 'request.too_many';
}

async function priceItems(
  cartId: Id | undefined,
  items: readonly CartItemDraft[],
  signal: AbortSignal | undefined,
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

function sendWork(cartId: Id, items: readonly CartItemDraft[], signal: AbortSignal | undefined) {
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
