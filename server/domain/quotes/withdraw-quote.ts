import type { BookingView } from '#shared/api/bookings.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { insertBookingEvent } from '../../db/repos/bookings/booking-events.ts';
import { closeQuote, reviseBooking } from '../../db/repos/bookings/quotes.ts';
import type { Tenant } from '../../db/tenant.ts';
import { withTenant } from '../../db/with-tenant.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors/app-error.ts';
import { toBookingView } from '../bookings/read/booking-view.ts';
import { findForStaff, refuseIfStale } from './find-for-staff.ts';

export interface WithdrawQuoteCall {
  readonly bookingId: Id;
  readonly actor: string;
  readonly expectedVersion?: number | undefined;
}

/** Takes the open quote back; without one nothing happens. Its mail, if it still waits, is not sent. */
export async function withdrawQuote(
  deps: Deps,
  tenant: Tenant,
  { bookingId, actor, expectedVersion }: WithdrawQuoteCall,
): Promise<BookingView> {
  return withTenant(deps.db, tenant.id, async (tx) => {
    const booking = await findForStaff(tx, bookingId);
    const { offer } = booking;
    if (!offer) return toBookingView(booking);
    refuseIfStale(booking, expectedVersion);
    const at = deps.now();
    if (!(await reviseBooking(tx, booking, booking.status, at))) throw new AppError('booking.changed');
    await closeQuote(tx, bookingId, 'WITHDRAWN', at);
    const detail = { quoteId: offer.id };
    await insertBookingEvent(tx, { id: deps.newId(), bookingId, kind: 'quote.withdrawn', actor, detail, at });
    return toBookingView(await findForStaff(tx, bookingId));
  });
}
