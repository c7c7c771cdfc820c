import { bookingView } from '#shared/api/bookings.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import type { FailCode } from '../device/rows.ts';
import { call } from '../wire/http.ts';
import { loadBooking } from './load-booking.ts';
import { type BookingLink, bookingPath, renewManagedBooking } from './managed-booking.ts';

/** Of a booking; an empty text removes what was there. */
export interface BookingNotes {
  readonly notes: string;
  readonly gateCode: string;
}

type ChangeNotesOutcome = { readonly ok: true } | { readonly ok: false; readonly code: FailCode };

/**
 * Saves gate code and notes, needs the server, and keeps its answer. Repeating it is harmless. When the booking was
 * changed meanwhile the copy is renewed first, so that the form can show what it is now.
 */
export async function changeNotes(
  link: BookingLink,
  notes: BookingNotes,
  expectedVersion: number,
): Promise<ChangeNotesOutcome> {
  const { id, email, sig } = link;
  const answer = await call({
    method: 'PATCH',
    path: bookingPath(id),
    body: { json: { email, sig, ...notes, expectedVersion } },
    schema: bookingView,
  });
  if (answer.ok) {
    await renewManagedBooking(answer.body);
    return { ok: true };
  }
  if (answer.code === 'booking.changed') await loadBooking(link);
  return { ok: false, code: answer.code };
}

/** D18: mails follow the language that the booking is read in. True once the server has it. */
export async function changeBookingLocale({ id, email, sig }: BookingLink, locale: Locale): Promise<boolean> {
  const json = { email, sig, locale };
  const answer = await call({ method: 'PATCH', path: bookingPath(id), body: { json }, schema: bookingView });
  if (answer.ok) await renewManagedBooking(answer.body);
  return answer.ok;
}
