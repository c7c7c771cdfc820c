import type { BookingStatus } from '#shared/booking/booking-status.ts';
import type { OpenOffer, QuoteTerms } from '#shared/booking/quote-rules.ts';
import type { LineSnapshot } from '#shared/booking/snapshot.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { formatInstant, type Instant } from '#shared/kernel/instant.ts';
import type { Cents } from '#shared/kernel/money.ts';
import { statement, type Tx } from '../../with-tenant.ts';
import { type BookingRow, bookingColumns } from './bookings.ts';

export interface NewQuote extends QuoteTerms {
  readonly id: Id;
  readonly bookingId: Id;
  readonly totalCents: Cents;
  readonly message: string | null;
  /** A key and its device (callerLabel). */
  readonly offeredBy: string;
  readonly at: Instant;
}

/** How a quote ends. REPLACED: by a newer one, or by other work being asked for. */
export type QuoteEnd = 'ACCEPTED' | 'DECLINED' | 'EXPIRED' | 'REPLACED' | 'WITHDRAWN';

const quoteInsert = statement(
  'quote_insert',
  `insert into quotes
    (tenant_id, id, booking_id, lines, total_cents, minutes, valid_until, message, offered_by, offered_at)
  values ($1, $2, $3, $4::jsonb, $5, $6, $7, $8, $9, $10)`,
);

const quoteClose = statement(
  'quote_close',
  `update quotes set state = $3, closed_at = $4 where tenant_id = $1 and booking_id = $2 and state = 'OPEN'
  returning id`,
);

const quoteFind = statement(
  'quote_find',
  `select id, lines, total_cents as "totalCents", minutes, valid_until as "validUntil", message
  from quotes where tenant_id = $1 and id = $2`,
);

const quoteEnd = statement('quote_end', 'select state from quotes where tenant_id = $1 and id = $2');

const bookingRevise = statement(
  'booking_revise',
  `update bookings set version = version + 1, updated_at = $3, status = $5
  where tenant_id = $1 and id = $2 and version = $4 and status <> 'CANCELLED' and deleted_at is null
  returning id`,
);

const bookingAccept = statement(
  'booking_accept',
  `update bookings set version = version + 1, updated_at = $3, status = 'CONFIRMED', quote = false,
    accepted_quote_id = $5, claim_id = $6, starts_at = $7, ends_at = $8, minutes = $9,
    subtotal_cents = subtotal_cents + $10, total_cents = total_cents + $10, items_snapshot = $11::jsonb
  where tenant_id = $1 and id = $2 and version = $4 and status <> 'CANCELLED' and deleted_at is null
  returning ${bookingColumns}`,
);

export async function insertQuote(tx: Tx, quote: NewQuote): Promise<void> {
  const { id, bookingId, lines, totalCents, minutes, validUntil, message, offeredBy, at } = quote;
  const terms = [JSON.stringify(lines), totalCents, minutes, validUntil];
  await tx.run(quoteInsert, [tx.tenantId, id, bookingId, ...terms, message, offeredBy, formatInstant(at)]);
}

/** Ends the open quote of a booking, whose row must have been written first; false when there is none. */
export async function closeQuote(tx: Tx, bookingId: Id, end: QuoteEnd, at: Instant): Promise<boolean> {
  return (await tx.run(quoteClose, [tx.tenantId, bookingId, end, formatInstant(at)])).length > 0;
}

/** A quote in whatever state it is. */
export async function findQuote(tx: Tx, quoteId: Id): Promise<Omit<OpenOffer, 'expired'> | undefined> {
  return (await tx.run<Omit<OpenOffer, 'expired'>>(quoteFind, [tx.tenantId, quoteId]))[0];
}

/** How this quote stands; `undefined` when there is none of this id. */
export async function findQuoteEnd(tx: Tx, quoteId: Id): Promise<QuoteEnd | 'OPEN' | undefined> {
  return (await tx.run<{ state: QuoteEnd | 'OPEN' }>(quoteEnd, [tx.tenantId, quoteId]))[0]?.state;
}

/**
 * A new version, so that no customer answers to what they have not seen; false when it is no longer the one that was
 * read.
 */
export async function reviseBooking(
  tx: Tx,
  { id, version }: Pick<BookingRow, 'id' | 'version'>,
  status: BookingStatus,
  at: Instant,
): Promise<boolean> {
  const rows = await tx.run(bookingRevise, [tx.tenantId, id, formatInstant(at), version, status]);
  return rows.length > 0;
}

export interface AcceptedWork extends Pick<BookingRow, 'startsAt' | 'endsAt' | 'minutes'> {
  readonly quoteId: Id;
  readonly claimId: Id;
  /** Of the quote's lines; what had a price before stays in the booking's sums. */
  readonly quotedCents: Cents;
  readonly itemsSnapshot: readonly LineSnapshot[];
  readonly at: Instant;
}

/** `undefined` when the booking is no longer the one that was read. */
export async function acceptIntoBooking(
  tx: Tx,
  { id, version }: Pick<BookingRow, 'id' | 'version'>,
  work: AcceptedWork,
): Promise<BookingRow | undefined> {
  const { at, quoteId, claimId, startsAt, endsAt, minutes, quotedCents, itemsSnapshot } = work;
  const head = [tx.tenantId, id, formatInstant(at), version, quoteId, claimId];
  const time = [formatInstant(startsAt), formatInstant(endsAt), minutes];
  const values = [...head, ...time, quotedCents, JSON.stringify(itemsSnapshot)];
  return (await tx.run<BookingRow>(bookingAccept, values))[0];
}
