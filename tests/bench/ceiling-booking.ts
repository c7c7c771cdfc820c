import { randomUUID } from 'node:crypto';
import { daysTouched } from '#shared/agenda/claimed-cells.ts';
import type { CreateBookingInput } from '#shared/api/bookings.ts';
import { formatInstant, instantFromMs, minutesBetween } from '#shared/kernel/instant.ts';
import type { BookingRow } from '../../server/db/repos/bookings/bookings.ts';
import type { CartRow } from '../../server/db/repos/carts/carts.ts';
import { seedAgenda, seedTenant } from '../../server/db/seeds/tenant.ts';
import { toBookingMadeView } from '../../server/domain/bookings/read/booking-view.ts';
import { takeSnapshot } from '../../server/domain/bookings/work/take-snapshot.ts';
import { titleOf } from '../../server/domain/bookings/work/title-of.ts';
import { totalsOf } from '../../server/domain/carts/cart-answer.ts';
import { fingerprint } from '../../server/domain/idempotency/fingerprint.ts';
import { linkToBooking } from '../../server/domain/links/booking-link.ts';
import { cartColumns } from './ceiling-cart.ts';
import { type Ceiling, inTransaction, only } from './ceiling-database.ts';
import { daysLock } from './ceiling-slots.ts';

const SCOPE = 'POST /bookings';

const cartInsert = {
  name: 'cart_insert',
  text: `insert into carts (tenant_id, id, locale) values ($1, $2, $3) on conflict (tenant_id, id) do nothing
  returning id, status, version, editing_booking_id as "editingBookingId"`,
};

const keyTake = {
  name: 'key_take',
  text: `insert into idempotency_keys (tenant_id, scope, key, fingerprint) values ($1, '${SCOPE}', $2, $3)
  on conflict (tenant_id, scope, key) do update set key = excluded.key returning status`,
};

const cartLock = {
  name: 'cart_lock',
  text: `select ${cartColumns} from carts c where tenant_id = $1 and id = $2 for update of c`,
};

/**
 * Everything that a booking writes, in one statement. Without a hold of this time `claim_id` would be null, which the
 * table refuses; so the commit may leave together with it.
 */
const book = {
  name: 'book',
  text: `with claim as (
    update claims set state = 'booked', owner_id = $2, first_held_at = null, expires_at = null, holder_address = null
    where tenant_id = $1 and state = 'held' and owner_id = $3 and starts_at = $4 and ends_at = $5 returning id
  ), booking as (
    insert into bookings (tenant_id, id, claim_id, cart_id, status, locale, email, customer_name, first_name, last_name,
      phone, address_line1, city, region, postal_code, country, starts_at, ends_at, time_zone, service_title,
      service_type, minutes, quote, estimate, subtotal_cents, discount_cents, total_cents, items, items_snapshot,
      promotions_snapshot)
    values ($1, $2, (select id from claim), $3, 'CONFIRMED', $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, 'US', $4, $5,
      '${seedTenant.timeZone}', $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26)
    returning id
  ), event as (
    insert into booking_events (tenant_id, id, booking_id, kind, actor, detail)
    select $1, $27, id, 'booking.made', 'customer', jsonb_build_object('status', 'CONFIRMED', 'totalCents', $23::int)
    from booking
  ), mail as (
    insert into mail_outbox (tenant_id, id, dedupe_key, kind, recipient, locale, payload)
    select $1, $28, 'booked:' || id, 'booking.booked', $7, $6, jsonb_build_object('bookingId', id) from booking
  ), answer as (
    update idempotency_keys set status = 201, body = $29 where tenant_id = $1 and scope = '${SCOPE}' and key = $30
  )
  update carts set status = 'CONVERTED', version = version + 1, updated_at = now() where tenant_id = $1 and id = $3`,
};

export async function createCart({ pool }: Ceiling, body: unknown): Promise<unknown> {
  const { id } = body as { id: string }; // the ceiling believes what it is sent
  const values = [seedTenant.id, id, seedTenant.defaultLocale];
  return only((await pool.query({ ...cartInsert, values })).rows, 'a new cart');
}

/** Three round trips: key and cart; days, then everything written; commit. Codes are not redeemed: no flow uses one. */
export async function bookCart(ceiling: Ceiling, body: unknown, key: string): Promise<unknown> {
  const input = body as CreateBookingInput; // as above
  return inTransaction(ceiling.pool, async (client) => {
    const [taken, locked] = await Promise.all([
      client.query({ ...keyTake, values: [seedTenant.id, key, fingerprint(input)] }),
      client.query<CartRow>({ ...cartLock, values: [seedTenant.id, input.cartId] }),
    ]);
    if (only(taken.rows, 'a key').status !== null) throw new Error('Expected a new key');
    const cart = only(locked.rows, 'a cart');
    const booking = describe(ceiling, input, cart);
    const view = toBookingMadeView(booking, linkToBooking(ceiling.env, seedTenant, booking));
    const days = daysTouched(booking.startsAt, booking.endsAt, 0, seedTenant.timeZone);
    await Promise.all([
      client.query({ ...daysLock, values: [seedTenant.id, seedAgenda.resourceId, days] }),
      client.query({ ...book, values: valuesOf(booking, JSON.stringify(view), key) }),
    ]);
    return view;
  });
}

type Described = Omit<
  BookingRow,
  'claimId' | 'createdAt' | 'updatedAt' | 'deletedAt' | 'acceptedQuoteId' | 'staffNotes'
>;

function describe(ceiling: Ceiling, input: CreateBookingInput, cart: CartRow): BookingRow {
  const now = instantFromMs(Date.now());
  const startsAt = instantFromMs(Date.parse(input.startISO));
  const endsAt = instantFromMs(Date.parse(input.endISO));
  const { book: prices } = ceiling.catalogue;
  const totals = totalsOf(cart, ceiling.catalogue, now);
  if (cart.status !== 'DRAFT') throw new Error('Expected an open cart');
  if (minutesBetween(startsAt, endsAt) !== totals.minutes || startsAt <= now)
    throw new Error('Expected its time');
  const snapshot = takeSnapshot(cart.items, totals, prices, input.locale);
  const described: Described = {
    ...contactOf(input),
    ...titleOf(cart.items, prices, input.locale),
    id: randomUUID(),
    cartId: cart.id,
    status: 'CONFIRMED',
    version: 1,
    linkEpoch: 1,
    locale: input.locale,
    startsAt,
    endsAt,
    timeZone: seedTenant.timeZone,
    minutes: totals.minutes,
    quote: totals.quote,
    estimate: totals.estimate,
    subtotalCents: totals.subtotalCents,
    serviceChargeCents: totals.serviceChargeCents,
    discountCents: totals.discountCents,
    totalCents: totals.totalCents,
    items: cart.items,
    itemsSnapshot: snapshot.lines,
    promotionsSnapshot: snapshot.promotions,
    termsVersion: null,
    termsAcceptedAt: null,
  };
  return {
    ...described,
    claimId: null,
    createdAt: now,
    updatedAt: now,
    deletedAt: null,
    acceptedQuoteId: null,
    staffNotes: null,
  };
}

function contactOf(input: CreateBookingInput) {
  const { address } = input;
  return {
    email: input.email,
    customerName: input.customerName,
    firstName: input.firstName ?? null,
    lastName: input.lastName ?? null,
    phone: input.phone ?? null,
    companyName: null,
    addressLine1: address.line1,
    addressLine2: null,
    city: address.city,
    region: address.region ?? null,
    postalCode: address.postalCode,
    country: 'US',
    gateCode: null,
    notes: null,
    notesPrefix: null,
    leadSource: null,
    leadSourceDetail: null,
  };
}

function valuesOf(row: BookingRow, answer: string, key: string): unknown[] {
  return [
    ...[
      seedTenant.id,
      row.id,
      row.cartId,
      formatInstant(row.startsAt),
      formatInstant(row.endsAt),
      row.locale,
    ],
    ...[
      row.email,
      row.customerName,
      row.firstName,
      row.lastName,
      row.phone,
      row.addressLine1,
      row.city,
      row.region,
    ],
    ...[row.postalCode, row.serviceTitle, row.serviceType, row.minutes, row.quote, row.estimate],
    ...[row.subtotalCents, row.discountCents, row.totalCents],
    ...[row.items, row.itemsSnapshot, row.promotionsSnapshot].map((document) => JSON.stringify(document)),
    ...[randomUUID(), randomUUID(), answer, key],
  ];
}
