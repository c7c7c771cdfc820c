import type { Instant } from '#shared/kernel/instant.ts';
import { formatInstant } from '#shared/kernel/instant.ts';
import { statement, type Tx } from '../../with-tenant.ts';
import { type BookingRow, bookingColumns, type NewBooking, toColumn, written } from './bookings.ts';

/** What an edit may change. Who booked it, in which language and zone, and of which cart it was made, stays. */
const changed = [
  'claimId',
  'status',
  'customerName',
  'firstName',
  'lastName',
  'phone',
  'addressLine1',
  'addressLine2',
  'city',
  'region',
  'postalCode',
  'country',
  'gateCode',
  'notes',
  'notesPrefix',
  'startsAt',
  'endsAt',
  'serviceTitle',
  'serviceType',
  'minutes',
  'quote',
  'estimate',
  'subtotalCents',
  'serviceChargeCents',
  'discountCents',
  'totalCents',
  'items',
  'itemsSnapshot',
  'promotionsSnapshot',
  'termsVersion',
  'termsAcceptedAt',
] as const satisfies (keyof NewBooking)[];

export type BookingChange = Pick<NewBooking, (typeof changed)[number]>;

/** How many values come before the changed columns. */
const HEAD = 4;

/** An accepted price ends with an edit (D580). SQL: the answer has the open offer, a subquery. */
const bookingChange = statement(
  'booking_change',
  `update bookings set version = version + 1, updated_at = $3, accepted_quote_id = null,
    ${changed.map((key, index) => `${written[key]} = $${index + 1 + HEAD}`).join(', ')}
  where tenant_id = $1 and id = $2 and version = $4 and status <> 'CANCELLED' and deleted_at is null
  returning ${bookingColumns}`,
);

/** `undefined` when the booking is no longer the one that was read. */
export async function changeBookingRow(
  tx: Tx,
  booking: Pick<BookingRow, 'id' | 'version'>,
  change: BookingChange,
  at: Instant,
): Promise<BookingRow | undefined> {
  const values = changed.map((key) => toColumn(key, change[key]));
  const head = [tx.tenantId, booking.id, formatInstant(at), booking.version];
  return (await tx.run<BookingRow>(bookingChange, [...head, ...values]))[0];
}
