import { formatInstant, type Instant } from '#shared/kernel/instant.ts';
import { statement, type Tx } from '../../with-tenant.ts';
import { type BookingRow, bookingColumns, type NewBooking, toColumn, written } from './bookings.ts';

/** Who the customer is, where to go, and what they said of it. */
const contact = [
  'email',
  'customerName',
  'firstName',
  'lastName',
  'phone',
  'companyName',
  'addressLine1',
  'addressLine2',
  'city',
  'region',
  'postalCode',
  'country',
  'gateCode',
  'notes',
] as const satisfies (keyof NewBooking)[];

export type BookingContact = Pick<NewBooking, (typeof contact)[number]>;

/** How many values come before the contact. */
const HEAD = 4;
const EMAIL = `$${HEAD + 1 + contact.indexOf('email')}`;

/**
 * Codes that count once for an address count for the right one; no mail was opened at another one yet.
 * SQL: two tables written in one statement.
 */
const contactChange = statement(
  'booking_contact_change',
  `with booking as (
    update bookings set link_epoch = link_epoch + (email <> ${EMAIL})::int, version = version + 1, updated_at = $3,
      mail_opened_at = case when email = ${EMAIL} then mail_opened_at end,
      ${contact.map((key, index) => `${written[key]} = $${index + 1 + HEAD}`).join(', ')}
    where tenant_id = $1 and id = $2 and version = $4 and status <> 'CANCELLED' and deleted_at is null
    returning *
  ), redeemed as (
    update promo_redemptions r set email = booking.email from booking
    where r.tenant_id = $1 and r.booking_id = booking.id and r.email <> booking.email
  )
  select ${bookingColumns} from booking`,
);

/**
 * Another e-mail also ends every link to the booking. `undefined` when the booking is no longer the one that was
 * read.
 */
export async function changeContactOf(
  tx: Tx,
  booking: BookingRow,
  change: Partial<BookingContact>,
  at: Instant,
): Promise<BookingRow | undefined> {
  const wanted: BookingContact = { ...booking, ...change };
  const head = [tx.tenantId, booking.id, formatInstant(at), booking.version];
  const values = contact.map((key) => toColumn(key, wanted[key]));
  return (await tx.run<BookingRow>(contactChange, [...head, ...values]))[0];
}

/**
 * No new version: nothing that the customer or staff agreed to is another.
 * SQL: the answer has the open offer, a subquery.
 */
const languageChange = statement(
  'booking_language_change',
  `update bookings set locale = $3, service_title = $4, items_snapshot = $5
  where tenant_id = $1 and id = $2 and version = $6
  returning ${bookingColumns}`,
);

/** `undefined` when the booking is no longer the one that was read. */
export async function changeLanguageOf(
  tx: Tx,
  { id, version }: Pick<BookingRow, 'id' | 'version'>,
  { locale, serviceTitle, itemsSnapshot }: Pick<BookingRow, 'locale' | 'serviceTitle' | 'itemsSnapshot'>,
): Promise<BookingRow | undefined> {
  const values = [tx.tenantId, id, locale, serviceTitle, JSON.stringify(itemsSnapshot), version];
  return (await tx.run<BookingRow>(languageChange, values))[0];
}
