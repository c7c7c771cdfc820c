import type { BookingMadeView } from '#shared/api/bookings.ts';
import { storeManagedBooking } from '../bookings/managed-booking.ts';
import { additionsSince } from '../cart/absorb-cart.ts';
import { findOwnCartRow } from '../cart/cart-row.ts';
import { replaceCart } from '../cart/cart-store.ts';
import { now } from '../device/clock.ts';
import { context } from '../device/context.ts';
import { db } from '../device/db.ts';
import { writeTabMirror } from '../device/mirror.ts';
import { withDb } from '../device/open.ts';
import type { BookingIntent } from '../device/rows.ts';
import { CONTACT_DRAFT } from '../drafts/contact-draft.ts';
import { clearDraft } from '../drafts/drafts.ts';
import { lastContactOf } from '../drafts/last-contact.ts';
import { forgetHold } from '../slots/slot-selection.ts';

/**
 * The answer and all it means, in one transaction (LC16): the confirmation is there, and with it the copy of the booking
 * that the answer brought (LC100), the intent is gone, the slot is no longer "held", nothing is wished for, and a fresh cart
 * stands where the booked one was, with what was added while waiting. Of what was typed only who and where stay (LC110).
 * One that was given up leaves alone what was chosen since for another cart (LC261), and none ends what is chosen for
 * an edit, not even in the tab of that edit (LC70).
 */
export async function storeBooked(
  intent: BookingIntent,
  { booking, ...made }: BookingMadeView,
): Promise<void> {
  const confirmation = { ...made, storedAt: now() };
  const isStored = await withDb(() =>
    db.transaction('rw', [db.contexts, db.intents, db.carts, db.meta, db.cache, db.drafts], async () => {
      const waiting = await db.intents.get(intent.id);
      // The device was told to forget while it was sent, or another tab has stored the answer.
      if (waiting === undefined) return false;
      await context('confirmation').put(confirmation);
      const isGivenUp = waiting.kind === 'given-up';
      await db.intents.delete(intent.id);
      // A cart is booked once: nothing came of what was given up for it.
      await db.intents
        .where('cartId')
        .equals(intent.cartId)
        .filter(({ kind }) => kind === 'given-up')
        .delete();
      const row = await findOwnCartRow();
      const booked = row?.id === intent.cartId ? row : undefined;
      if (booked || !isGivenUp) {
        await forgetHold(undefined);
        await context('slot-wishes').clear();
        await clearDraft(CONTACT_DRAFT);
      }
      if (intent.request) await context('last-contact').put(lastContactOf(intent.request));
      if (booking) await storeManagedBooking(booking, made.manageUrl);
      if (booked) await replaceCart(booked, additionsSince(booked));
      return true;
    }),
  );
  if (isStored) writeTabMirror('confirmation', JSON.stringify(confirmation));
}
