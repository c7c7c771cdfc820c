import type { ReaddressedView, ReaddressInput } from '#shared/api/booking-changes.ts';
import { findContactFault } from '#shared/booking/contact-rules.ts';
import { READDRESS_WINDOW_MIN } from '#shared/booking/readdress-window.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { minutesBetween } from '#shared/kernel/instant.ts';
import { changeContactOf } from '../../../db/repos/bookings/booking-contact.ts';
import { insertBookingEvent } from '../../../db/repos/bookings/booking-events.ts';
import { type BookingRow, findBooking } from '../../../db/repos/bookings/bookings.ts';
import { moveCustomerNote } from '../../../db/repos/customers/customer-notes.ts';
import { enqueueMail } from '../../../db/repos/mail-outbox.ts';
import type { Tenant } from '../../../db/tenant.ts';
import { type Tx, withTenant } from '../../../db/with-tenant.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../errors/app-error.ts';
import { fingerprint } from '../../idempotency/fingerprint.ts';
import { type Once, runOnce } from '../../idempotency/run-once.ts';
import { linkToBooking } from '../../links/booking-link.ts';
import { normalizeEmail } from '../../links/sign-link.ts';
import { mailOfferAnew } from '../../quotes/mail-offer.ts';
import { proveBooking } from '../prove-booking.ts';
import { viewForCustomer } from '../read/customer-view.ts';
import { refuseUnlessChangeable } from '../refuse-unless-changeable.ts';
import { BookingChanged, retryWhenChanged } from '../retry-when-changed.ts';

/**
 * Puts a mistyped address right within half an hour of booking (D90, D106): the old link ends, the confirmation
 * goes out again, to the new address. The same key is the same answer although its link has ended with the first: a
 * lost answer must not lock out the person who asked. Throws link.invalid, booking.not_changeable and request.invalid.
 */
export async function readdressBooking(
  deps: Deps,
  tenant: Tenant,
  bookingId: Id,
  input: ReaddressInput,
  idempotencyKey: string,
): Promise<Once<ReaddressedView>> {
  const proof = proveBooking(deps, tenant, { bookingId, email: input.email, sig: input.sig });
  if (!proof) throw new AppError('link.invalid');
  const catalogue = await deps.catalogue.current(tenant);
  const key = {
    scope: 'POST /bookings/:id/email',
    key: idempotencyKey,
    fingerprint: fingerprint({ bookingId, ...input }),
  };
  return retryWhenChanged(() =>
    withTenant(deps.db, tenant.id, (tx) =>
      runOnce(tx, key, 200, {
        read: () => findBooking(tx, bookingId),
        work: async (booking) => {
          if (!booking || !proof.fits(booking)) throw new AppError('link.invalid');
          const readdressed = await readdress(deps, tx, booking, input);
          const manageUrl = linkToBooking(deps.env, tenant, readdressed);
          return { ...(await viewForCustomer(tx, readdressed, catalogue)), manageUrl };
        },
      }),
    ),
  );
}

async function readdress(
  deps: Deps,
  tx: Tx,
  booking: BookingRow,
  { newEmail }: ReaddressInput,
): Promise<BookingRow> {
  const now = deps.now();
  const email = normalizeEmail(newEmail);
  const fault = findContactFault('email', email);
  if (fault) {
    throw new AppError('request.invalid', { fields: { newEmail: fault === 'reserved' ? 'invalid' : fault } });
  }
  refuseUnlessChangeable(booking, now);
  if (minutesBetween(booking.createdAt, now) >= READDRESS_WINDOW_MIN)
    throw new AppError('booking.not_changeable');
  if (email === booking.email) return booking;
  const changed = await changeContactOf(tx, booking, { email }, now);
  if (!changed) throw new BookingChanged();
  await moveCustomerNote(tx, booking.email, email);
  await Promise.all([
    insertBookingEvent(tx, {
      id: deps.newId(),
      bookingId: booking.id,
      kind: 'booking.readdressed',
      actor: 'customer',
      detail: {},
      at: now,
    }),
    enqueueMail(tx, {
      id: deps.newId(),
      dedupeKey: `booked:${booking.id}:${changed.version}`,
      kind: changed.status === 'PENDING' ? 'booking.pending' : 'booking.booked',
      recipient: email,
      locale: booking.locale,
      payload: { bookingId: booking.id },
    }),
    // A caller with a link causes it, so it is counted with what callers cause.
    mailOfferAnew(tx, deps, booking, changed, { byOffice: false }),
  ]);
  return changed;
}
