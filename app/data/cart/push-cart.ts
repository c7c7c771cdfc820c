import * as z from 'zod/mini';
import { cartAnswer, cartHead } from '#shared/api/cart.ts';
import { withoutKnownLines } from '#shared/cart/route-lines.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { addMs } from '#shared/kernel/instant.ts';
import { learnOfRefusal } from '../catalogue/learn-of-refusal.ts';
import { now } from '../device/clock.ts';
import { db } from '../device/db.ts';
import { writeMirror } from '../device/mirror.ts';
import { withDb } from '../device/open.ts';
import type { CartRow, FailCode } from '../device/rows.ts';
import { isBeingBooked } from '../device/sent-booking.ts';
import { backOffMs } from '../wire/back-off.ts';
import { call, isTransient, mayHaveArrived, type Refusal } from '../wire/http.ts';
import { withLock } from '../wire/with-lock.ts';
import { absorbCart, closeCurrentCart, forgetServerCart } from './absorb-cart.ts';
import { findCartRow, UNSEEN_VERSION, updateCartRow } from './cart-row.ts';

export type PushOutcome = { readonly ok: true } | { readonly ok: false; readonly code: FailCode };

/** Enough for a cart that several devices change at once; more means that something else is wrong. */
const ROUNDS_MAX = 8;

/**
 * Sends the cart until the server has what the person sees: by state, with `If-Match`, merging on 412 (LC7). The same
 * list sent twice is the same cart, so a lost answer is harmless. Edits made meanwhile are sent in the next round,
 * all together. Ends at the first fault; the wake-ups of start-sync.ts come back for what is left.
 */
export function pushCart(): Promise<PushOutcome> {
  return withLock('cart', pushUntilSettled);
}

async function pushUntilSettled(): Promise<PushOutcome> {
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const row = await withDb(findCartRow);
    if (row === undefined || row.sync === 'synced') return { ok: true };
    // LC10: what the server refuses is not sent again until the person changed it.
    if (row.sync === 'failed') return { ok: false, code: row.failCode ?? 'server.bug' };
    if (await withDb(() => isBeingBooked(row.id))) return { ok: false, code: 'idempotency.in_progress' };
    const outcome = await pushOnce(row);
    if (outcome !== 'again') return outcome;
  }
  await updateCartRow((row) => postponed(row, undefined));
  return { ok: false, code: 'cart.stale' };
}

async function pushOnce(row: CartRow): Promise<PushOutcome | 'again'> {
  if (row.version === null && row.items.length === 0) {
    await updateCartRow((current) =>
      current.edits === row.edits ? { ...current, sync: 'synced' } : current,
    );
    return 'again';
  }
  const unanswered = row.version === null ? row.unanswered : unansweredOf(row);
  await updateCartRow((current) => ({ ...current, sync: 'sending', unanswered }));
  return row.version === null ? createCart(row) : sendItems(row, row.version);
}

/** All that has gone out, or goes out now, since the server was last heard (LC295). */
function unansweredOf({ items, base, unanswered = [] }: CartRow): readonly Id[] {
  const known = new Set(instanceIdsOf(base));
  const sent = new Set([...unanswered, ...instanceIdsOf(items)]);
  return [...sent].filter((id) => !known.has(id));
}

const instanceIdsOf = (items: CartRow['items']) =>
  items.flatMap(({ instances }) => instances.map(({ id }) => id));

async function createCart(row: CartRow): Promise<PushOutcome | 'again'> {
  const answer = await call({
    method: 'POST',
    path: '/cart',
    body: { json: { id: row.id } },
    schema: cartHead,
  });
  if (!answer.ok) {
    // Perhaps it was made and only the answer is missing; the next round asks as if it were.
    if (mayHaveArrived(answer)) await updateCartRow((current) => ({ ...current, version: UNSEEN_VERSION }));
    return refused(row, namesNoCart(answer) ? { ...answer, code: 'cart.no_id' } : answer);
  }
  const { id, version, status } = answer.body;
  if (status !== 'DRAFT') return closeAndGoOn(row.id);
  if (id !== row.id) await adoptId(row.id, id);
  // 200: it was there already, from a lost answer perhaps. What it holds must not be overwritten unseen.
  const known = answer.status === 200 ? UNSEEN_VERSION : version;
  await updateCartRow((current) => ({ ...current, version: known, sync: 'waiting' }));
  return 'again';
}

/** D320: the server says that the cart is made, and not which. */
function namesNoCart({ status, body }: Refusal): boolean {
  return status >= 200 && status < 300 && !z.safeParse(z.object({ id: z.string() }), body).success;
}

async function sendItems(row: CartRow, version: number): Promise<PushOutcome | 'again'> {
  const answer = await call({
    method: 'PATCH',
    path: `/cart/${row.id}/items`,
    headers: { 'If-Match': `"${version}"` },
    body: { json: { mode: 'replace', items: withoutKnownLines(row.items, row.base) } },
    schema: cartAnswer,
  });
  if (!answer.ok) return refused(row, answer);
  await absorbCart(answer.body, { sent: { edits: row.edits, items: row.items } });
  return 'again';
}

async function refused(row: CartRow, answer: Refusal): Promise<PushOutcome | 'again'> {
  const { status, code } = answer;
  if (status === 412) {
    const current = z.safeParse(cartAnswer, answer.body);
    await updateCartRow((stored) => ({ ...stored, sync: 'waiting' }));
    if (current.success) {
      await absorbCart(current.data);
      return 'again';
    }
  }
  if (code === 'cart.not_found') {
    await forgetServerCart(row.id);
    return row.version === null ? postpone(answer) : 'again';
  }
  if (code === 'cart.closed') return closeAndGoOn(row.id);
  if (isTransient(answer) || status === 412) return postpone(answer);
  await updateCartRow((current) =>
    current.edits === row.edits
      ? { ...current, sync: 'failed', failCode: code }
      : { ...current, sync: 'waiting' },
  );
  await learnOfRefusal(code);
  return 'again';
}

async function closeAndGoOn(id: Id): Promise<'again'> {
  await closeCurrentCart(id);
  return 'again';
}

async function postpone(answer: Refusal): Promise<PushOutcome> {
  const failCode = answer.code === 'cart.no_id' ? answer.code : null;
  await updateCartRow((current) => ({ ...postponed(current, answer.retryAfterMs), failCode }));
  return { ok: false, code: answer.code };
}

function postponed(row: CartRow, retryAfterMs: number | undefined): CartRow {
  const nextAt = addMs(now(), backOffMs(row.attempts, retryAfterMs));
  return { ...row, sync: 'waiting', attempts: row.attempts + 1, nextAt };
}

/** D67: an id that the server answers wins over ours. */
function adoptId(mine: Id, theirs: Id): Promise<void> {
  return withDb(() =>
    db.transaction('rw', db.meta, db.carts, async () => {
      const row = await db.carts.get(mine);
      if (row === undefined) return;
      await db.carts.delete(mine);
      await db.carts.put({ ...row, id: theirs });
      await db.meta.put({ k: 'cart', cartId: theirs, v: 1 });
      writeMirror('cart_id_v1', theirs);
    }),
  );
}
