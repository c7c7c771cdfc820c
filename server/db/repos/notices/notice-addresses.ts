/** Whom a company tells by mail, when, and who changed that. */
import type { NoticeAddress, Notices } from '#shared/company/notices.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { formatInstant, type Instant } from '#shared/kernel/instant.ts';
import type { Table } from '../../column-names.ts';
import { statement, type Tx } from '../../with-tenant.ts';

export interface NoticeAddressRow extends NoticeAddress {
  /** Since when its server refuses our mails; null while it takes them. */
  readonly bouncedAt: Instant | null;
  readonly bounceReason: string | null;
}

interface Settings {
  readonly version: number;
  readonly summaryMinute: number;
}

export interface NoticeChange {
  readonly id: Id;
  readonly at: Instant;
  readonly changedBy: string;
  readonly before: Notices;
  readonly after: Notices;
}

declare module 'knex/types/tables.js' {
  interface Tables {
    notice_settings: Table<Settings>;
    notice_addresses: Table<
      NoticeAddressRow & { readonly position: number; readonly summaryFrom: Instant },
      'bouncedAt' | 'bounceReason'
    >;
    notice_changes: Table<NoticeChange>;
  }
}

const columns = `id, label, email, locale, kinds, daily, bounced_at as "bouncedAt", bounce_reason as "bounceReason"`;

/** SQL: a list in an order of its own. */
const addressesRead = statement(
  'notice_addresses_read',
  `select ${columns} from notice_addresses where tenant_id = $1 order by position, id`,
);

export function listNoticeAddresses(tx: Tx): Promise<NoticeAddressRow[]> {
  return tx.run<NoticeAddressRow>(addressesRead, [tx.tenantId]);
}

/** SQL: shares the columns. */
const addressRead = statement(
  'notice_address_read',
  `select ${columns} from notice_addresses where tenant_id = $1 and id = $2`,
);

export async function findNoticeAddress(tx: Tx, id: Id): Promise<NoticeAddressRow | undefined> {
  return (await tx.run<NoticeAddressRow>(addressRead, [tx.tenantId, id]))[0];
}

/** A company that never saved any has none of these rows. */
const firstSettings: Settings = { version: 1, summaryMinute: 18 * 60 };

export async function findNoticeSettings(tx: Tx): Promise<Settings> {
  const found = await tx.query(tx.from('notice_settings').first('version', 'summaryMinute'));
  return found ?? firstSettings;
}

/** No other transaction changes them until this one ends. */
export async function lockNoticeSettings(tx: Tx): Promise<Settings> {
  const first = tx.from('notice_settings').insert({ tenantId: tx.tenantId, ...firstSettings });
  await tx.query(first.onConflict(['tenantId']).ignore());
  const locked = await tx.query(tx.from('notice_settings').first('version', 'summaryMinute').forUpdate());
  if (!locked) throw new Error('Expected the settings that were just written');
  return locked;
}

/**
 * The settings must be locked. An address that begins to get summaries gets the first of what happens from now on; one
 * that is another now starts afresh.
 */
export async function writeNotices(
  tx: Tx,
  { before, after }: { readonly before: readonly NoticeAddressRow[]; readonly after: Notices },
  at: Instant,
): Promise<void> {
  const kept = after.addresses.map(({ id }) => id);
  await tx.query(tx.from('notice_addresses').whereNotIn('id', kept).delete());
  for (const [position, address] of after.addresses.entries()) {
    const was = before.find(({ id }) => id === address.id);
    const row = { ...address, kinds: [...address.kinds], position };
    if (!was) {
      const added = { tenantId: tx.tenantId, ...row, summaryFrom: formatInstant(at) };
      await tx.query(tx.from('notice_addresses').insert(added));
      continue;
    }
    const isAnother = was.email !== address.email;
    const change = {
      ...row,
      ...(isAnother && { bouncedAt: null, bounceReason: null }),
      ...((isAnother || (address.daily && !was.daily)) && { summaryFrom: formatInstant(at) }),
    };
    await tx.query(tx.from('notice_addresses').where({ id: address.id }).update(change));
  }
  const { summaryMinute } = after;
  await tx.query(tx.from('notice_settings').increment('version', 1).update({ summaryMinute }));
}

export async function insertNoticeChange(tx: Tx, change: NoticeChange): Promise<void> {
  const { at, before, after, ...rest } = change;
  const told = { before: JSON.stringify(before), after: JSON.stringify(after) };
  await tx.query(
    tx.from('notice_changes').insert({ tenantId: tx.tenantId, ...rest, ...told, at: formatInstant(at) }),
  );
}

/** Newest first. */
export function listNoticeChanges(tx: Tx, limit: number): Promise<NoticeChange[]> {
  return tx.query(
    tx
      .from('notice_changes')
      .select('id', 'at', 'changedBy', 'before', 'after')
      .orderBy([
        { column: 'at', order: 'desc' },
        { column: 'id', order: 'desc' },
      ])
      .limit(limit),
  );
}

/** Its server refuses what we send: nothing more is written to it, and the owner is shown why. */
export async function pauseAddress(
  tx: Tx,
  { id, email }: Pick<NoticeAddress, 'id' | 'email'>,
  { at, reason }: { readonly at: Instant; readonly reason: string },
): Promise<void> {
  const refused = { bouncedAt: formatInstant(at), bounceReason: reason };
  await tx.query(tx.from('notice_addresses').where({ id, email }).update(refused));
}

export async function resumeAddress(
  tx: Tx,
  { id, email }: Pick<NoticeAddress, 'id' | 'email'>,
): Promise<void> {
  const good = { bouncedAt: null, bounceReason: null };
  await tx.query(tx.from('notice_addresses').where({ id, email }).update(good));
}

export interface DueSummary extends Pick<NoticeAddress, 'id' | 'email' | 'locale' | 'kinds'> {
  readonly summaryFrom: Instant;
}

/** SQL: a lock, and what it took. */
const summariesTake = statement(
  'notice_summaries_take',
  `select id, email, locale, kinds, summary_from as "summaryFrom" from notice_addresses
   where tenant_id = $1 and daily and bounced_at is null and summary_from < $2::timestamptz
   order by id for update`,
);

/** Those whose summary of this moment was not written yet; a second node waits and finds none. */
export function takeDueSummaries(tx: Tx, due: Instant): Promise<DueSummary[]> {
  return tx.run<DueSummary>(summariesTake, [tx.tenantId, formatInstant(due)]);
}

export async function noteSummarised(tx: Tx, ids: readonly Id[], until: Instant): Promise<void> {
  const change = { summaryFrom: formatInstant(until) };
  await tx.query(tx.from('notice_addresses').whereIn('id', ids).update(change));
}

/** What became of the last mail to one of them. */
export interface LastStaffMail {
  readonly addressId: Id;
  readonly state: 'waiting' | 'kept' | 'sent' | 'dead';
  readonly at: Instant;
}

/** SQL: the last row of each. */
const lastMails = statement(
  'notice_last_mails',
  `select a.id as "addressId", m.state, m.at from notice_addresses a
   cross join lateral (
     select state, coalesce(sent_at, created_at) as at from mail_outbox
     where tenant_id = $1 and payload ->> 'addressId' = a.id::text and recipient = a.email
     order by created_at desc limit 1
   ) m
   where a.tenant_id = $1`,
);

export function listLastStaffMails(tx: Tx): Promise<LastStaffMail[]> {
  return tx.run<LastStaffMail>(lastMails, [tx.tenantId]);
}
