import type { CartAnswer } from '#shared/api/cart.ts';
import type { CartItem } from '#shared/cart/cart.ts';
import { type MergedCarts, mergeCarts, type PlacedInstance } from '#shared/cart/merge-carts.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { instantFromMs } from '#shared/kernel/instant.ts';
import { toCents } from '#shared/kernel/money.ts';
import { now } from '../device/clock.ts';
import { db } from '../device/db.ts';
import { withDb } from '../device/open.ts';
import type { CartRow, RemovedFromCart } from '../device/rows.ts';
import { isBeingBooked } from '../device/sent-booking.ts';
import { updateRow } from '../device/update-row.ts';
import { readBooked } from '../wire/read-booked.ts';
import { readCoupons, readItems } from '../wire/read-cart-answer.ts';
import { withoutCode } from './agreed-price.ts';
import { findCartRow } from './cart-row.ts';
import { freshRow, replaceCart } from './cart-store.ts';

/** What a push sent, so that its answer can be told from edits made since. */
interface Sent {
  readonly edits: number;
  readonly items: readonly CartItem[];
}

interface Absorbing {
  readonly sent?: Sent;
  /** The code that this answer took off. */
  readonly takenOff?: string;
}

/**
 * Takes the server's cart into the current row (LC7, LC8). Without local changes the server's list is taken as it is;
 * otherwise it is merged three ways and stays to be sent. An answer older than what is known is ignored; an answer
 * for another cart too; a cart that is no longer a draft is replaced by a new one.
 */
export function absorbCart(answer: CartAnswer, { sent, takenOff }: Absorbing = {}): Promise<void> {
  return withDb(() =>
    db.transaction('rw', db.meta, db.carts, db.intents, async () => {
      const row = await findCartRow();
      if (row === undefined || row.id !== answer.cart.id) return;
      if (answer.cart.status !== 'DRAFT') return closeCart(row);
      if (row.version !== null && answer.cart.version < row.version) return;
      await db.carts.put(foregoing(absorbed(row, answer, sent), takenOff));
    }),
  );
}

/** The server will not change the current cart any more; see `closeCart`. With an `id`, only if it is that one. */
export function closeCurrentCart(id?: Id): Promise<void> {
  return withDb(() =>
    db.transaction('rw', db.meta, db.carts, db.intents, async () => {
      const row = await findCartRow();
      if (row !== undefined && (id === undefined || row.id === id)) await closeCart(row);
    }),
  );
}

/** LC5: the server does not know this cart (any more); the next push makes it again under the same id. */
export async function forgetServerCart(id: Id): Promise<void> {
  await updateRow(db.carts, id, (row): CartRow | undefined => {
    // Made for an edit: it would come back as an order of its own.
    if (row === undefined || row.editingBookingId !== null) return undefined;
    const sync = row.items.length === 0 ? 'synced' : 'waiting';
    return {
      ...row,
      version: null,
      unanswered: undefined,
      base: [],
      coupons: [],
      sync,
      acceptedTotalCents: null,
    };
  });
}

/**
 * What the server knew is booked (or gone); what was added here since is carried into a new cart (D309). While a
 * booking of it is unanswered nothing moves: the answer decides.
 */
async function closeCart(row: CartRow): Promise<void> {
  // An edit that was quit, saved or given up elsewhere is over; the person's own cart was another one all the while.
  if (row.editingBookingId !== null) return db.carts.delete(row.id);
  if (await isBeingBooked(row.id)) return;
  await replaceCart(row, additionsSince(row));
}

/** Lines and instances that the server never acknowledged. */
export function additionsSince(row: CartRow): readonly CartItem[] {
  return mergeCarts({ base: row.base, mine: row.items, theirs: [] }).items;
}

/** The row of a cart that the server made, to edit a booking with. */
export function cloneRow(answer: CartAnswer): CartRow {
  return absorbed(freshRow(answer.cart.id, [], answer.cart.version), answer, undefined);
}

function foregoing(row: CartRow, code: string | undefined): CartRow {
  return row.agreed && code !== undefined ? { ...row, agreed: withoutCode(row.agreed, code) } : row;
}

function absorbed(row: CartRow, { cart, totals }: CartAnswer, sent: Sent | undefined): CartRow {
  const untouched = sent === undefined ? row.sync === 'synced' : row.edits === sent.edits;
  const base = sent?.items ?? row.base;
  const theirs = readItems(cart.items);
  const merged: MergedCarts = untouched
    ? { items: theirs, removedByOthers: [], overwritten: [] }
    : mergeCarts({ base, mine: row.items, theirs, unanswered: row.unanswered });
  // A read of the very version that was sent on may be older than what was sent.
  const isHeard = sent !== undefined || row.version === null || cart.version > row.version;
  const common = {
    ...row,
    items: merged.items,
    base: theirs,
    version: cart.version,
    unanswered: isHeard ? undefined : row.unanswered,
    editingBookingId: cart.editingBookingId,
    coupons: readCoupons(cart.promotions),
    acceptedTotalCents: toCents(totals.total),
    booked: cart.booked && readBooked(cart.booked),
    lastRemoved: removedNotice(merged.removedByOthers) ?? row.lastRemoved,
  };
  if (!untouched) return common;
  return { ...common, sync: 'synced', failCode: null, attempts: 0, nextAt: instantFromMs(0) };
}

function removedNotice(removed: readonly PlacedInstance[]): RemovedFromCart | undefined {
  if (removed.length === 0) return undefined;
  const items = removed.map(({ itemId, serviceId, productId, instance }) => ({
    id: itemId,
    serviceId,
    productId,
    instances: [instance],
  }));
  return { items, at: now(), by: 'other' };
}
