import { findBooking } from '../db/repos/bookings.ts';
import type { MailKind, MailRow } from '../db/repos/mail-outbox.ts';
import type { Tx } from '../db/with-tenant.ts';
import { toBookingView } from '../domain/bookings/booking-view.ts';
import { linkToBooking } from '../domain/links/booking-link.ts';
import type { Tenant } from '../domain/tenants/tenant.ts';
import type { Env } from '../env.ts';
import type { BookingMailKind, RenderedMail } from './booking-mail.ts';
import { renderBookingMail } from './booking-mail.ts';

const kindOf: Readonly<Record<MailKind, BookingMailKind>> = {
  'booking.booked': 'booked',
  'booking.pending': 'pending',
  'booking.cancelled': 'cancelled',
};

export interface ComposedMail extends RenderedMail {
  /** It would say that a cancelled visit is booked: no longer to be sent. */
  readonly isOvertaken: boolean;
}

/**
 * The words of an outbox row, made from the booking as it is now; undefined when the booking is gone. Called when a
 * mail is sent and when the back office reads it, so both show the same.
 */
export async function composeMail(
  tx: Tx,
  env: Env,
  tenant: Tenant,
  mail: MailRow,
): Promise<ComposedMail | undefined> {
  const row = await findBooking(tx, mail.payload.bookingId);
  if (!row) return undefined;
  const words = renderBookingMail({
    kind: kindOf[mail.kind],
    locale: mail.locale,
    booking: toBookingView(row),
    companyName: tenant.name,
    manageUrl: linkToBooking(env, tenant.id, row),
    bookAgainUrl: `${env.publicUrl}/services`,
  });
  return { ...words, isOvertaken: row.status === 'CANCELLED' && mail.kind !== 'booking.cancelled' };
}
