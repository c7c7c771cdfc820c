import type { Id } from '#shared/kernel/ids.ts';
import { formatInstant, type Instant } from '#shared/kernel/instant.ts';
import type { Table } from '../../column-names.ts';
import { statement, type Tx } from '../../with-tenant.ts';

type QuoteEvent =
  | 'quote.offered'
  | 'quote.withdrawn'
  | 'quote.accepted'
  | 'quote.declined'
  | 'quote.asked_again';

export interface BookingEvent {
  readonly id: Id;
  readonly bookingId: Id;
  readonly kind:
    | 'booking.cancelled'
    | 'booking.moved'
    | 'booking.updated'
    | 'booking.noted'
    | 'booking.readdressed'
    | 'booking.corrected'
    | 'booking.repriced'
    | 'booking.confirmed'
    | 'booking.crew'
    | 'booking.deleted'
    | 'booking.restored'
    | 'booking.erased'
    | QuoteEvent;
  /** Who did it: `customer`, or a key and its device (callerLabel). */
  readonly actor: string;
  readonly detail: Readonly<Record<string, unknown>>;
  readonly at: Instant;
}

declare module 'knex/types/tables.js' {
  interface Tables {
    booking_events: Table<BookingEvent>;
  }
}

export async function insertBookingEvent(tx: Tx, { at, ...event }: BookingEvent): Promise<void> {
  await tx.query(
    tx.from('booking_events').insert({ tenantId: tx.tenantId, ...event, at: formatInstant(at) }),
  );
}

/** An event as history shows it; kinds are those of whatever build wrote it. */
export interface HistoryRow {
  readonly kind: string;
  readonly actor: string;
  readonly detail: Readonly<Record<string, unknown>>;
  /** Epoch ms. */
  readonly at: number;
}

/** More changes than a person reads; a booking that is moved back and forth must not become a long answer. */
const HISTORY_MAX = 60;

/** The last events of the booking whose id is this expression, oldest first, as one jsonb list. */
export function historyOf(bookingId: string): string {
  return `(select coalesce(jsonb_agg(jsonb_build_object('kind', e.kind, 'actor', e.actor, 'detail', e.detail,
      'at', floor(extract(epoch from e.at) * 1000)) order by e.at, e.id), '[]')
    from (select * from booking_events where tenant_id = $1 and booking_id = ${bookingId}
      order by at desc, id desc limit ${HISTORY_MAX}) e)`;
}

/** SQL: one list as JSON, which also stands inside other statements. */
const historyRead = statement('booking_history', `select ${historyOf('$2')} as history`);

export async function listHistory(tx: Tx, bookingId: Id): Promise<readonly HistoryRow[]> {
  const [row] = await tx.run<{ history: readonly HistoryRow[] }>(historyRead, [tx.tenantId, bookingId]);
  return row?.history ?? [];
}
