/** Devices of staff that get notifications, and what waits to be sent to them. */
import type { NoticeKind } from '#shared/company/notices.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { formatInstant, type Instant } from '#shared/kernel/instant.ts';
import type { Table } from '../../column-names.ts';
import { statement, type Tx } from '../../with-tenant.ts';

export interface PushSubscription {
  readonly sessionId: Id;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

interface PushMessageRow {
  readonly id: Id;
  readonly sessionId: Id;
  readonly noticeId: Id;
  readonly kind: NoticeKind;
  readonly path: string;
  readonly attempts: number;
  readonly nextAt: Instant;
  readonly leaseUntil: Instant | null;
}

declare module 'knex/types/tables.js' {
  interface Tables {
    push_subscriptions: Table<PushSubscription>;
    push_messages: Table<PushMessageRow, 'attempts' | 'leaseUntil'>;
  }
}

/**
 * The device is one of the company's own still: neither it nor its key was revoked, it did not leave, its thirty days
 * are not over. One that merely idles goes on: its owner is whom notifications are for, and they say nothing private.
 */
const isOfStaff = (session: string) => `exists (
  select 1 from admin_sessions s join admin_keys k on k.tenant_id = s.tenant_id and k.id = s.admin_key_id
  where s.tenant_id = $1 and s.id = ${session} and s.revoked_at is null and s.expires_at > now() and k.revoked_at is null)`;

/** The same browser asks again after a new login: what it had as another device goes. */
export async function writeSubscription(tx: Tx, subscription: PushSubscription): Promise<void> {
  const { sessionId, endpoint, p256dh, auth } = subscription;
  const former = tx.from('push_subscriptions').where({ endpoint }).whereNot({ sessionId });
  await tx.query(former.delete());
  const row = { tenantId: tx.tenantId, sessionId, endpoint, p256dh, auth };
  const written = tx.from('push_subscriptions').insert(row);
  await tx.query(written.onConflict(['tenantId', 'sessionId']).merge(['endpoint', 'p256dh', 'auth']));
}

export async function isSubscribed(tx: Tx, sessionId: Id): Promise<boolean> {
  const found = await tx.query(tx.from('push_subscriptions').where({ sessionId }).first('sessionId'));
  return found !== undefined;
}

export async function deleteSubscription(tx: Tx, sessionId: Id): Promise<void> {
  await tx.query(tx.from('push_messages').where({ sessionId }).delete());
  await tx.query(tx.from('push_subscriptions').where({ sessionId }).delete());
}

/** With what waited for it; false where the device is reached at another address by now (D437), and keeps both. */
export async function deleteGoneAddress(
  tx: Tx,
  { sessionId, endpoint }: Pick<PushSubscription, 'sessionId' | 'endpoint'>,
): Promise<boolean> {
  const gone = await tx.query(tx.from('push_subscriptions').where({ sessionId, endpoint }).delete());
  if (gone > 0) await tx.query(tx.from('push_messages').where({ sessionId }).delete());
  return gone > 0;
}

/** SQL: the database's clock decides about sessions. */
const endedDelete = statement(
  'push_ended_delete',
  `delete from push_subscriptions p where p.tenant_id = $1 and not ${isOfStaff('p.session_id')}`,
);

/** SQL: as above. */
const orphansDelete = statement(
  'push_orphans_delete',
  `delete from push_messages m where m.tenant_id = $1
     and not exists (select 1 from push_subscriptions p where p.tenant_id = $1 and p.session_id = m.session_id)`,
);

/** Of devices that are staff's no more, with what waited for them. */
export async function deleteEndedSubscriptions(tx: Tx): Promise<void> {
  await tx.run(endedDelete, [tx.tenantId]);
  await tx.run(orphansDelete, [tx.tenantId]);
}

export interface PushDevice {
  readonly sessionId: Id;
  readonly label: string;
  readonly keyLabel: string;
}

/** SQL: the database's clock, as above. */
const devicesRead = statement(
  'push_devices',
  `select p.session_id as "sessionId", s.label, k.label as "keyLabel" from push_subscriptions p
   join admin_sessions s on s.tenant_id = p.tenant_id and s.id = p.session_id
   join admin_keys k on k.tenant_id = s.tenant_id and k.id = s.admin_key_id
   where p.tenant_id = $1 and k.role <> 'crew' and ${isOfStaff('p.session_id')}
   order by p.session_id`,
);

/** None of a crew: what is told here is of all visits (D473). */
export function listPushDevices(tx: Tx): Promise<PushDevice[]> {
  return tx.run<PushDevice>(devicesRead, [tx.tenantId]);
}

export type NewPushMessage = Omit<PushMessageRow, 'attempts' | 'leaseUntil' | 'nextAt'> & {
  readonly at: Instant;
};

/** One for each notice and device. */
export async function enqueuePush(tx: Tx, { at, ...message }: NewPushMessage): Promise<void> {
  const row = { tenantId: tx.tenantId, ...message, nextAt: formatInstant(at) };
  const written = tx.from('push_messages').insert(row);
  await tx.query(written.onConflict(['tenantId', 'noticeId', 'sessionId']).ignore());
}

/** What is sent as one: everything of one kind that waits for one device. */
export interface DuePush extends PushSubscription {
  readonly kind: NoticeKind;
  readonly ids: readonly Id[];
  /** Of the newest. */
  readonly path: string;
  readonly newestId: Id;
  /** Of those that go on, the fewest tries. */
  readonly attempts: number;
  /** Those that have had all their tries, by their own count. */
  readonly spentIds: readonly Id[];
}

/** SQL: a lock, the rows that it took, and what they have in common. */
const pushLease = statement(
  'push_lease',
  `with first as (
    select m.session_id, m.kind from push_messages m
    join push_subscriptions p on p.tenant_id = m.tenant_id and p.session_id = m.session_id
    where m.tenant_id = $1 and m.next_at <= $2::timestamptz and (m.lease_until is null or m.lease_until <= $2::timestamptz)
      and ${isOfStaff('m.session_id')}
    order by m.next_at, m.id limit 1 for update of m skip locked
  ), leased as (
    update push_messages m set lease_until = $3::timestamptz, attempts = m.attempts + (m.next_at <= $2::timestamptz)::int
    from first where m.tenant_id = $1 and m.session_id = first.session_id and m.kind = first.kind
      and (m.lease_until is null or m.lease_until <= $2::timestamptz)
    returning m.id, m.session_id, m.kind, m.path, m.attempts, m.next_at
  )
  select p.session_id as "sessionId", p.endpoint, p.p256dh, p.auth, l.kind, array_agg(l.id) as ids,
    (array_agg(l.path order by l.next_at desc, l.id))[1] as path,
    (array_agg(l.id order by l.next_at desc, l.id))[1] as "newestId",
    coalesce(min(l.attempts) filter (where l.attempts < $4::int), 1) as attempts,
    coalesce(array_agg(l.id) filter (where l.attempts >= $4::int), '{}') as "spentIds"
  from leased l join push_subscriptions p on p.tenant_id = $1 and p.session_id = l.session_id
  group by p.session_id, p.endpoint, p.p256dh, p.auth, l.kind`,
);

/** Longer than the push service may take to answer. */
const LEASE_SEC = 60;

/** The next that is due, for a minute; a node that dies leaves it to the next. */
export async function leasePush(
  tx: Tx,
  now: Instant,
  { attemptsMax }: { readonly attemptsMax: number },
): Promise<DuePush | undefined> {
  const until = new Date(now + LEASE_SEC * 1_000).toISOString();
  return (await tx.run<DuePush>(pushLease, [tx.tenantId, formatInstant(now), until, attemptsMax]))[0];
}

export async function deletePushes(tx: Tx, ids: readonly Id[]): Promise<void> {
  await tx.query(tx.from('push_messages').whereIn('id', ids).delete());
}

export async function delayPushes(tx: Tx, ids: readonly Id[], nextAt: Instant): Promise<void> {
  const later = { nextAt: formatInstant(nextAt), leaseUntil: null };
  await tx.query(tx.from('push_messages').whereIn('id', ids).update(later));
}
