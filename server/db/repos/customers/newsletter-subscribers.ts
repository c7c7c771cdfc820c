import type { Id } from '#shared/kernel/ids.ts';
import { addMinutes, formatInstant, type Instant } from '#shared/kernel/instant.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import type { Table } from '../../column-names.ts';
import { statement, type Tx } from '../../with-tenant.ts';

export interface SubscriberRow {
  readonly id: Id;
  readonly email: string;
  readonly locale: Locale;
  /** `left` rows stay, so that it is known that the subscriber left, who may come back. */
  readonly state: 'asked' | 'confirmed' | 'left';
  /** Grows when the subscriber leaves: a confirm link of before must not bring them back. */
  readonly epoch: number;
}

export interface AskedSubscription {
  readonly subscriberId: Id;
  readonly mailId: Id;
  readonly email: string;
  readonly locale: Locale;
  readonly at: Instant;
  /** False runs the same statement and writes nothing: a robot waits as long as a reader. */
  readonly isWanted: boolean;
}

/**
 * One statement for every address, so that its time tells nothing. A second mail only ten minutes after the first.
 * SQL: one statement, as said. It answers what it wrote for Citus (bookings.ts says why).
 */
const subscriptionAsk = statement(
  'newsletter_ask',
  `with asked as (
    insert into newsletter_subscribers as s (tenant_id, id, email, locale, state, asked_at)
    select $1, $2, $3, $4, 'asked', $5::timestamptz where $6::boolean
    on conflict (tenant_id, email) do update set locale = excluded.locale, state = 'asked', asked_at = excluded.asked_at
    where s.state <> 'confirmed'
      and (s.asked_at is null or s.asked_at <= $8::timestamptz)
    returning s.id, s.email, s.locale
  )
  insert into mail_outbox (tenant_id, id, dedupe_key, kind, recipient, locale, payload)
  select $1, $7::uuid, 'newsletter.confirm:' || $7, 'newsletter.confirm', email, locale,
    jsonb_build_object('subscriberId', id)
  from asked
  returning id`,
);

/**
 * Writes the subscription and its confirm mail, unless the address is confirmed or was asked just now. `last`: nothing
 * follows in the transaction, which ends in the same round trip.
 */
export async function askSubscription(
  tx: Tx,
  asked: AskedSubscription,
  { last }: { readonly last: boolean },
): Promise<void> {
  const { subscriberId, email, locale, at, isWanted, mailId } = asked;
  const againAfter = formatInstant(addMinutes(at, -10));
  const values = [tx.tenantId, subscriberId, email, locale, formatInstant(at), isWanted, mailId, againAfter];
  await (last ? tx.runLast(subscriptionAsk, values) : tx.run(subscriptionAsk, values));
}

/**
 * A row of this epoch was either just confirmed or is so already: leaving would have moved the epoch.
 * SQL: two tables written in one statement.
 */
const subscriptionConfirm = statement(
  'newsletter_confirm',
  `with confirmed as (
    update newsletter_subscribers set state = 'confirmed', confirmed_at = $4::timestamptz
    where tenant_id = $1 and email = $2 and epoch = $3 and state = 'asked'
    returning id, email, locale, epoch
  ), mail as (
    insert into mail_outbox (tenant_id, id, dedupe_key, kind, recipient, locale, payload)
    select $1, $5::uuid, 'newsletter.welcome:' || id || ':' || epoch, 'newsletter.welcome', email, locale,
      jsonb_build_object('subscriberId', id)
    from confirmed
    on conflict (tenant_id, dedupe_key) do nothing
  )
  select 1 from newsletter_subscribers where tenant_id = $1 and email = $2 and epoch = $3`,
);

/** Also writes the welcome mail, once for each time that the subscriber joins. False when the link's epoch is over. */
export async function confirmSubscription(
  tx: Tx,
  given: { readonly email: string; readonly epoch: number; readonly mailId: Id; readonly at: Instant },
): Promise<boolean> {
  const { email, epoch, mailId, at } = given;
  const rows = await tx.runLast(subscriptionConfirm, [tx.tenantId, email, epoch, formatInstant(at), mailId]);
  return rows.length > 0;
}

/** SQL: the last statement of its transaction, committed in the same round trip. */
const subscriptionEnd = statement(
  'newsletter_end',
  `insert into newsletter_subscribers as s (tenant_id, id, email, locale, state, left_at)
  values ($1, $4::uuid, $2, $5, 'left', $3::timestamptz)
  on conflict (tenant_id, email) do update
    set state = 'left', left_at = excluded.left_at, asked_at = null, epoch = s.epoch + 1
  where s.state <> 'left'`,
);

/**
 * Nothing happens when the address has left already. One that never subscribed leaves too: it was asked for a review, and
 * wants no such mail again.
 */
export async function endSubscription(
  tx: Tx,
  left: Pick<SubscriberRow, 'id' | 'email' | 'locale'> & { readonly at: Instant },
): Promise<void> {
  const { id, email, locale, at } = left;
  await tx.runLast(subscriptionEnd, [tx.tenantId, email, formatInstant(at), id, locale]);
}

/**
 * SQL of whether this address has left and not come back by a mailed yes (D130). Asking for the letter takes no proof, so
 * an ask makes nobody forget it.
 */
export const isLeft = (email: string) => `exists (
  select 1 from newsletter_subscribers n where n.tenant_id = $1 and n.email = ${email}
    and (n.state = 'left' or (n.left_at is not null and n.state = 'asked')))`;

/** SQL: the same words for one address and in a statement of others. */
const leftRead = statement('newsletter_left', `select ${isLeft('$2')} as "isLeft"`);

export async function hasLeft(tx: Tx, email: string): Promise<boolean> {
  return (await tx.run<{ isLeft: boolean }>(leftRead, [tx.tenantId, email]))[0]?.isLeft === true;
}

declare module 'knex/types/tables.js' {
  interface Tables {
    newsletter_subscribers: Table<
      SubscriberRow & { readonly askedAt: Instant | null; readonly leftAt: Instant | null }
    >;
  }
}

export function findSubscriber(tx: Tx, id: Id): Promise<SubscriberRow | undefined> {
  const columns = ['id', 'email', 'locale', 'state', 'epoch'] as const;
  return tx.query(tx.from('newsletter_subscribers').where({ id }).first(columns));
}

/** At most `limit` addresses that were typed and never confirmed. Who had left before an ask has left again (`isLeft`). */
export async function deleteUnconfirmedBefore(tx: Tx, at: Instant, limit: number): Promise<void> {
  const unconfirmed = () =>
    tx
      .from('newsletter_subscribers')
      .select('id')
      .where({ state: 'asked' })
      .whereRaw('coalesce(asked_at, created_at) < ?', [formatInstant(at)])
      .limit(limit);
  const left = tx.from('newsletter_subscribers').whereIn('id', unconfirmed().whereNotNull('leftAt'));
  await tx.query(left.update({ state: 'left', askedAt: null }));
  const unknown = tx.from('newsletter_subscribers').whereIn('id', unconfirmed().whereNull('leftAt'));
  await tx.query(unknown.delete());
}
