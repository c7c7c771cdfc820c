/** Everything that is kept of one e-mail, and its end: what was done, when and for how much stays without a person. */
import { ERASED_DOMAIN } from '#shared/booking/correctable.ts';
import type { QuoteLine } from '#shared/booking/quote-rules.ts';
import type { LineSnapshot } from '#shared/booking/snapshot.ts';
import type { CartItem } from '#shared/cart/cart.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { formatInstant, type Instant } from '#shared/kernel/instant.ts';
import { statement, type Tx } from '../../with-tenant.ts';

export interface BookingToErase {
  readonly id: Id;
  readonly cartId: Id;
  readonly items: readonly CartItem[];
  readonly itemsSnapshot: readonly LineSnapshot[];
  readonly customerName: string;
  readonly phone: string | null;
  readonly addressLine1: string;
  /** Neither over nor cancelled nor deleted. */
  readonly isUpcoming: boolean;
}

/** Who is to be forgotten. */
export interface Person {
  readonly email: string;
  /** Texts by which carts are found that know no customer, lower case and escaped as inside a JSON text. */
  readonly marks: readonly string[];
}

/** A name that is no person's, and an address that no mail can ever reach (RFC 2606). */
const ERASED_NAME = 'Client effacé';
const ERASED_ADDRESS = `erased${ERASED_DOMAIN}`;

const bookingsRead = `select id, cart_id as "cartId", items, items_snapshot as "itemsSnapshot",
    customer_name as "customerName", phone, address_line1 as "addressLine1",
    status <> 'CANCELLED' and deleted_at is null and ends_at > $3 as "isUpcoming"
  from bookings where tenant_id = $1 and email = $2 order by id`;
/** SQL: one text for reading and for locking, with a computed column. */
const bookingsFind = statement('erasure_bookings', bookingsRead);
/** SQL: as above. */
const bookingsLock = statement('erasure_bookings_lock', `${bookingsRead} for update`);

/** Also those told to an address that was put right since. */
const isMail = `(recipient = $2 or payload ->> 'bookingId' = any ($3::text[]))`;
/** Those of the bookings, and drafts of customers who typed one of the person's marks into them. */
const isCart = (marks: string) => `(id = any ($4::uuid[]) or editing_booking_id = any ($3::uuid[])
  or (status <> 'CONVERTED' and exists (select 1 from unnest(${marks}::text[]) as mark where strpos(lower(items::text), mark) > 0)))`;

/** SQL: three counts in one statement. */
const traces = statement(
  'erasure_traces',
  `select (select count(*) from mail_outbox where tenant_id = $1 and (recipient = $2 or payload ->> 'bookingId' = any ($3::uuid[]::text[])))::int as mails,
    (select count(*) from carts where tenant_id = $1 and ${isCart('$5')})::int as carts,
    exists (select 1 from newsletter_subscribers where tenant_id = $1 and email = $2) as subscriber`,
);

/**
 * The new epoch ends every link; the address is another for each, so that nothing says that they were one person's.
 * SQL: rows out of one JSON document, and texts made of others.
 */
const bookingsErase = statement(
  'erase_bookings',
  `update bookings b set email = 'erased+' || b.id || '${ERASED_DOMAIN}', customer_name = '${ERASED_NAME}',
    first_name = null, last_name = null, phone = null, company_name = null, address_line1 = '', address_line2 = null,
    gate_code = null, booked_from = null, notes = notes_prefix, staff_notes = null, lead_source_detail = null,
    items = bare.items, items_snapshot = bare."itemsSnapshot",
    promotions_snapshot = (select coalesce(jsonb_agg(
      case when p ->> 'code' = '' then p || '{"label": ""}' else p end), '[]') from jsonb_array_elements(promotions_snapshot) p),
    link_epoch = link_epoch + 1, version = version + 1, updated_at = $2, erased_at = $2
  from jsonb_to_recordset($3::jsonb) as bare (id uuid, items jsonb, "itemsSnapshot" jsonb)
  where b.tenant_id = $1 and b.id = bare.id`,
);

/** SQL: states by their case. */
const quotesErase = statement(
  'erase_quotes',
  `update quotes set message = null, state = case when state = 'OPEN' then 'WITHDRAWN' else state end,
    closed_at = coalesce(closed_at, $2::timestamptz)
  where tenant_id = $1 and booking_id = any ($3::uuid[])`,
);

/** Values of all: tenant, e-mail, ids of the bookings. SQL: texts inside JSON. */
const erasures = [
  `update booking_events set detail = jsonb_strip_nulls(detail - array(select told from jsonb_object_keys(detail) as told
      where told <> all ('{from,to,status,totalCents,quoteId}')))
    where tenant_id = $1 and $2::text is not null and booking_id = any ($3::uuid[])`,
  `update promo_redemptions set email = '${ERASED_ADDRESS}'
    where tenant_id = $1 and (email = $2 or booking_id = any ($3::uuid[]))`,
  `delete from reviews where tenant_id = $1 and $2::text is not null and booking_id = any ($3::uuid[])`,
  `delete from newsletter_subscribers where tenant_id = $1 and email = $2 and $3::uuid[] is not null`,
  `delete from webhook_events where tenant_id = $1 and $2::text is not null and booking_id = any ($3::uuid[])`,
].map((text, index) => statement(`erase_${index}`, text));

/**
 * The last error may name the address. What was being sent at this very moment has left.
 * SQL: looks inside JSON.
 */
const mailsErase = statement(
  'erase_mails',
  `update mail_outbox set recipient = '${ERASED_ADDRESS}', last_error = null, lease_until = null,
    state = case when state = 'sent' then state else 'kept' end
  where tenant_id = $1 and ${isMail}`,
);

/** SQL: as above. */
const cartsErase = statement(
  'erase_carts',
  `update carts set items = '[]', coupon_ids = '{}', booked = null, version = version + 1, updated_at = $2,
    status = case when status = 'DRAFT' then 'ABANDONED' else status end
  where tenant_id = $1 and ${isCart('$5')}`,
);

/**
 * Answers that a customer was given; the address stands in them as a whole text of its own.
 * SQL: as above.
 */
const answersErase = statement(
  'erase_answers',
  `delete from idempotency_keys where tenant_id = $1 and (body ->> 'bookingId' = any ($3::text[])
    or body ->> 'id' = any ($3::text[]) or strpos(lower(body::text), to_json($2::text)::text) > 0)`,
);

/** SQL: rows out of one JSON document. */
const quoteLinesErase = statement(
  'erase_quote_lines',
  `update quotes q set lines = bare.lines from jsonb_to_recordset($2::jsonb) as bare (id uuid, lines jsonb)
  where q.tenant_id = $1 and q.id = bare.id`,
);

/** The bookings of a person, deleted ones too. */
export function findBookingsToErase(
  tx: Tx,
  email: string,
  now: Instant,
  { lock }: { readonly lock: boolean },
): Promise<BookingToErase[]> {
  const wanted = lock ? bookingsLock : bookingsFind;
  return tx.run<BookingToErase>(wanted, [tx.tenantId, email, formatInstant(now)]);
}

export interface Traces {
  readonly mails: number;
  readonly carts: number;
  readonly subscriber: boolean;
}

export async function countTraces(
  tx: Tx,
  { email, marks }: Person,
  bookings: readonly BookingToErase[],
): Promise<Traces> {
  const values = [tx.tenantId, email, ...idsOf(bookings), marks];
  const [row] = await tx.run<Traces>(traces, values);
  if (!row) throw new Error('Expected the counts of what is kept');
  return row;
}

export interface QuoteToErase {
  readonly id: Id;
  /** What staff wrote, which may name the customer. */
  readonly lines: readonly QuoteLine[];
}

/** All that were ever offered for these bookings. */
export function findQuotesToErase(tx: Tx, bookings: readonly BookingToErase[]): Promise<QuoteToErase[]> {
  return tx.query(tx.from('quotes').whereIn('bookingId', idsOf(bookings)[0]).select('id', 'lines'));
}

/** SQL: the largest of an index. */
export const lastErased = statement(
  'erasure_last',
  `select max(erased_at) as at from bookings where tenant_id = $1 and erased_at is not null`,
);

/** The bookings must be locked; they come without what their customer wrote, quotes without who that is. */
export async function erase(
  tx: Tx,
  { email, marks }: Person,
  {
    bookings,
    quotes,
  }: { readonly bookings: readonly BookingToErase[]; readonly quotes: readonly QuoteToErase[] },
  at: Instant,
): Promise<void> {
  const [ids, cartIds] = idsOf(bookings);
  const bare = bookings.map(({ id, items, itemsSnapshot }) => ({ id, items, itemsSnapshot }));
  // One after the other: some look through all there is, and the time a statement may take counts from when it is sent.
  await tx.run(cartsErase, [tx.tenantId, formatInstant(at), ids, cartIds, marks]);
  await tx.run(bookingsErase, [tx.tenantId, formatInstant(at), JSON.stringify(bare)]);
  await tx.run(mailsErase, [tx.tenantId, email, ids]);
  await tx.run(answersErase, [tx.tenantId, email, ids]);
  await tx.run(quotesErase, [tx.tenantId, formatInstant(at), ids]);
  await tx.run(quoteLinesErase, [tx.tenantId, JSON.stringify(quotes)]);
  for (const one of erasures) await tx.run(one, [tx.tenantId, email, ids]);
}

function idsOf(bookings: readonly BookingToErase[]): [Id[], Id[]] {
  return [bookings.map(({ id }) => id), bookings.map(({ cartId }) => cartId)];
}
