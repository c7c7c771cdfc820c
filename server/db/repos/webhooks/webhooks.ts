/** Addresses of other programs that are told of what happens. */
import type { WebhookKind } from '#shared/company/webhooks.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { formatInstant, type Instant } from '#shared/kernel/instant.ts';
import type { Table } from '../../column-names.ts';
import { statement, type Tx } from '../../with-tenant.ts';

export interface WebhookRow {
  readonly id: Id;
  readonly url: string;
  readonly events: readonly WebhookKind[];
  readonly createdAt: Instant;
  readonly failingSince: Instant | null;
  readonly offAt: Instant | null;
}

declare module 'knex/types/tables.js' {
  interface Tables {
    webhooks: Table<
      WebhookRow & { readonly secret: string; readonly onSince: Instant | null },
      'failingSince' | 'offAt' | 'onSince'
    >;
  }
}

const columns = ['id', 'url', 'events', 'createdAt', 'failingSince', 'offAt'] as const;

export function listWebhooks(tx: Tx): Promise<WebhookRow[]> {
  return tx.query(
    tx
      .from('webhooks')
      .select(...columns)
      .orderBy(['createdAt', 'id']),
  );
}

export function findWebhook(tx: Tx, id: Id): Promise<WebhookRow | undefined> {
  return tx.query(
    tx
      .from('webhooks')
      .where({ id })
      .first(...columns),
  );
}

/** The one of this id, where this is its secret. */
export function findSignedWith(
  tx: Tx,
  signed: { readonly id: Id; readonly secret: string },
): Promise<WebhookRow | undefined> {
  return tx.query(
    tx
      .from('webhooks')
      .where(signed)
      .first(...columns),
  );
}

/** False where one has its id already. */
export async function insertWebhook(
  tx: Tx,
  {
    id,
    url,
    events,
    createdAt,
    secret,
  }: Pick<WebhookRow, 'id' | 'url' | 'events' | 'createdAt'> & {
    readonly secret: string;
  },
): Promise<boolean> {
  const row = { id, url, events: [...events], secret, createdAt: formatInstant(createdAt) };
  const added = tx.from('webhooks').insert({ tenantId: tx.tenantId, ...row });
  return (await tx.query(added.onConflict().ignore().returning('id'))).length > 0;
}

/** With everything that waits for it. */
export async function deleteWebhook(tx: Tx, id: Id): Promise<void> {
  await tx.query(tx.from('webhook_events').where({ webhookId: id }).delete());
  await tx.query(tx.from('webhooks').where({ id }).delete());
}

/** It is told of what happens from now on, and of what still waits. */
export async function switchWebhookOn(tx: Tx, id: Id, now: Instant): Promise<void> {
  const on = { failingSince: null, offAt: null };
  const hook = tx.from('webhooks').where({ id });
  // One that is on has heard all the while.
  await tx.query(
    hook
      .clone()
      .whereNotNull('offAt')
      .update({ ...on, onSince: formatInstant(now) }),
  );
  await tx.query(hook.update(on));
}

/** An address that something waits for. */
export interface Receiver extends Pick<WebhookRow, 'id' | 'url' | 'failingSince'> {
  readonly secret: string;
}

/** SQL: a question about other rows. */
const receiversDue = statement(
  'webhooks_due',
  `select id, url, secret, failing_since as "failingSince" from webhooks w
   where tenant_id = $1 and off_at is null and exists (
     select 1 from webhook_events e where e.tenant_id = $1 and e.webhook_id = w.id and e.state = 'waiting'
       and e.next_at <= $2::timestamptz and (e.lease_until is null or e.lease_until <= $2::timestamptz))
   order by id`,
);

export function listDueReceivers(tx: Tx, now: Instant): Promise<Receiver[]> {
  return tx.run<Receiver>(receiversDue, [tx.tenantId, formatInstant(now)]);
}

/** SQL: states by their case. */
const outcomeNote = statement(
  'webhook_outcome',
  `update webhooks set failing_since = case when $3 then null else coalesce(failing_since, $4::timestamptz) end,
     off_at = case when not $3 and failing_since <= $5::timestamptz then $4::timestamptz else off_at end
   where tenant_id = $1 and id = $2 and ($3 is false or failing_since is not null)
   returning off_at as "offAt"`,
);

/** True when this failure has switched it off: the first of them was before `offBefore`. */
export async function noteOutcome(
  tx: Tx,
  id: Id,
  { isGood, at, offBefore }: { readonly isGood: boolean; readonly at: Instant; readonly offBefore: Instant },
): Promise<boolean> {
  const values = [tx.tenantId, id, isGood, formatInstant(at), formatInstant(offBefore)];
  return (await tx.run<{ offAt: Instant | null }>(outcomeNote, values))[0]?.offAt != null;
}
