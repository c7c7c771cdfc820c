import type { BookingStatus } from '#shared/booking/booking-status.ts';
import type { OpenOffer, QuoteTerms } from '#shared/booking/quote-rules.ts';
import type { LineSnapshot } from '#shared/booking/snapshot.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { formatInstant, type Instant } from '#shared/kernel/instant.ts';
import type { Cents } from '#shared/kernel/money.ts';
import type { Table } from '../../column-names.ts';
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

declare module 'knex/types/tables.js' {
  interface Tables {
    quotes: Table<
      Omit<NewQuote, 'at'> & {
        readonly offeredAt: Instant;
        readonly state: QuoteEnd | 'OPEN';
        readonly closedAt: Instant | null;
      },
      'state' | 'closedAt'
    >;
  }
}

/** SQL: sums grow by what was quoted, and the answer has the booking's open offer. */
const bookingAccept = statement(
  'booking_accept',
  `update bookings set version = version + 1, updated_at = $3, status = 'CONFIRMED', quote = false,
    accepted_quote_id = $5, claim_id = $6, starts_at = $7, ends_at = $8, minutes = $9,
    subtotal_cents = subtotal_cents + $10, total_cents = total_cents + $10, items_snapshot = $11::jsonb
  where tenant_id = $1 and id = $2 and version = $4 and status <> 'CANCELLED' and deleted_at is null
  returning ${bookingColumns}`,
);

export async function insertQuote(tx: Tx, { at, lines, ...quote }: NewQuote): Promise<void> {
  const written = { ...quote, lines: JSON.stringify(lines), offeredAt: formatInstant(at) };
  await tx.query(tx.from('quotes').insert({ tenantId: tx.tenantId, ...written }));
}

/** Ends the open quote of a booking, whose row must have been written first; false when there is none. */
export async function closeQuote(tx: Tx, bookingId: Id, end: QuoteEnd, at: Instant): Promise<boolean> {
  const closed = { state: end, closedAt: formatInstant(at) };
  return (await tx.query(tx.from('quotes').where({ bookingId, state: 'OPEN' }).update(closed))) > 0;
}

/** A quote in whatever state it is. */
export function findQuote(tx: Tx, quoteId: Id): Promise<Omit<OpenOffer, 'expired'> | undefined> {
  const columns = ['id', 'lines', 'totalCents', 'minutes', 'validUntil', 'message'] as const;
  return tx.query(tx.from('quotes').where({ id: quoteId }).first(columns));
}

/** How this quote stands; `undefined` when there is none of this id. */
export async function findQuoteEnd(tx: Tx, quoteId: Id): Promise<QuoteEnd | 'OPEN' | undefined> {
  return (await tx.query(tx.from('quotes').where({ id: quoteId }).first('state')))?.state;
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
  const asRead = tx.from('bookings').where({ id, version }).whereNot({ status: 'CANCELLED' });
  const revised = asRead
    .whereNull('deletedAt')
    .increment('version')
    .update({ status, updatedAt: formatInstant(at) });
  return (await tx.query(revised)) > 0;
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
