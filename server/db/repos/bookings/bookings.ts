import type { BookingStatus } from '#shared/booking/booking-status.ts';
import type { OpenOffer } from '#shared/booking/quote-rules.ts';
import type { CouponSnapshot, LineSnapshot } from '#shared/booking/snapshot.ts';
import type { CartItem } from '#shared/cart/cart.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { formatInstant, type Instant } from '#shared/kernel/instant.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import type { Cents } from '#shared/kernel/money.ts';
import type { Table } from '../../column-names.ts';
import { statement, type Tx } from '../../with-tenant.ts';
import { historyOf } from './booking-events.ts';

export interface BookingRow {
  readonly id: Id;
  /** null once cancelled: the time is free, the row stays. */
  readonly claimId: Id | null;
  readonly cartId: Id;
  readonly status: BookingStatus;
  readonly version: number;
  readonly linkEpoch: number;
  readonly locale: Locale;
  readonly email: string;
  readonly customerName: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly phone: string | null;
  readonly companyName: string | null;
  readonly addressLine1: string;
  readonly addressLine2: string | null;
  readonly city: string;
  readonly region: string | null;
  readonly postalCode: string;
  readonly country: string;
  readonly gateCode: string | null;
  readonly notes: string | null;
  readonly notesPrefix: string | null;
  readonly leadSource: string | null;
  readonly leadSourceDetail: string | null;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly timeZone: string;
  readonly serviceTitle: string;
  readonly serviceType: string;
  readonly minutes: number;
  readonly quote: boolean;
  readonly estimate: boolean;
  readonly subtotalCents: Cents;
  /** Part of the subtotal (D48). */
  readonly serviceChargeCents: Cents;
  readonly discountCents: Cents;
  readonly totalCents: Cents;
  readonly items: readonly CartItem[];
  readonly itemsSnapshot: readonly LineSnapshot[];
  readonly promotionsSnapshot: readonly CouponSnapshot[];
  readonly termsVersion: string | null;
  readonly termsAcceptedAt: Instant | null;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
  readonly deletedAt: Instant | null;
  /** The quote that its customer has said yes to. */
  readonly acceptedQuoteId: Id | null;
  /** The company's own; no customer sees them. */
  readonly staffNotes: string | null;
  /** The quote that waits for an answer; absent of a booking just made. */
  readonly offer?: OpenOffer | null;
}

export type NewBooking = Omit<
  BookingRow,
  'version' | 'linkEpoch' | 'updatedAt' | 'deletedAt' | 'acceptedQuoteId' | 'offer'
>;

declare module 'knex/types/tables.js' {
  interface Tables {
    bookings: Table<
      Omit<BookingRow, 'offer'> & {
        /** The network address that it was booked from, until the visit begins. */
        readonly bookedFrom: string | null;
        readonly erasedAt: Instant | null;
      }
    >;
  }
}

/** One list for reading and writing, so that no column is forgotten on either side. */
export const written = {
  id: 'id',
  claimId: 'claim_id',
  cartId: 'cart_id',
  status: 'status',
  locale: 'locale',
  email: 'email',
  customerName: 'customer_name',
  firstName: 'first_name',
  lastName: 'last_name',
  phone: 'phone',
  companyName: 'company_name',
  addressLine1: 'address_line1',
  addressLine2: 'address_line2',
  city: 'city',
  region: 'region',
  postalCode: 'postal_code',
  country: 'country',
  gateCode: 'gate_code',
  notes: 'notes',
  notesPrefix: 'notes_prefix',
  leadSource: 'lead_source',
  leadSourceDetail: 'lead_source_detail',
  startsAt: 'starts_at',
  endsAt: 'ends_at',
  timeZone: 'time_zone',
  serviceTitle: 'service_title',
  serviceType: 'service_type',
  minutes: 'minutes',
  quote: 'quote',
  estimate: 'estimate',
  subtotalCents: 'subtotal_cents',
  serviceChargeCents: 'service_charge_cents',
  discountCents: 'discount_cents',
  totalCents: 'total_cents',
  items: 'items',
  itemsSnapshot: 'items_snapshot',
  promotionsSnapshot: 'promotions_snapshot',
  termsVersion: 'terms_version',
  termsAcceptedAt: 'terms_accepted_at',
  createdAt: 'created_at',
  staffNotes: 'staff_notes',
} as const satisfies Record<keyof NewBooking, string>;

const read = {
  ...written,
  version: 'version',
  linkEpoch: 'link_epoch',
  updatedAt: 'updated_at',
  deletedAt: 'deleted_at',
  acceptedQuoteId: 'accepted_quote_id',
} as const satisfies Record<Exclude<keyof BookingRow, 'offer'>, string>;

export const writtenKeys = Object.keys(written) as (keyof NewBooking)[]; // the keys of the literal above
const instants = new Set<keyof NewBooking>(['startsAt', 'endsAt', 'termsAcceptedAt', 'createdAt']);
const documents = new Set<keyof NewBooking>(['items', 'itemsSnapshot', 'promotionsSnapshot']);

export const plainColumns = Object.entries(read)
  .map(([key, column]) => `${column} as "${key}"`)
  .join(', ');

/**
 * Of the row whose columns are in sight, whatever it is called; $1 is the tenant. Nothing waits for an answer once the
 * visit is cancelled or a quote is accepted.
 */
const openOffer = `(
    select q.terms || jsonb_build_object('expired', q.last_day < (now() at time zone time_zone)::date)
    from (
      select booking_id as offered_booking, valid_until as last_day, jsonb_build_object('id', id, 'lines', lines,
        'totalCents', total_cents, 'minutes', minutes, 'validUntil', valid_until, 'message', message) as terms
      from quotes where tenant_id = $1 and state = 'OPEN'
    ) as q
    where q.offered_booking = id and status <> 'CANCELLED' and accepted_quote_id is null
  )`;

/** Also for the other files that write bookings. */
export const bookingColumns = `${plainColumns}, ${openOffer} as offer`;

/** Values: tenant, booking. Also for readAsTenant. SQL: hot, with the open offer as a subquery. */
export const readBooking = statement(
  'booking_read',
  `select ${bookingColumns} from bookings where tenant_id = $1 and id = $2 and deleted_at is null`,
);

/** SQL: as above. */
const readAnyBooking = statement(
  'booking_read_any',
  `select ${bookingColumns} from bookings where tenant_id = $1 and id = $2`,
);

/** Also one that was deleted and can be put back still. */
export async function findBookingEvenDeleted(tx: Tx, id: Id): Promise<BookingRow | undefined> {
  return (await tx.run<BookingRow>(readAnyBooking, [tx.tenantId, id]))[0];
}

/** SQL: the answer has the open offer. */
const bookingCancel = statement(
  'booking_cancel',
  `update bookings set status = 'CANCELLED', claim_id = null, version = version + 1, updated_at = $3
  where tenant_id = $1 and id = $2 and version = $4 and status <> 'CANCELLED' and deleted_at is null
  returning ${bookingColumns}`,
);

/** SQL: as above. */
const bookingReschedule = statement(
  'booking_move',
  `update bookings set claim_id = $3, starts_at = $4, ends_at = $5, version = version + 1, updated_at = $6,
    minutes = $8, phone = $9
  where tenant_id = $1 and id = $2 and version = $7 and status <> 'CANCELLED' and deleted_at is null
  returning ${bookingColumns}`,
);

const listed = [
  'id',
  'status',
  'linkEpoch',
  'email',
  'startsAt',
  'endsAt',
  'timeZone',
  'serviceTitle',
  'quote',
  'estimate',
  'totalCents',
  'items',
  'itemsSnapshot',
  'country',
  'postalCode',
] as const satisfies (keyof BookingRow)[];

/** A booking as a line of a list; `offered`: a quote waits for its customer's answer. */
export type ListedBooking = Pick<BookingRow, (typeof listed)[number]> & { readonly offered: boolean };

/** More visits than a customer looks through; a link must not read a table. */
const LISTED_MAX = 200;

/**
 * Values: tenant, e-mail. Newest first. For readAsTenant.
 * SQL: leaves in one round trip with its transaction.
 */
export const readBookingsOf = statement(
  'bookings_of_email',
  `select ${listed.map((key) => `${read[key]} as "${key}"`).join(', ')},
    coalesce(not (${openOffer} ->> 'expired')::boolean, false) as offered
  from bookings
  where tenant_id = $1 and email = $2 and deleted_at is null order by starts_at desc, id limit ${LISTED_MAX}`,
);

/** A booking and what became of it. Values: tenant, booking. For readAsTenant. SQL: as above. */
export const readBookingWithHistory = statement(
  'booking_read_with_history',
  `select ${bookingColumns}, ${historyOf('b.id')} as history
  from bookings b where tenant_id = $1 and id = $2 and deleted_at is null`,
);

export async function findBooking(tx: Tx, bookingId: Id): Promise<BookingRow | undefined> {
  return (await tx.run<BookingRow>(readBooking, [tx.tenantId, bookingId]))[0];
}

/** Whether it is there and not cancelled; it is neither cancelled nor deleted until this transaction ends. */
export async function keepBooking(tx: Tx, id: Id): Promise<boolean> {
  const there = tx.from('bookings').where({ id }).whereNull('deletedAt').whereNot({ status: 'CANCELLED' });
  return (await tx.query(there.forShare().first('id'))) !== undefined;
}

/** `undefined` when the booking is no longer the one that was read. */
export async function cancelBookingRow(
  tx: Tx,
  booking: Pick<BookingRow, 'id' | 'version'>,
  at: Instant,
): Promise<BookingRow | undefined> {
  const values = [tx.tenantId, booking.id, formatInstant(at), booking.version];
  return (await tx.run<BookingRow>(bookingCancel, values))[0];
}

/** `undefined` when the booking is no longer the one that was read. */
export async function rescheduleBookingRow(
  tx: Tx,
  booking: Pick<BookingRow, 'id' | 'version'>,
  to: Pick<BookingRow, 'startsAt' | 'endsAt' | 'minutes' | 'phone'> & {
    readonly claimId: Id;
    readonly at: Instant;
  },
): Promise<BookingRow | undefined> {
  const times = [to.startsAt, to.endsAt, to.at].map(formatInstant);
  const values = [tx.tenantId, booking.id, to.claimId, ...times, booking.version, to.minutes, to.phone];
  return (await tx.run<BookingRow>(bookingReschedule, values))[0];
}

/** As the column of this key takes it. */
export function toColumn(key: keyof NewBooking, value: NewBooking[keyof NewBooking]): unknown {
  if (documents.has(key)) return JSON.stringify(value);
  return instants.has(key) && typeof value === 'number' ? new Date(value).toISOString() : value;
}
