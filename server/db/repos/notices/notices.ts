/** What the company's own people are to be told: written with the fact, read when it is told. */
import type { NoticeKind } from '#shared/company/notices.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { formatInstant, type Instant } from '#shared/kernel/instant.ts';
import type { Table } from '../../column-names.ts';
import { statement, type Tx } from '../../with-tenant.ts';
import { eventColumns, type NewWebhookEvent, wantedBy } from '../webhooks/webhook-events.ts';
import type { NoticeDetail } from './staff-mails.ts';

export interface Notice {
  readonly id: Id;
  readonly kind: NoticeKind;
  readonly bookingId: Id | null;
  /** `customer`, `server`, or who of staff, as history calls them. */
  readonly actor: string;
  readonly detail: NoticeDetail;
  readonly at: Instant;
}

export interface NewNotice extends Notice {
  /** A second row of the same key is not written: `booked:<booking>`, `moved:<booking>:<version>`, … */
  readonly dedupeKey: string;
}

declare module 'knex/types/tables.js' {
  interface Tables {
    notices: Table<NewNotice & { readonly sharedAt: Instant | null }, 'sharedAt'>;
  }
}

/** Somebody is to be told of something, by mail or on a device; also inside of other statements. */
export const isAnyoneTold = `(exists (select 1 from notice_addresses where tenant_id = $1)
  or exists (select 1 from push_subscriptions where tenant_id = $1))`;

/**
 * SQL: nothing is written where nobody would read it. An insert that reads stands in a `with` and answers, because
 * Citus would else copy it past row security.
 */
const noticeWrite = statement(
  'notice_write',
  `with noted as (
    insert into notices (tenant_id, id, dedupe_key, kind, booking_id, actor, detail, at)
    select $1::uuid, $2::uuid, $3::text, $4::text, $5::uuid, $6::text, $7::jsonb, $8::timestamptz
    where ${isAnyoneTold}
    on conflict (tenant_id, dedupe_key) do nothing
    returning id
  ), told as (
    insert into webhook_events (${eventColumns})
    select $1::uuid, w.id, $9::uuid, $3::text, $10::text, $5::uuid, $11::jsonb, $8::timestamptz, $8::timestamptz
    from webhooks w where $9::uuid is not null and ${wantedBy('$10::text')}
    on conflict (tenant_id, webhook_id, dedupe_key) do nothing
    returning id
  )
  select id from noted union all select id from told`,
);

/**
 * In the transaction of the fact, so that the notice exists exactly when the fact does. Twice is once. `event`: what other
 * programs are told of the same, under the same key.
 */
export async function noteForStaff(
  tx: Tx,
  notice: NewNotice,
  event?: Pick<NewWebhookEvent, 'id' | 'kind' | 'facts'>,
): Promise<void> {
  const { id, dedupeKey, kind, bookingId, actor, detail, at } = notice;
  const values = [id, dedupeKey, kind, bookingId, actor, JSON.stringify(detail), formatInstant(at)];
  const told = event ? [event.id, event.kind, JSON.stringify(event.facts)] : [null, null, null];
  await tx.run(noticeWrite, [tx.tenantId, ...values, ...told]);
}

const columns = `id, kind, booking_id as "bookingId", actor, detail, at`;

/** SQL: a lock, and what it took. */
const noticeTake = statement(
  'notice_take',
  `select ${columns} from notices where tenant_id = $1 and shared_at is null
   order by at, id limit 1 for update skip locked`,
);

/** The oldest that nobody was told of yet; another node passes it over until this transaction ends. */
export async function takeNotice(tx: Tx): Promise<Notice | undefined> {
  return (await tx.run<Notice>(noticeTake, [tx.tenantId]))[0];
}

export async function markShared(tx: Tx, id: Id, at: Instant): Promise<void> {
  await tx.query(
    tx
      .from('notices')
      .where({ id })
      .update({ sharedAt: formatInstant(at) }),
  );
}

const isOfKinds = `(n.kind = any ($2::text[]) or n.detail ->> 'also' = any ($2::text[]))`;

/** SQL: a count. */
const noticesCount = statement(
  'notices_count',
  `select count(*)::int as count from notices n
   where tenant_id = $1 and ${isOfKinds} and at > $3::timestamptz and at <= $4::timestamptz`,
);

export async function countNotices(
  tx: Tx,
  kinds: readonly NoticeKind[],
  { after, until }: NoticeRange,
): Promise<number> {
  const values = [tx.tenantId, kinds, formatInstant(after), formatInstant(until)];
  return (await tx.run<{ count: number }>(noticesCount, values))[0]?.count ?? 0;
}

/** What happened after one moment, up to another. */
export interface NoticeRange {
  readonly after: Instant;
  readonly until: Instant;
}

/** A notice with what its visit is called, as a line of a summary. */
export interface NoticeLine extends Notice {
  /** Absent, all three, where it tells of no visit, or of one that is gone. */
  readonly serviceTitle: string | null;
  readonly customerName: string | null;
  readonly startsAt: Instant | null;
}

/** SQL: a join with an optional side. */
const noticeLines = statement(
  'notice_lines',
  `select ${columns
    .split(', ')
    .map((column) => `n.${column}`)
    .join(', ')},
     b.service_title as "serviceTitle", b.customer_name as "customerName", b.starts_at as "startsAt"
   from notices n left join bookings b on b.tenant_id = $1 and b.id = n.booking_id and b.deleted_at is null
   where n.tenant_id = $1 and ${isOfKinds} and n.at > $3::timestamptz and n.at <= $4::timestamptz
     and (n.booking_id is null or b.id is not null)
   order by n.at, n.id limit $5`,
);

/** Oldest first, without those of visits that were deleted since. */
export function listNoticeLines(
  tx: Tx,
  kinds: readonly NoticeKind[],
  { after, until }: NoticeRange,
  limit: number,
): Promise<NoticeLine[]> {
  const values = [tx.tenantId, kinds, formatInstant(after), formatInstant(until), limit];
  return tx.run<NoticeLine>(noticeLines, values);
}

/** At most `limit` that are older, told or not. */
export async function deleteNoticesBefore(tx: Tx, at: Instant, limit: number): Promise<void> {
  const old = tx.from('notices').select('id').where('at', '<', formatInstant(at)).limit(limit);
  await tx.query(tx.from('notices').whereIn('id', old).delete());
}
