import type { BookingView } from '#shared/api/bookings.ts';
import type { AskQuoteAgainInput } from '#shared/api/quotes.ts';
import { isQuoteExpired } from '#shared/booking/quote-rules.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { insertBookingEvent } from '../../db/repos/bookings/booking-events.ts';
import { findBooking } from '../../db/repos/bookings/bookings.ts';
import { closeQuote, findQuoteEnd, reviseBooking } from '../../db/repos/bookings/quotes.ts';
import type { Tenant } from '../../db/tenant.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors/app-error.ts';
import { viewForCustomer } from '../bookings/read/customer-view.ts';
import { withProvenBooking } from '../bookings/with-proven-booking.ts';
import { tellFact } from '../notices/tell-fact.ts';
import { openQuoteOf } from './open-quote-of.ts';

/**
 * Asks for a new price when the last one is over: the booking waits for the owner again, who sees it in its history.
 * Asked twice it is the same answer. Throws booking.not_changeable and booking.changed.
 */
export async function askQuoteAgain(
  deps: Deps,
  tenant: Tenant,
  bookingId: Id,
  input: AskQuoteAgainInput,
): Promise<BookingView> {
  const catalogue = await deps.catalogue.current(tenant);
  return withProvenBooking(deps, tenant, { bookingId, ...input }, async (tx, booking) => {
    const at = deps.now();
    const isAsked = booking.offer == null && (await findQuoteEnd(tx, input.quoteId)) === 'EXPIRED';
    if (isAsked) return viewForCustomer(tx, booking, catalogue);
    const { id: quoteId, validUntil } = openQuoteOf(booking, input.quoteId);
    // Still good: there is nothing to ask for, and the page that asked shows it again.
    if (!isQuoteExpired(validUntil, at, booking.timeZone)) return viewForCustomer(tx, booking, catalogue);
    if (!(await reviseBooking(tx, booking, 'PENDING', at))) throw new AppError('booking.changed');
    await closeQuote(tx, bookingId, 'EXPIRED', at);
    await insertBookingEvent(tx, {
      id: deps.newId(),
      bookingId,
      kind: 'quote.asked_again',
      actor: 'customer',
      detail: { quoteId, validUntil },
      at,
    });
    const asked = await findBooking(tx, bookingId);
    if (!asked) throw new Error('Expected the booking that was just written');
    await tellFact(tx, deps, asked, {
      dedupeKey: `asked_again:${quoteId}`,
      notice: { kind: 'quote', actor: 'customer', detail: {} },
      event: 'quote.requested',
      at,
    });
    return viewForCustomer(tx, asked, catalogue);
  });
}
