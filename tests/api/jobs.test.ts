/** What runs by the clock, on nodes whose own is wrong, and for companies that are in each other's way. */
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { instantFromMs } from '#shared/kernel/instant.ts';
import type { Deps } from '../../server/deps.ts';
import { startMailWorker } from '../../server/jobs/mail-worker.ts';
import { startReminders } from '../../server/jobs/reminders.ts';
import { startTidy, tidy } from '../../server/jobs/tidy.ts';
import type { Mailer } from '../../server/providers/mailer/port.ts';
import { aBooking } from '../support/booking.ts';
import { api, hold, nextDay, openShop } from '../support/open-shop.ts';
import { asOwner, freeSlot, rowsOf } from '../support/shop.ts';

openShop();

const DAY_MS = 86_400_000;
const OFTEN_MS = 20;

/** Of a node whose clock says this. */
const nodeAt = (nowMs: () => number, more: Partial<Deps> = {}): Deps => ({
  ...api.server.deps,
  now: () => instantFromMs(nowMs()),
  ...more,
});

const countOf = async (rows: string) =>
  (await rowsOf<{ n: number }>(api, `select count(*)::int as n from ${rows}`))[0]?.n;

/** Keeps what it is given to send, and takes its time. */
function slowMailer(sent: string[], ms = 0): Mailer {
  return {
    delivers: true,
    send: async ({ to }) => {
      sent.push(to);
      await sleep(ms);
    },
    close: async () => undefined,
  };
}

async function mailsFor(tenantId: string, recipients: readonly string[]): Promise<void> {
  await asOwner(api.ownerUrl, (owner) =>
    owner.query(
      `insert into mail_outbox (tenant_id, id, dedupe_key, kind, recipient, locale, payload)
      select $1, gen_random_uuid(), recipient, 'access.link', recipient, 'en', '{}' from unnest($2::text[]) as recipient`,
      [tenantId, recipients],
    ),
  );
}

test('[D498] a node whose clock is two months ahead frees no time of a visit to come, no hold and no key', async () => {
  await aBooking();
  expect((await hold(await freeSlot(api, nextDay()))).status).toBe(201);
  const kept = ['claim_cells', `claims where state = 'held'`, 'idempotency_keys', 'carts'];
  const before = await Promise.all(kept.map(countOf));
  await rowsOf(
    api,
    `insert into idempotency_keys (tenant_id, scope, key, fingerprint, created_at)
    values ($1, 'old', 'old-key-1', '', now() - interval '8 days')`,
    [api.tenantId],
  );
  const ahead = startTidy(
    nodeAt(() => Date.now() + 60 * DAY_MS),
    OFTEN_MS,
  );
  await expect.poll(() => countOf(`idempotency_keys where scope = 'old'`)).toBe(0);
  await ahead.stop();
  expect(await Promise.all(kept.map(countOf))).toEqual(before);
});

test('[D498] a node whose clock is ahead reminds nobody before the time', async () => {
  const { slot } = await aBooking();
  const atMs = Date.parse(slot.startAt) - DAY_MS + 3_600_000; // within the hours of reminders
  const reminders = `mail_outbox where kind = 'booking.reminder'`;
  const ahead = startReminders(
    nodeAt(() => atMs),
    OFTEN_MS,
  );
  await sleep(600);
  await ahead.stop();
  expect(await countOf(reminders)).toBe(0);
});

test('[D498] what one node is sending is not sent by another whose clock is ahead', async () => {
  const sent: string[] = [];
  await rowsOf(api, `delete from mail_outbox`);
  const nodeAhead = (aheadMs: number) =>
    startMailWorker(nodeAt(() => Date.now() + 1_000 + aheadMs, { mailer: slowMailer(sent, 2_500) }));
  await mailsFor(api.tenantId, ['once@sabal-mail.com']);
  const first = nodeAhead(0);
  await expect.poll(() => sent).toHaveLength(1);
  const second = nodeAhead(600_000);
  await expect.poll(() => countOf(`mail_outbox where state = 'sent'`), { timeout: 15_000 }).toBe(1);
  await Promise.all([first.stop(), second.stop()]);
  expect(sent).toEqual(['once@sabal-mail.com']);
});

test('a node that stops does not wait for a mail without end, and leaves it to the next', async () => {
  await rowsOf(api, `delete from mail_outbox`);
  await mailsFor(api.tenantId, ['hanging@sabal-mail.com']);
  const line = new AbortController();
  const hanging = {
    ...slowMailer([]),
    send: () => sleep(60_000, undefined, { signal: line.signal }),
    close: async () => line.abort(),
  };
  const worker = startMailWorker(
    nodeAt(() => Date.now() + 1_000, { mailer: hanging }),
    50,
  );
  await expect.poll(() => countOf('mail_outbox where attempts = 1')).toBe(1);
  await worker.stop();
  const left = `mail_outbox where state = 'waiting' and lease_until is null and attempts = 1`;
  expect(await countOf(left)).toBe(1);
});

test('a node that stops goes on with no other company', async () => {
  await rowsOf(
    api,
    `insert into idempotency_keys (tenant_id, scope, key, fingerprint, created_at)
    values ($1, 'left', 'left-key-1', '', now() - interval '8 days')`,
    [api.tenantId],
  );
  await tidy(api.server.deps, () => true);
  expect(await countOf(`idempotency_keys where scope = 'left'`)).toBe(1);
  await tidy(api.server.deps);
  expect(await countOf(`idempotency_keys where scope = 'left'`)).toBe(0);
});

test('mails of one company leave although another has many, and one whose notices cannot be told', async () => {
  const sent: string[] = [];
  const other = crypto.randomUUID();
  await rowsOf(api, `delete from mail_outbox`);
  await asOwner(api.ownerUrl, async (owner) => {
    await owner.query(
      `insert into tenants (id, slug, name, time_zone, default_locale, settings)
      values ($1, 'zeta', 'Zeta', 'America/New_York', 'en', '{"publicUrl":"https://zeta.test"}')`,
      [other],
    );
    await owner.query(`select set_config('app.tenant_id', $1, false)`, [api.tenantId]);
    await owner.query(
      `insert into notice_addresses (tenant_id, id, label, email, locale, kinds, daily, position, summary_from)
      values ($1, gen_random_uuid(), '', 'office@sabal-mail.com', 'en', '{booked}', false, 0, now())`,
      [api.tenantId],
    );
    await owner.query(
      `insert into notices (tenant_id, id, dedupe_key, kind, actor, detail, at)
      values ($1, gen_random_uuid(), 'odd', 'booked', 'customer', '{}', now())`,
      [api.tenantId],
    );
    // Something that no round gets over.
    await owner.query(`alter table mail_outbox add constraint no_staff check (kind not like 'staff.%')`);
  });
  await mailsFor(
    api.tenantId,
    Array.from({ length: 200 }, (_unused, index) => `many${index}@sabal-mail.com`),
  );
  await mailsFor(other, ['few@zeta-mail.com']);
  const worker = startMailWorker(nodeAt(() => Date.now() + 1_000, { mailer: slowMailer(sent) }));
  await expect.poll(() => sent.includes('few@zeta-mail.com'), { timeout: 15_000 }).toBe(true);
  // After a turn of the other, or a second one where the first came before its mail was due.
  expect(sent.indexOf('few@zeta-mail.com')).toBeLessThan(150);
  await expect.poll(() => sent.length, { timeout: 15_000 }).toBe(201);
  await worker.stop();
});
