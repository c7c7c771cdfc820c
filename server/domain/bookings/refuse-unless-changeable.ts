import { mayChangeAlone } from '#shared/booking/change-alone.ts';
import { mayEditWork } from '#shared/booking/may-edit-work.ts';
import type { Instant } from '#shared/kernel/instant.ts';
import type { BookingRow } from '../../db/repos/bookings/bookings.ts';
import { findCompany } from '../../db/repos/company.ts';
import type { Tx } from '../../db/with-tenant.ts';
import { AppError } from '../../errors/app-error.ts';
import { openPartOf } from './read/open-part-of.ts';

/** Until the start, and not once it is cancelled (D115). Throws booking.not_changeable. */
export function refuseUnlessChangeable(booking: BookingRow, now: Instant): void {
  if (booking.status === 'CANCELLED' || booking.startsAt <= now) {
    throw new AppError('booking.not_changeable');
  }
}

/** Throws quote.accepted. */
export function refuseIfAgreed(booking: BookingRow): void {
  const quoteAccepted = booking.acceptedQuoteId !== null;
  if (!mayEditWork({ quoteAccepted, ...openPartOf(booking) })) throw new AppError('quote.accepted');
}

/**
 * As the owner's rules are in this transaction (D372): what a customer wants to move or cancel after that, only staff
 * can. Throws booking.too_late.
 */
export async function refuseIfLate(tx: Tx, booking: BookingRow, now: Instant): Promise<void> {
  const { settings } = await findCompany(tx);
  if (!mayChangeAlone(booking.startsAt, now, settings.rules.cancelHours)) {
    throw new AppError('booking.too_late');
  }
}
