import type { BookingRow, NewBooking } from '../../../db/repos/bookings/bookings.ts';
import type { BookingMade } from '../../../db/repos/bookings/insert-booking.ts';
import type { Tx } from '../../../db/with-tenant.ts';
import type { Deps } from '../../../deps.ts';
import { asksQuoteToo, bookingFacts, madeKind } from '../../webhooks/booking-facts.ts';
import { tellReceivers } from '../../webhooks/tell-receivers.ts';

/**
 * What is told of a booking just made by the statement that makes it. Where a part of it is to be quoted, staff have one
 * notice of both, as of an edit (D384, D565).
 */
export function toldOfNew(
  { newId }: Pick<Deps, 'newId'>,
  booking: NewBooking,
): Pick<BookingMade, 'notice' | 'event'> {
  const news = asksQuoteToo(booking)
    ? ({ kind: 'quote', detail: { also: 'booked' } } as const)
    : ({ kind: booking.quote ? 'quote' : 'booked', detail: {} } as const);
  const event = { id: newId(), kind: madeKind(booking), facts: bookingFacts(booking) };
  return { notice: { id: newId(), ...news }, event };
}

/** And what that statement leaves, because few bookings have it: that other programs hear of the price that is asked for. */
export async function tellQuoteOfNew(
  tx: Tx,
  { newId }: Pick<Deps, 'newId'>,
  booking: BookingRow,
): Promise<void> {
  if (!asksQuoteToo(booking)) return;
  await tellReceivers(tx, booking, {
    id: newId(),
    kind: 'quote.requested',
    dedupeKey: `quote:${booking.id}:${booking.version}`,
    at: booking.createdAt,
  });
}
