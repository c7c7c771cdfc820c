import type { BookingMadeView } from '#shared/api/bookings.ts';
import { findCartRow } from '../cart-row.ts';
import { replaceCart } from '../cart-store.ts';
import { now } from '../clock.ts';
import { db } from '../db.ts';
import { writeTabMirror } from '../mirror.ts';
import { withDb } from '../open.ts';
import type { BookingIntent } from '../rows.ts';
import { forgetHold } from '../slot-selection.ts';
import { additionsSince } from './absorb-cart.ts';

/**
 * The answer and all it means, in one transaction (LC16): the confirmation is there, the intent is gone, the slot is
 * no longer "held", nothing is wished for, and a fresh cart stands where the booked one was, with what was added while waiting.
 */
export async function storeBooked(intent: BookingIntent, made: BookingMadeView): Promise<void> {
  const confirmation = { ...made, storedAt: now() };
  await withDb(() =>
    db.transaction('rw', db.contexts, db.intents, db.carts, db.meta, async () => {
      await db.contexts.put({ k: 'confirmation', value: confirmation, v: 1 });
      await db.intents.delete(intent.id);
      await forgetHold();
      await db.contexts.delete('slot-wishes');
      const row = await findCartRow();
      if (row?.id === intent.cartId) await replaceCart(row, additionsSince(row));
    }),
  );
  writeTabMirror('confirmation', JSON.stringify(confirmation));
}
