/** What other programs are to be told, one row for each of them: written with the fact, sent by the worker. */
import type { BookingStatus } from '#shared/booking/booking-status.ts';
import type { WebhookEventKind, WebhookFault, WebhookKind } from '#shared/company/webhooks.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { formatInstant, type Instant } from '#shared/kernel/instant.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import type { Table } from '../../column-names.ts';
import { statement, type Tx } from '../../with-tenant.ts';

interface FactsTime {
  readonly startISO: string;
  readonly endISO: string;
}

/** What is told of a booking, as its wire names it. */
export interface WebhookFacts extends FactsTime {
  readonly id: Id;
  readonly number: string;
  readonly status: BookingStatus;
  readonly serviceTitle: string;
  readonly serviceType: string;
  readonly timeZone: string;
  readonly city: string;
  readonly quote: boolean;
  readonly estimate: boolean;
  /** Dollars. */
  readonly total: number;
  readonly currency: 'USD';
  readonly locale: Locale;
  /** Of a move: the time that it leaves. */
  readonly from?: FactsTime;
}

export interface NewWebhookEvent {
  readonly id: Id;
  readonly kind: WebhookKind;
  readonly bookingId: Id;
  /** A second row of the same key is not written: `booked:<booking>`, `moved:<booking>:<version>`, … */
  readonly dedupeKey: string;
  readonly facts: WebhookFacts;
  readonly at: Instant;
  /** For those alone that have listened since then; absent: for all that listen. */
  readonly knownSince?: Instant | undefined;
}

export interface WebhookEventRow {
  readonly id: Id;
  readonly webhookId: Id;
  readonly kind: WebhookEventKind;
  readonly bookingId: Id | null;
  /** Of a test: null. */
  readonly facts: WebhookFacts | null;
  readonly at: Instant;
  readonly state: 'waiting' | 'sent' | 'dead';
  readonly attempts: number;
  readonly nextAt: Instant;
  readonly triedAt: Instant | null;
  readonly lastStatus: number | null;
  readonly lastFault: WebhookFault | null;
}

type Fresh = 'state' | 'attempts' | 'triedAt' | 'lastStatus' | 'lastFault' | 'leaseUntil';

declare module 'knex/types/tables.js' {
  interface Tables {
    webhook_events: Table<
      WebhookEventRow & { readonly dedupeKey: string; readonly leaseUntil: Instant | null },
      Fresh | 'bookingId'
    >;
  }
}

/** Where an event is written, and for whom; also inside of other statements. */
export const eventColumns = `tenant_id, webhook_id, id, dedupe_key, kind, booking_id, facts, at, next_at`;
export const wantedBy = (kind: string) =>
  `w.tenant_id = $1 and w.off_at is null and ${kind} = any (w.events)`;

/**
 * SQL: one row for each address that wants it. An insert that reads stands in a `with` and answers, because Citus would
 * else copy it past row security.
 */
const eventWrite = statement(
  'webhook_event_write',
  `with told as (
    insert into webhook_events (${eventColumns})
    select $1::uuid, w.id, $2::uuid, $3::text, $4::text, $5::uuid, $6::jsonb, $7::timestamptz, $7::timestamptz
    from webhooks w where ${wantedBy('$4::text')}
      and ($8::timestamptz is null or coalesce(w.on_since, w.created_at) <= $8::timestamptz)
    on conflict (tenant_id, webhook_id, dedupe_key) do nothing
    returning id
  )
  select id from told`,
);

/** In the transaction of the fact, so that the event exists exactly when the fact does. Twice is once. */
export async function writeWebhookEvent(tx: Tx, event: NewWebhookEvent): Promise<void> {
  const { id, dedupeKey, kind, bookingId, facts, at, knownSince } = event;
  const told = [id, dedupeKey, kind, bookingId, JSON.stringify(facts), formatInstant(at)];
  const values = [...told, knownSince === undefined ? null : formatInstant(knownSince)];
  await tx.run(eventWrite, [tx.tenantId, ...values]);
}

/** To one address, whatever it asked for. */
export async function writeTestEvent(
  tx: Tx,
  { id, webhookId, kind, at }: Pick<WebhookEventRow, 'id' | 'webhookId' | 'kind' | 'at'>,
): Promise<void> {
  const when = { at: formatInstant(at), nextAt: formatInstant(at) };
  const row = { tenantId: tx.tenantId, id, webhookId, kind, dedupeKey: `test:${id}`, facts: 'null', ...when };
  await tx.query(tx.from('webhook_events').insert(row));
}

const columns = `id, webhook_id as "webhookId", kind, booking_id as "bookingId", facts, at, state, attempts,
  next_at as "nextAt", tried_at as "triedAt", last_status as "lastStatus", last_fault as "lastFault"`;

/** SQL: a lock, and the row that it took; `=` asks once, where `in` may ask, and lock, once a row. */
const leaseNext = statement(
  'webhook_event_lease',
  `update webhook_events set lease_until = $4::timestamptz, attempts = attempts + 1
   where tenant_id = $1 and webhook_id = $2 and id = (
     select id from webhook_events
     where tenant_id = $1 and webhook_id = $2 and state = 'waiting' and next_at <= $3::timestamptz
       and (lease_until is null or lease_until <= $3::timestamptz)
     order by next_at, at, id limit 1 for update skip locked)
   returning ${columns}`,
);

/** The next that is due for one address, for as long as the lease; a worker that dies leaves it to another. */
export async function leaseNextEvent(
  tx: Tx,
  webhookId: Id,
  { now, until }: { readonly now: Instant; readonly until: Instant },
): Promise<WebhookEventRow | undefined> {
  const values = [tx.tenantId, webhookId, formatInstant(now), formatInstant(until)];
  return (await tx.run<WebhookEventRow>(leaseNext, values))[0];
}

export interface EventOutcome {
  readonly state: WebhookEventRow['state'];
  readonly triedAt: Instant;
  /** When one that waits is tried again. */
  readonly nextAt?: Instant;
  readonly lastStatus: number | null;
  readonly lastFault: WebhookFault | null;
}

/** Nothing of an event that staff have begun again since it was taken: that one has all its tries. */
export async function settleEvent(
  tx: Tx,
  { webhookId, id, attempts }: Pick<WebhookEventRow, 'webhookId' | 'id' | 'attempts'>,
  { triedAt, nextAt, ...outcome }: EventOutcome,
): Promise<void> {
  const when = {
    triedAt: formatInstant(triedAt),
    ...(nextAt !== undefined && { nextAt: formatInstant(nextAt) }),
  };
  await tx.query(
    tx
      .from('webhook_events')
      .where({ webhookId, id, attempts, state: 'waiting' })
      .update({ ...outcome, ...when, leaseUntil: null }),
  );
}

/** SQL: shares the columns of the lease. */
const eventsList = statement(
  'webhook_events_list',
  `select ${columns} from webhook_events where tenant_id = $1 and webhook_id = $2
   order by at desc, id desc limit $3`,
);

/** Newest first. */
export function listWebhookEvents(tx: Tx, webhookId: Id, limit: number): Promise<WebhookEventRow[]> {
  return tx.run<WebhookEventRow>(eventsList, [tx.tenantId, webhookId, limit]);
}

/** Begins again with all its attempts, whether it arrived or not; false when it is not there. */
export async function replayEvent(
  tx: Tx,
  { webhookId, id }: Pick<WebhookEventRow, 'webhookId' | 'id'>,
  now: Instant,
): Promise<boolean> {
  const again = { state: 'waiting', attempts: 0, nextAt: formatInstant(now), leaseUntil: null } as const;
  return (await tx.query(tx.from('webhook_events').where({ webhookId, id }).update(again))) > 0;
}

/** At most `limit` that are older, told or not. */
export async function deleteWebhookEventsBefore(tx: Tx, at: Instant, limit: number): Promise<void> {
  const old = tx.from('webhook_events').select('id').where('at', '<', formatInstant(at)).limit(limit);
  await tx.query(tx.from('webhook_events').whereIn('id', old).delete());
}
