import type { ChangeNotesInput } from '#shared/api/booking-changes.ts';
import type { BookingView } from '#shared/api/bookings.ts';
import type { PriceBook } from '#shared/catalogue/price-book.ts';
import type { Id } from '#shared/kernel/ids.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import { changeContactOf, changeLanguageOf } from '../../../db/repos/bookings/booking-contact.ts';
import { insertBookingEvent } from '../../../db/repos/bookings/booking-events.ts';
import type { BookingRow } from '../../../db/repos/bookings/bookings.ts';
import type { Tenant } from '../../../db/tenant.ts';
import type { Tx } from '../../../db/with-tenant.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../errors/app-error.ts';
import { lockClaimsOf } from '../cancel/cancel-booking.ts';
import { toBookingView } from '../read/booking-view.ts';
import { viewForCustomer } from '../read/customer-view.ts';
import { refuseUnlessChangeable } from '../refuse-unless-changeable.ts';
import { BookingChanged, retryWhenChanged } from '../retry-when-changed.ts';
import { withProvenBooking } from '../with-proven-booking.ts';
import { workInLanguage } from '../work/words-of-item.ts';
import { prefixed } from './notes-with-prefix.ts';

/**
 * Gate code, notes and language alone. The language of a booking is free to change at any time; the rest until the
 * start: a new version and a line of history, no mail, because nothing that a mail tells has changed (D123).
 * What the booking has already is the same answer, whatever version was expected, so the same call may be sent again.
 * Throws link.invalid, booking.not_changeable, booking.changed with what it is now.
 */
export async function changeNotes(
  deps: Deps,
  tenant: Tenant,
  bookingId: Id,
  input: ChangeNotesInput,
): Promise<BookingView> {
  const catalogue = await deps.catalogue.current(tenant);
  return retryWhenChanged(() =>
    withProvenBooking(deps, tenant, { bookingId, ...input }, async (tx, booking) => {
      const noted = await changeInTransaction(deps, tx, booking, input);
      const changed = await changeLanguage(tx, noted, catalogue.book, input.locale);
      return viewForCustomer(tx, changed, catalogue);
    }),
  );
}

/** Its words too, so that a later mail is in one language (D18). */
async function changeLanguage(
  tx: Tx,
  booking: BookingRow,
  book: PriceBook,
  locale: Locale | undefined,
): Promise<BookingRow> {
  if (locale === undefined || locale === booking.locale) return booking;
  const changed = await changeLanguageOf(tx, booking, { locale, ...workInLanguage(booking, book, locale) });
  if (!changed) throw new BookingChanged();
  return changed;
}

async function changeInTransaction(
  deps: Deps,
  tx: Tx,
  booking: BookingRow,
  input: ChangeNotesInput,
): Promise<BookingRow> {
  if (input.notes === undefined && input.gateCode === undefined) return booking;
  const now = deps.now();
  refuseUnlessChangeable(booking, now);
  const notes = input.notes === undefined ? booking.notes : prefixed(booking.notesPrefix, input.notes);
  const gateCode = input.gateCode === undefined ? booking.gateCode : input.gateCode.trim() || null;
  const fields = [notes !== booking.notes && 'notes', gateCode !== booking.gateCode && 'gateCode'];
  if (!fields.some(Boolean)) return booking;
  if (booking.version !== (input.expectedVersion ?? booking.version)) {
    throw new AppError('booking.changed', { booking: toBookingView(booking) });
  }
  // No time changes, but whoever drives there reads the day again (D526).
  await lockClaimsOf(tx, booking);
  const changed = await changeContactOf(tx, booking, { notes, gateCode }, now);
  if (!changed) throw new BookingChanged();
  await insertBookingEvent(tx, {
    id: deps.newId(),
    bookingId: booking.id,
    kind: 'booking.noted',
    actor: 'customer',
    // Which of them, never what they say.
    detail: { fields: fields.filter(Boolean) },
    at: now,
  });
  return changed;
}
