import type { ChangeNotesInput } from '#shared/api/booking-changes.ts';
import type { BookingView } from '#shared/api/bookings.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { changeContactOf } from '../../db/repos/booking-contact.ts';
import { insertBookingEvent } from '../../db/repos/booking-events.ts';
import type { BookingRow } from '../../db/repos/bookings.ts';
import type { Tx } from '../../db/with-tenant.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Tenant } from '../tenants/tenant.ts';
import { toBookingView } from './booking-view.ts';
import { prefixed } from './notes-with-prefix.ts';
import { refuseUnlessChangeable } from './refuse-unless-changeable.ts';
import { BookingMoved, retryWhenMoved } from './retry-when-moved.ts';
import { viewWithHistory } from './view-with-history.ts';
import { withProvenBooking } from './with-proven-booking.ts';

/**
 * Gate code and notes alone, until the start: a new version and a line of history, no mail, because nothing that a mail
 * tells has changed (decision 123). What the booking has already is the same answer, whatever version was expected, so
 * the same call may be sent again. Throws link.invalid, booking.not_changeable, booking.changed with what it is now.
 */
export async function changeNotes(
  deps: Deps,
  tenant: Tenant,
  bookingId: Id,
  input: ChangeNotesInput,
): Promise<BookingView> {
  return retryWhenMoved(() =>
    withProvenBooking(deps, tenant, { bookingId, ...input }, async (tx, booking) =>
      viewWithHistory(tx, await changeInTransaction(deps, tx, booking, input)),
    ),
  );
}

async function changeInTransaction(
  deps: Deps,
  tx: Tx,
  booking: BookingRow,
  input: ChangeNotesInput,
): Promise<BookingRow> {
  const now = deps.now();
  refuseUnlessChangeable(booking, now);
  const notes = input.notes === undefined ? booking.notes : prefixed(booking.notesPrefix, input.notes);
  const gateCode = input.gateCode === undefined ? booking.gateCode : input.gateCode.trim() || null;
  const fields = [notes !== booking.notes && 'notes', gateCode !== booking.gateCode && 'gateCode'];
  if (!fields.some(Boolean)) return booking;
  if (booking.version !== (input.expectedVersion ?? booking.version)) {
    throw new AppError('booking.changed', { booking: toBookingView(booking) });
  }
  const changed = await changeContactOf(tx, booking, { notes, gateCode }, now);
  if (!changed) throw new BookingMoved();
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
