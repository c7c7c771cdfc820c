/** Jobs of many companies: what one of them cannot get over, or is slow at, keeps no other waiting. */
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { instantFromMs } from '#shared/kernel/instant.ts';
import { leaseMail } from '../../server/db/repos/mail-outbox.ts';
import { statement, withTenant } from '../../server/db/with-tenant.ts';
import type { Deps } from '../../server/deps.ts';
import { startMailWorker } from '../../server/jobs/mail-worker.ts';
import { startPushWorker } from '../../server/jobs/push-worker.ts';
import { startReminders } from '../../server/jobs/reminders.ts';
import { startTidy } from '../../server/jobs/tidy.ts';
import { startWebhookWorker } from '../../server/jobs/webhook-worker.ts';
import type { PushOutcome } from '../../server/providers/push/port.ts';
import type { WebhookSender } from '../../server/providers/webhook-sender.ts';
import { addCompany } from '../support/add-company.ts';
import { aBooking, type Booking } from '../support/booking.ts';
import { api, nextDay, openShop } from '../support/open-shop.ts';
import { asOwner } from '../support/shop.ts';

openShop();

/** Comes after `sabal` in every round. */
const OTHER = 'zeta';
const other = crypto.randomUUID();
const OFTEN_MS = 200;
const PATIENCE = { timeout: 10_000 };

let booking: Booking;
/** What `breakFirst` has changed and the next test must not find. */
let brokenTable: string | undefined;
beforeAll(async () => {
  booking = await aBooking(nextDay());
  await asOwner(api.ownerUrl, (owner) => addCompany(owner, other, OTHER));
});
afterEach(async () => {
  vi.restoreAllMocks();
  // One at a time: not every engine takes several in one call.
  if (brokenTable) await allow(brokenTable, ofTenant);
  brokenTable = undefined;
  for (const table of ['mail_outbox', 'push_messages', 'webhook_events', 'webhooks'])
    await sql(`delete from ${table}`);
});

const sql = (text: string, values?: unknown[]) =>
  asOwner(api.ownerUrl, async (owner) => (await owner.query<{ n: number }>(text, values)).rows);
const countOf = async (rows: string) => (await sql(`select count(*)::int as n from ${rows}`))[0]?.n;

/** Whose rows a session may see and write (server/db/migrations). */
const ofTenant = `tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid`;

/**
 * Rows of the first company that no round of it gets over, by the policy that every table has: engines that spread
 * tables over machines take no trigger on them, and forget that a policy is a restrictive one.
 */
async function breakFirst(table: string): Promise<void> {
  const refusing = `1 / (case when tenant_id = '${api.tenantId}' then 0 else 1 end) = 1`;
  await allow(table, `${ofTenant} and ${refusing}`);
  brokenTable = table;
}
const allow = (table: string, rows: string) =>
  sql(`alter policy ${table}_of_tenant on ${table} using (${rows}) with check (${rows})`);

/** So many devices of a company's staff, something waiting for each; their addresses begin with `name`. */
const waitingDevices = (tenantId: string, name: string, count: number) =>
  sql(
    `with sessions as (
      insert into admin_sessions (tenant_id, id, admin_key_id, label, token_hash, last_seen_at, expires_at)
      select $1, gen_random_uuid(), (select id from admin_keys where tenant_id = $1 limit 1), '',
        decode(md5(random()::text || n), 'hex'), now(), now() + interval '1 day' from generate_series(1, $3::int) as n
      returning id
    ), subscriptions as (
      insert into push_subscriptions (tenant_id, session_id, endpoint, p256dh, auth)
      select $1, id, $2 || '/' || id, '', '' from sessions
    )
    insert into push_messages (tenant_id, id, session_id, notice_id, kind, path, next_at)
    select $1, gen_random_uuid(), id, gen_random_uuid(), 'booked', '/admin', now() - interval '1 minute'
    from sessions`,
    [tenantId, name, count],
  );

/** How many devices of the first company were called before the other's one was. */
async function calledBeforeOther(
  count: number,
  send: (name: string) => Promise<PushOutcome>,
): Promise<number> {
  await waitingDevices(api.tenantId, 'sabal', count);
  await waitingDevices(other, OTHER, 1);
  const called: string[] = [];
  const { push } = api.server.deps;
  const worker = startPushWorker({
    ...api.server.deps,
    push: {
      ...push,
      send: ({ endpoint }) => {
        const [name = ''] = endpoint.split('/');
        called.push(name);
        return send(name);
      },
    },
  });
  await expect.poll(() => called.includes(OTHER), PATIENCE).toBe(true);
  await worker.stop();
  return called.indexOf(OTHER);
}

/** So many mails of a company; their addresses begin with `name`. */
const waitingMails = (tenantId: string, name: string, count: number) =>
  sql(
    `insert into mail_outbox (tenant_id, id, dedupe_key, kind, recipient, locale, payload, next_at)
    select $1, gen_random_uuid(), 'slow:' || n, 'access.link', $2 || n || '@sabal-mail.com', 'en', '{}',
      now() - interval '1 minute' from generate_series(1, $3::int) as n`,
    [tenantId, name, count],
  );

/** So many receivers of a company, an event waiting for each. */
const waitingReceivers = (tenantId: string, url: string, count: number, failingSince: string | null) =>
  sql(
    `with receivers as (
      insert into webhooks (tenant_id, id, url, events, secret, created_at, failing_since)
      select $1, gen_random_uuid(), $2, '{booking.created}', 's', now(), $4
      from generate_series(1, $3::int) returning id
    )
    insert into webhook_events (tenant_id, webhook_id, id, dedupe_key, kind, facts, at, next_at)
    select $1, id, gen_random_uuid(), id::text, 'webhook.test', '{}', now(), now() - interval '1 minute'
    from receivers`,
    [tenantId, url, count, failingSince],
  );

/** So many events more for each receiver that one waits for. */
const waitingMore = (count: number) =>
  sql(
    `insert into webhook_events (tenant_id, webhook_id, id, dedupe_key, kind, facts, at, next_at)
    select tenant_id, webhook_id, gen_random_uuid(), dedupe_key || n, kind, facts, at, next_at
    from webhook_events, generate_series(1, $1::int) as n`,
    [count],
  );

/** As a call that hangs: one that begins while the worker stops ends at once. */
const untilStopped = (stop: AbortSignal) =>
  new Promise<unknown>((resolve) => {
    if (stop.aborted) resolve(undefined);
    else stop.addEventListener('abort', resolve);
  });

/** Runs until the other company's receiver is told; answers who was called. */
async function tellOther(send: WebhookSender['send']): Promise<readonly string[]> {
  const called: string[] = [];
  const webhooks: WebhookSender = {
    ...api.server.deps.webhooks,
    send: (event, stop) => {
      called.push(event.url);
      return send(event, stop);
    },
  };
  const worker = startWebhookWorker({ ...api.server.deps, webhooks }, OFTEN_MS);
  await expect.poll(() => called.includes(OTHER), PATIENCE).toBe(true);
  await worker.stop();
  return called;
}

test('notifications of one company leave although another has many', async () => {
  expect(await calledBeforeOther(60, async () => ({ is: 'taken' }))).toBeLessThan(45);
});

test('notifications of one company leave although those of another cannot be sent', async () => {
  const before = await calledBeforeOther(30, async (name) => {
    if (name === OTHER) return { is: 'taken' };
    throw new Error('no sender');
  });
  expect(before).toBe(1);
});

test('[D529] notifications of one company leave although the push services of another never answer', async () => {
  const runningMs = performance.now.bind(performance);
  let waitedMs = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => runningMs() + waitedMs);
  const before = await calledBeforeOther(15, async (name) => {
    if (name !== OTHER) waitedMs += 10_000;
    return { is: 'later', reason: 'timeout' };
  });
  expect(before).toBe(1);
});

test('[D363] one mail is leased at a time, however the database looks for it', async () => {
  await waitingMails(api.tenantId, 'sabal', 15);
  await withTenant(api.server.deps.db, api.tenantId, async (tx) => {
    for (const way of ['hashjoin', 'mergejoin', 'hashagg', 'sort', 'material'])
      await tx.run(statement(`without_${way}`, `set local enable_${way} = off`), []);
    await leaseMail(tx, instantFromMs(Date.now()));
  });
  expect(await countOf('mail_outbox where lease_until is not null')).toBe(1);
});

test('[D535] mails of one company leave although the mail server is slow with those of another', async () => {
  await sql(
    `update tenants set settings = settings || '{"publicUrl": "https://zeta.test"}' where slug = '${OTHER}'`,
  );
  await waitingMails(api.tenantId, 'sabal', 15);
  await waitingMails(other, OTHER, 1);
  const called: string[] = [];
  const runningMs = performance.now.bind(performance);
  let waitedMs = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => runningMs() + waitedMs);
  const mailer: Deps['mailer'] = {
    delivers: true,
    send: async ({ to }) => {
      called.push(to);
      if (!to.startsWith(OTHER)) waitedMs += 10_000;
    },
    close: async () => undefined,
  };
  const worker = startMailWorker({ ...api.server.deps, mailer });
  await expect.poll(() => called.some((to) => to.startsWith(OTHER)), PATIENCE).toBe(true);
  await worker.stop();
  expect(called.findIndex((to) => to.startsWith(OTHER))).toBe(1);
});

test('receivers that fail leave room for those that answer', async () => {
  await waitingReceivers(api.tenantId, 'hangs', 40, new Date().toISOString());
  await waitingReceivers(other, OTHER, 1, null);
  const called = await tellOther(async ({ url }, stop) => {
    if (url !== OTHER) await untilStopped(stop);
    return { status: 200, fault: null };
  });
  expect(called.length).toBeLessThan(20);
});

test('[D532] receivers of one company that fail leave room for one of another that failed too', async () => {
  const failed = new Date().toISOString();
  await waitingReceivers(api.tenantId, 'hangs', 10, failed);
  await waitingReceivers(other, OTHER, 1, failed);
  const called = await tellOther(async ({ url }, stop) => {
    if (url !== OTHER) await untilStopped(stop);
    return { status: 200, fault: null };
  });
  expect(called.length).toBeLessThan(5);
});

test('[D532] a receiver that always fails and has more waiting keeps none of its company waiting', async () => {
  const failed = new Date().toISOString();
  await waitingReceivers(api.tenantId, 'fails', 9, failed);
  await waitingReceivers(api.tenantId, OTHER, 1, failed);
  const last = 'ffffffff-ffff-4fff-bfff-ffffffffffff';
  await sql(`update webhook_events set webhook_id = '${last}'
    where webhook_id = (select id from webhooks where url = '${OTHER}')`);
  await sql(`update webhooks set id = '${last}' where url = '${OTHER}'`);
  await waitingMore(100);
  const called = await tellOther(async ({ url }) => ({
    status: 500,
    fault: url === OTHER ? null : 'status',
  }));
  expect(called.indexOf(OTHER)).toBeLessThan(15);
});

test('[D532] receivers that take all of their time for each event end their turn, and the next has its own', async () => {
  await waitingReceivers(api.tenantId, 'slow', 40, null);
  await waitingMore(30);
  await waitingReceivers(other, OTHER, 1, null);
  const runningMs = performance.now.bind(performance);
  let waitedMs = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => runningMs() + waitedMs);
  const called = await tellOther(async ({ url }) => {
    if (url !== OTHER) waitedMs += 10_000;
    return { status: 200, fault: null };
  });
  // In its round the other one is begun first, and those begun beside it may reach their call sooner: twice each at most.
  // A turn of twenty events instead would be hundreds.
  expect(called.indexOf(OTHER)).toBeLessThan(80);
});

test('events of one company are told although those of another cannot even be read', async () => {
  await waitingReceivers(api.tenantId, 'sabal', 1, null);
  await waitingReceivers(other, OTHER, 1, null);
  await breakFirst('webhooks');
  expect(await tellOther(async () => ({ status: 200, fault: null }))).toEqual([OTHER]);
});

test('reminders of one company are written although those of another cannot be', async () => {
  await breakFirst('mail_outbox');
  const atMs = Date.parse(booking.slot.startAt) - 86_400_000 + 3_600_000; // within the hours of reminders
  vi.spyOn(api.db, 'raw').mockResolvedValue({ rows: [{ now: instantFromMs(atMs) }] });
  const jobs = startReminders(api.server.deps, OFTEN_MS);
  const reminders = (tenantId: string) =>
    `mail_outbox where kind = 'booking.reminder' and tenant_id = '${tenantId}'`;
  await expect.poll(() => countOf(reminders(other)), PATIENCE).toBe(1);
  await jobs.stop();
  expect(await countOf(reminders(api.tenantId))).toBe(0);
});

test.each([
  ['reminders', startReminders],
  ['tidying', startTidy],
])('a round of %s that takes long is waited for, and no other is begun beside it', async (_what, start) => {
  const ask = api.db.raw.bind(api.db);
  const begunMs: number[] = [];
  vi.spyOn(api.db, 'raw').mockImplementation(() => {
    begunMs.push(performance.now());
    return ask(`select from pg_sleep(1) as slept where slept::text = 'no time'`);
  });
  const jobs = start(api.server.deps, OFTEN_MS);
  await expect.poll(() => begunMs.length, PATIENCE).toBeGreaterThan(1);
  await jobs.stop();
  const [first = 0, second = 0] = begunMs;
  expect(second - first).toBeGreaterThan(900);
});

test('one company is tidied although another cannot be', async () => {
  await sql(
    `insert into idempotency_keys (tenant_id, scope, key, fingerprint, created_at)
    select id, 'old', 'old-key-1', '', now() - interval '8 days' from unnest($1::uuid[]) as id`,
    [[api.tenantId, other]],
  );
  await breakFirst('idempotency_keys');
  const jobs = startTidy(api.server.deps, OFTEN_MS);
  await expect
    .poll(() => countOf(`idempotency_keys where scope = 'old' and tenant_id = '${other}'`), PATIENCE)
    .toBe(0);
  await jobs.stop();
  expect(await countOf(`idempotency_keys where scope = 'old'`)).toBe(1);
});
