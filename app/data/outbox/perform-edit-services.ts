import { bookingMadeView, bookingView } from '#shared/api/bookings.ts';
import { cartAnswer } from '#shared/api/cart.ts';
import { managedBookingKey, storeManagedBooking } from '../bookings/managed-booking.ts';
import { absorbCart } from '../cart/absorb-cart.ts';
import { dropEdit } from '../changes/edit-store.ts';
import { unmarkTabEditing } from '../changes/mark-tab-editing.ts';
import { db } from '../device/db.ts';
import { withDb } from '../device/open.ts';
import type { EditServicesIntent } from '../device/rows.ts';
import { editedCartId } from '../device/tab/edit-tab.ts';
import { markSlotTaken } from '../slots/slot-selection.ts';
import { call, type Refusal } from '../wire/http.ts';
import { judgeRefusal, type Performed } from './performed.ts';

/**
 * Asks the server to put an edit into its booking, which it does as a whole or not at all. The edit ends here in the
 * transaction that ends the intent (LC74). What a refusal tells is kept for the question: the booking as it is now in
 * its copy, the cart with its prices in its own row.
 */
export async function performEditServices(row: EditServicesIntent): Promise<Performed> {
  const answer = await call({
    method: 'POST',
    path: '/bookings',
    headers: { 'Idempotency-Key': row.id },
    body: { bytes: row.body },
    schema: bookingMadeView,
  });
  if (!answer.ok) {
    await learn(row, answer);
    return judgeRefusal(answer);
  }
  const { manageUrl } = answer.body;
  // First, so that this tab does not take its own success for the end of an edit that something else has ended.
  if (editedCartId() === row.cartId) unmarkTabEditing();
  await withDb(() =>
    db.transaction('rw', db.intents, db.contexts, db.carts, db.drafts, db.cache, async () => {
      await dropEdit(row.cartId);
      const key = managedBookingKey(row.bookingId);
      const copy = await db.cache.get(key);
      if (copy?.kind === 'booking') await db.cache.put({ ...copy, manageUrl });
      await db.intents.delete(row.id);
    }),
  );
  return { kind: 'done' };
}

async function learn(row: EditServicesIntent, { code, body }: Refusal): Promise<void> {
  if (code === 'slot.taken') await markSlotTaken(row.startAt);
  const current = cartAnswer.safeParse(body);
  if (current.success) await absorbCart(current.data);
  const changed = bookingView.safeParse(bookingIn(body));
  if (changed.success) await storeManagedBooking(changed.data);
}

function bookingIn(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'booking' in body ? body.booking : undefined;
}
