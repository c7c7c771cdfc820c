import { readdressedView } from '#shared/api/booking-changes.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { db } from '../device/db.ts';
import { writeTabMirror } from '../device/mirror.ts';
import { withDb } from '../device/open.ts';
import type { FailCode } from '../device/rows.ts';
import { readLastContact } from '../drafts/read-last-contact.ts';
import { call } from '../wire/http.ts';
import { type BookingLink, bookingPath, storeManagedBooking } from './managed-booking.ts';

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
  await storeManagedBooking(booking, manageUrl);
  await keepInConfirmation(id, booking.email, manageUrl);
  await correctLastContact(email, booking.email);
  return { ok: true };
}

async function keepInConfirmation(id: Id, email: string, manageUrl: string): Promise<void> {
  const kept = await withDb(() =>
    db.transaction('rw', db.contexts, async () => {
      const row = await db.contexts.get('confirmation');
      if (row?.k !== 'confirmation' || row.value.bookingId !== id) return undefined;
      const value = { ...row.value, email, manageUrl };
      await db.contexts.put({ ...row, value });
      return value;
    }),
  );
  if (kept) writeTabMirror('confirmation', JSON.stringify(kept));
}

/** The next booking must not begin with the mistake (LC110). */
async function correctLastContact(wrong: string, email: string): Promise<void> {
  await withDb(() =>
    db.transaction('rw', db.contexts, async () => {
      const last = await readLastContact();
      // A link names it as the server writes it.
      if (last?.email.toLowerCase() !== wrong.toLowerCase()) return;
      await db.contexts.put({ k: 'last-contact', value: { ...last, email }, v: 1 });
    }),
  );
}
