import { mailAddressOf } from '#shared/booking/customer-key.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { formatInstant, type Instant } from '#shared/kernel/instant.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import type { Table } from '../column-names.ts';
import type { PagePlace } from '../page-cursor.ts';
import { statement, type Tx } from '../with-tenant.ts';
import type {
  BookingPayload,
  QuotePayload,
  ReminderPayload,
  RescheduledPayload,
  UpdatedPayload,
} from './mail-payloads.ts';
import type { StaffMail } from './notices/staff-mails.ts';

/** `quote.accepted` and `booking.confirmed` say what a first confirmation says. */
export type BookingMailKind =
  | 'booking.booked'
  | 'booking.pending'
  | 'booking.confirmed'
  | 'booking.cancelled'
  | 'quote.accepted';

type NewsletterMailKind = 'newsletter.confirm' | 'newsletter.welcome';

interface NewAnyMail {
  readonly id: Id;
  /**
   * A second row of the same key is not written: `booked:<booking>`, `moved:<booking>:<version>`, `updated:…`,
   * `reminder:<booking>:<start>`, `review:<booking>`. Others write their own.
   */
  readonly dedupeKey: string;
  readonly recipient: string;
  readonly locale: Locale;
}

/** What a clock causes. */
type ClockMailKind = 'booking.reminder' | 'review.asked';

export interface NewMail extends NewAnyMail {
  readonly kind: BookingMailKind | 'booking.moved' | 'booking.updated' | ClockMailKind | 'quote.offered';
  readonly payload: BookingPayload | RescheduledPayload | UpdatedPayload | ReminderPayload | QuotePayload;
}

/** To the company's own people. */
export type NewStaffMail = NewAnyMail & StaffMail;

interface AnyMailRow {
  readonly id: Id;
  readonly recipient: string;
  readonly locale: Locale;
  readonly state: 'waiting' | 'kept' | 'sent' | 'dead';
  readonly attempts: number;
  readonly createdAt: Instant;
  readonly sentAt: Instant | null;
  /** Why the last attempt did not send it. */
  readonly lastError: string | null;
}

/** The payload says whom a mail tells of; its words are made when it is sent. */
export type BookingMailRow = AnyMailRow & {
  readonly kind: BookingMailKind;
  readonly payload: BookingPayload;
};
export type RescheduledMailRow = AnyMailRow & {
  readonly kind: 'booking.moved';
  readonly payload: RescheduledPayload;
};
export type UpdatedMailRow = AnyMailRow & {
  readonly kind: 'booking.updated';
  readonly payload: UpdatedPayload;
};
export type ReminderMailRow = AnyMailRow & {
  readonly kind: 'booking.reminder';
  readonly payload: ReminderPayload;
};
export type ReviewMailRow = AnyMailRow & { readonly kind: 'review.asked'; readonly payload: BookingPayload };
export type QuoteMailRow = AnyMailRow & { readonly kind: 'quote.offered'; readonly payload: QuotePayload };
/** Says nothing but the way to the list of its recipient's bookings. */
type AccessLinkMailRow = AnyMailRow & {
  readonly kind: 'access.link';
  readonly payload: Readonly<Record<string, never>>;
};
export type NewsletterMailRow = AnyMailRow & {
  readonly kind: NewsletterMailKind;
  readonly payload: { readonly subscriberId: Id };
};
export type StaffMailRow = AnyMailRow & StaffMail;
export type MailRow =
  | BookingMailRow
  | RescheduledMailRow
  | UpdatedMailRow
  | ReminderMailRow
  | QuoteMailRow
  | ReviewMailRow
  | AccessLinkMailRow
  | NewsletterMailRow
  | StaffMailRow;

export function isNewsletterMail(mail: MailRow): mail is NewsletterMailRow {
  return mail.kind.startsWith('newsletter.');
}

export function isStaffMail(mail: MailRow): mail is StaffMailRow {
  return mail.kind.startsWith('staff.');
}

declare module 'knex/types/tables.js' {
  interface Tables {
    mail_outbox: Table<
      MailColumns,
      Exclude<keyof MailColumns, 'id' | 'kind' | 'recipient' | 'locale' | 'payload'>
    >;
  }
}

interface MailColumns extends AnyMailRow {
  readonly kind: MailRow['kind'];
  readonly payload: MailRow['payload'];
  readonly dedupeKey: string;
  readonly nextAt: Instant;
  readonly leaseUntil: Instant | null;
}

const columns = `id, kind, recipient, locale, payload, state, attempts,
  created_at as "createdAt", sent_at as "sentAt", last_error as "lastError"`;

/**
 * Written in the transaction of the fact it tells, so a mail exists exactly when the fact does. None is written for a
 * customer without an address.
 */
export async function enqueueMail(tx: Tx, mail: NewMail | NewStaffMail): Promise<void> {
  if (mailAddressOf(mail.recipient) === undefined) return;
  const written = tx.from('mail_outbox').insert({ tenantId: tx.tenantId, ...mail });
  await tx.query(written.onConflict(['tenantId', 'dedupeKey']).ignore());
}

export interface AskedLink {
  readonly mailId: Id;
  readonly email: string;
  readonly locale: Locale;
}

/**
 * Writes the mail, and takes it back when no customer of this address has booked. Looking first would tell by its time: a
 * transaction that wrote nothing has nothing to wait for when it commits (D129).
 */
export async function writeAskedLink(tx: Tx, { mailId, email, locale }: AskedLink): Promise<void> {
  const kind = 'access.link' as const;
  const mail = { id: mailId, dedupeKey: `${kind}:${mailId}`, kind, recipient: email, locale, payload: '{}' };
  const booked = tx.from('bookings').where({ email }).whereNull('deletedAt');
  await Promise.all([
    tx.query(tx.from('mail_outbox').insert({ tenantId: tx.tenantId, ...mail })),
    tx.query(tx.from('mail_outbox').where({ id: mailId }).whereNotExists(booked).delete()),
  ]);
}

/** Longer than one mail may take (providers/mailer), with its words and the note of how it went. */
export const MAIL_LEASE_SEC = 60;

/** SQL: a lock, and the row that it took; `=` asks once, where `in` may ask, and lock, once a row. */
const leaseStatement = statement(
  'lease_mail',
  `update mail_outbox set lease_until = $2::timestamptz + interval '${MAIL_LEASE_SEC} seconds', attempts = attempts + 1
   where tenant_id = $1 and id = (
     select id from mail_outbox
     where tenant_id = $1 and state = 'waiting' and next_at <= $2::timestamptz
       and (lease_until is null or lease_until <= $2::timestamptz)
     order by next_at, id limit 1 for update skip locked)
   returning ${columns}`,
);

/**
 * Takes a due mail for MAIL_LEASE_SEC, and one alone, of which a slow server takes most; a worker that dies leaves it to
 * the next.
 */
export async function leaseMail(tx: Tx, now: Instant): Promise<MailRow | undefined> {
  return (await tx.run<MailRow>(leaseStatement, [tx.tenantId, formatInstant(now)]))[0];
}

/** SQL: an index of an expression. */
const sentStatement = statement(
  'mail_sent_to',
  `select sent_at as "sentAt" from mail_outbox
   where tenant_id = $1 and regexp_replace(lower(recipient), '[+][^@]*@', '@') = $2
     and state = 'sent' and sent_at > $3::timestamptz
   order by sent_at desc offset $4 limit 1`,
);

/**
 * When the last mail but `count` of those after this instant was sent to one mailbox, named as `countedAs` does;
 * undefined when there were fewer.
 */
export async function findSentBefore(
  tx: Tx,
  mailbox: string,
  after: Instant,
  count: number,
): Promise<Instant | undefined> {
  const values = [tx.tenantId, mailbox, new Date(after).toISOString(), count];
  return (await tx.run<{ sentAt: Instant }>(sentStatement, values))[0]?.sentAt;
}

/** SQL: a mail compared with those like it. */
const newerStatement = statement(
  'mail_has_newer',
  `select 1 from mail_outbox newer join mail_outbox own on own.tenant_id = newer.tenant_id and own.id = $2
   where newer.tenant_id = $1 and newer.recipient = own.recipient and newer.kind = any ($3::text[])
     and (newer.created_at, newer.id) > (own.created_at, own.id)
     and newer.payload ->> 'bookingId' is not distinct from own.payload ->> 'bookingId'
     and newer.payload ->> 'mailId' is not distinct from own.payload ->> 'mailId' limit 1`,
);

/** Whether a later mail of these kinds tells the same address of the same. */
export async function hasNewerMail(tx: Tx, id: Id, kinds: readonly MailRow['kind'][]): Promise<boolean> {
  return (await tx.run(newerStatement, [tx.tenantId, id, kinds])).length > 0;
}

export interface MailOutcome {
  readonly state: MailRow['state'];
  readonly sentAt?: Instant | undefined;
  /** When a waiting mail is tried again. */
  readonly nextAt?: Instant | undefined;
  readonly error?: string | undefined;
  /** It was not tried: the attempt is given back. */
  readonly isUntried?: boolean;
  /** Its server will never take it. */
  readonly isRefused?: boolean;
}

/** A worker slower than its lease changes nothing that the next worker has settled meanwhile. */
export async function settleMail(tx: Tx, id: Id, outcome: MailOutcome): Promise<void> {
  const { state, sentAt, nextAt, error = null, isUntried = false } = outcome;
  await tx.query(
    tx
      .from('mail_outbox')
      .where({ id, state: 'waiting' })
      .decrement('attempts', Number(isUntried))
      .update({
        state,
        sentAt: sentAt === undefined ? null : formatInstant(sentAt),
        leaseUntil: null,
        lastError: error,
        ...(nextAt !== undefined && { nextAt: formatInstant(nextAt) }),
      }),
  );
}

/** As a cursor tells it: mails of one millisecond would be lost between pages that compare its parts. */
const createdMs = `date_trunc('milliseconds', created_at)`;

/** SQL: shares the columns of the lease, whose kind and payload belong together. */
const listStatement = statement(
  'list_mails',
  `select ${columns} from mail_outbox
   where tenant_id = $1 and ($2::timestamptz is null or (${createdMs}, id) < ($2::timestamptz, $3::uuid))
     and ($5::text is null or state = $5::text)
   order by ${createdMs} desc, id desc limit $4`,
);

/** Newest first, by keyset. `before` is the last row of the page shown; without `state`, of any. */
export function listMails(
  tx: Tx,
  before: PagePlace | undefined,
  limit: number,
  state?: MailRow['state'],
): Promise<MailRow[]> {
  const at = before ? new Date(before.at).toISOString() : null;
  return tx.run<MailRow>(listStatement, [tx.tenantId, at, before?.id ?? null, limit, state ?? null]);
}

/** A dead mail begins again with all its attempts; any other stays as it is. */
export async function reviveMail(tx: Tx, id: Id, now: Instant): Promise<void> {
  const again = { state: 'waiting', attempts: 0, nextAt: formatInstant(now), leaseUntil: null } as const;
  await tx.query(tx.from('mail_outbox').where({ id, state: 'dead' }).update(again));
}

/** SQL: as above. */
const findStatement = statement(
  'find_mail',
  `select ${columns} from mail_outbox where tenant_id = $1 and id = $2`,
);

export async function findMail(tx: Tx, id: Id): Promise<MailRow | undefined> {
  const [row] = await tx.run<MailRow>(findStatement, [tx.tenantId, id]);
  return row;
}

/** SQL: an index of an expression. */
const revived = statement(
  'revive_mails',
  `update mail_outbox set state = 'waiting', attempts = 0, next_at = $4, last_error = null, lease_until = null
   where tenant_id = $1 and payload ->> 'bookingId' = $2 and state = 'kept' and last_error = $3`,
);

/** Those of a booking that did not leave for that reason wait again; whether they are still true is asked as always. */
export async function reviveMailsOf(tx: Tx, bookingId: Id, reason: string, now: Instant): Promise<void> {
  await tx.run(revived, [tx.tenantId, bookingId, reason, formatInstant(now)]);
}

/** More than a person reads; a booking that is moved back and forth must not become a long answer. */
const MAILS_OF_BOOKING_MAX = 20;

/** SQL: an index of an expression. */
const ofBooking = statement(
  'mails_of_booking',
  `select kind, state, created_at as "createdAt", sent_at as "sentAt" from mail_outbox
   where tenant_id = $1 and payload ->> 'bookingId' = $2 and kind not like 'staff.%'
   order by created_at desc, id desc limit ${MAILS_OF_BOOKING_MAX}`,
);

/** Newest first; those to its customer. */
export function listMailsOf(
  tx: Tx,
  bookingId: Id,
): Promise<Pick<MailRow, 'kind' | 'state' | 'createdAt' | 'sentAt'>[]> {
  return tx.run(ofBooking, [tx.tenantId, bookingId]);
}

/** At most `limit` mails that are older and no longer wait to be sent. */
export async function deleteSettledMailsBefore(tx: Tx, at: Instant, limit: number): Promise<void> {
  const settled = tx
    .from('mail_outbox')
    .select('id')
    .whereNot({ state: 'waiting' })
    .where('createdAt', '<', formatInstant(at))
    .limit(limit);
  await tx.query(tx.from('mail_outbox').whereIn('id', settled).delete());
}
