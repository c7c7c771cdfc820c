import { cloneView } from '#shared/api/bookings.ts';
import { cartAnswer } from '#shared/api/cart.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { parseInstant } from '#shared/kernel/instant.ts';
import { now } from '../clock.ts';
import { db } from '../db.ts';
import { dropEdit } from '../edit-store.ts';
import { call } from '../http.ts';
import { type BookingLink, bookingPath } from '../managed-booking.ts';
import { markTabEditing } from '../mark-tab-editing.ts';
import { unmarkTabMoving } from '../mark-tab-moving.ts';
import { withDb } from '../open.ts';
import type { CartRow, EditServicesContext, FailCode } from '../rows.ts';
import { cloneRow } from '../sync/absorb-cart.ts';
import { writeTabKeys } from '../write-tab-keys.ts';
import { releaseHold } from './release-hold.ts';
import { sendEditQuits } from './send-edit-quits.ts';

type EnterEditOutcome =
  | { readonly ok: true; readonly cartId: Id }
  | { readonly ok: false; readonly code: FailCode };

/**
 * Asks for a cart of what was booked and makes it this tab's cart (LC70). Nothing changes here before the whole of it
 * is on the device; a move that was under way ends with it, as does an edit in another tab (decision 13).
 */
export async function enterEditServices(link: BookingLink): Promise<EnterEditOutcome> {
  await sendEditQuits();
  writeTabKeys({ edit_seeding: '1' });
  try {
    return await enter(link);
  } finally {
    writeTabKeys({ edit_seeding: null });
  }
}

async function enter({ id, email, sig }: BookingLink): Promise<EnterEditOutcome> {
  const made = await call({
    method: 'POST',
    path: `${bookingPath(id)}/clone-to-cart`,
    body: { json: { email, sig } },
    schema: cloneView,
  });
  if (!made.ok) return { ok: false, code: made.code };
  const { cartId, startISO, endISO, timeZone, version } = made.body;
  const initialStartAt = parseInstant(startISO);
  const initialEndAt = parseInstant(endISO);
  if (initialStartAt === undefined || initialEndAt === undefined) return { ok: false, code: 'server.bug' };
  const found = await call({
    method: 'GET',
    path: `/cart/${cartId}`,
    query: { withTotals: 1 },
    schema: cartAnswer,
  });
  if (!found.ok) return { ok: false, code: found.code };
  await releaseHold();
  await begin(cloneRow(found.body), {
    bookingId: id,
    cartId,
    email,
    sig,
    initialStartAt,
    initialEndAt,
    timeZone,
    version,
    enteredAt: now(),
  });
  return { ok: true, cartId };
}

async function begin(cart: CartRow, context: EditServicesContext): Promise<void> {
  await withDb(() =>
    db.transaction('rw', db.contexts, db.carts, async () => {
      const other = await db.contexts.get('edit-services');
      if (other?.k === 'edit-services' && other.value.cartId !== cart.id) await dropEdit(other.value.cartId);
      await db.contexts.bulkDelete(['reschedule', 'edit-intent']);
      await db.carts.put(cart);
      await db.contexts.put({ k: 'edit-services', value: context, v: 1 });
    }),
  );
  unmarkTabMoving();
  markTabEditing(context);
}
