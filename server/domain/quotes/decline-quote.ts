import type { BookingView } from '#shared/api/bookings.ts';
import type { DeclineQuoteInput } from '#shared/api/quotes.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { findQuoteEnd } from '../../db/repos/bookings/quotes.ts';
import type { Tenant } from '../../db/tenant.ts';
import type { Deps } from '../../deps.ts';
import { cancelInTransaction } from '../bookings/cancel/cancel-booking.ts';
import { viewForCustomer } from '../bookings/read/customer-view.ts';
import { retryWhenChanged } from '../bookings/retry-when-changed.ts';
import { withProvenBooking } from '../bookings/with-proven-booking.ts';
import { openQuoteOf } from './open-quote-of.ts';

/**
 * A no to the quote is a no to the visit: the booking is cancelled and its time is free, also after the visit at which
 * the price was made, and for a quote that has expired. Said twice it is the same answer and one mail.
 */
export async function declineQuote(
  deps: Deps,
  tenant: Tenant,
  bookingId: Id,
  input: DeclineQuoteInput,
): Promise<BookingView> {
  const catalogue = await deps.catalogue.current(tenant);
  return retryWhenChanged(() =>
    withProvenBooking(deps, tenant, { bookingId, ...input }, async (tx, booking) => {
      const isDone = booking.status === 'CANCELLED' && (await findQuoteEnd(tx, input.quoteId)) === 'DECLINED';
      if (isDone) return viewForCustomer(tx, booking, catalogue);
      const { id: quoteId } = openQuoteOf(booking, input.quoteId);
      const reason = input.reason?.trim();
      const detail = { quoteId, ...(reason && { reason }) };
      const cancelled = await cancelInTransaction(deps, tx, booking, { kind: 'quote.declined', detail });
      return viewForCustomer(tx, cancelled, catalogue);
    }),
  );
}
