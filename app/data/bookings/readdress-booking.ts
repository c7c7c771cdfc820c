import { readdressedView } from '#shared/api/booking-changes.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { context } from '../device/context.ts';
import { writeTabMirror } from '../device/mirror.ts';
import { withDb } from '../device/open.ts';
import type { FailCode } from '../device/rows.ts';
import { call } from '../wire/http.ts';
import {
  type BookingLink,
  bookingPath,
  renewManagedBooking,
  storeManagedBooking,
} from './managed-booking.ts';

type ReaddressOutcome = { readonly ok: true } | { readonly ok: false; readonly code: FailCode };

/**
 * Puts a mistyped address right. The old link ends with it, so the new one is written down with the answer, in the
 * confirmation too. `key` must stay the same for the same wish: after a lost answer it is the only way to the new link.
 */
export async function readdressBooking(
  { id, email, sig }: BookingLink,
  newEmail: string,
  key: Id,
): Promise<ReaddressOutcome> {
  const answer = await call({
    method: 'POST',
    path: `${bookingPath(id)}/email`,
    headers: { 'Idempotency-Key': key },
    body: { json: { email, sig, newEmail } },
    schema: readdressedView,
  });
  if (!answer.ok) return { ok: false, code: answer.code };
  const { manageUrl, ...booking } = answer.body;
  // The device that has just booked it goes on knowing it, also where the link of before was refused meanwhile.
  const isOurs = await keepInConfirmation(id, booking.email, manageUrl);
  await (isOurs
    ? withDb(() => storeManagedBooking(booking, manageUrl))
    : renewManagedBooking(booking, manageUrl));
  await correctLastContact(email, booking.email);
  return { ok: true };
}

async function keepInConfirmation(id: Id, email: string, manageUrl: string): Promise<boolean> {
  const kept = await context('confirmation').update((made) =>
    made?.bookingId === id ? { ...made, email, manageUrl } : made,
  );
  const isOurs = kept?.bookingId === id;
  if (isOurs) writeTabMirror('confirmation', JSON.stringify(kept));
  return isOurs;
}

/** The next booking must not begin with the mistake (LC110). */
async function correctLastContact(wrong: string, email: string): Promise<void> {
  await context('last-contact').update((last) =>
    last?.email.toLowerCase() === wrong.toLowerCase() ? { ...last, email } : last,
  );
}
