import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { movedBy } from '../support/shop.ts';
import { type SmtpSink, type SunkMail, startSmtpSink } from '../support/smtp-sink.ts';
import { layGround, type StormGround } from './storm-ground.ts';
import { sized } from './storm-size.ts';

/** Reliability S11. */
const MAILS = sized(1_000);
const KILLS = sized(20, 3);
const WORKERS = 2;
/** Of the mails that arrive: refused for now, and taken without our hearing of it. */
const [BUSY, LOST] = [0.1, 0.07];
const PATIENCE_MS = 120_000;

let sink: SmtpSink;
let ground: StormGround;
/** What the server took, whatever it answered. */
const taken: Pick<SunkMail, 'messageId' | 'to' | 'subject'>[] = [];

beforeAll(async () => {
  sink = await startSmtpSink();
  let arrived = 0;
  const isTurn = (share: number, n: number) => Math.floor(n * share) > Math.floor((n - 1) * share);
  sink.onMail = ({ messageId, to, subject }) => {
    arrived += 1;
    const isBusy = isTurn(BUSY, arrived);
    if (!isBusy) taken.push({ messageId, to, subject });
    if (isBusy || isTurn(LOST, arrived)) {
      throw Object.assign(new Error('try later'), { responseCode: 451 });
    }
  };
  ground = await layGround(WORKERS, { SMTP_URL: sink.url });
});
afterAll(async () => {
  await ground.clear();
  await sink.stop();
});

test('killed workers, busy servers and lost answers leave no mail unsent, and each under one Message-ID', async () => {
  const { client, nodes } = ground;
  await client.query(
    `insert into mail_outbox (tenant_id, id, dedupe_key, kind, recipient, locale, payload)
    select t.id, gen_random_uuid(), 'storm:' || n, 'access.link', 'storm' || n || '@sabal-mail.com', 'en', '{}'
    from tenants t, generate_series(1, $1::int) n where t.slug = 'sabal'`,
    [MAILS],
  );
  await expect(rollBackOne(client)).rejects.toThrow('rolled back');
  for (let kills = 0; kills < KILLS; kills++) {
    const from = (MAILS / (KILLS + 1)) * (kills + 1);
    await until(async () => taken.length >= from, client);
    const node = nodes[kills % nodes.length];
    await node?.kill();
    await node?.restart();
  }
  await until(async () => (await statesOf(client)).waiting === undefined, client);
  expect(await statesOf(client)).toEqual({ sent: MAILS });
  expect(await missing(client)).toBe(0);
  const people = new Map(taken.map(({ messageId, to }) => [messageId, to.join()]));
  expect(people.size).toBe(MAILS);
  expect(new Set(people.values()).size).toBe(MAILS);
  expect(taken.filter(({ messageId, to }) => people.get(messageId) !== to.join())).toEqual([]);
  expect(taken.some(({ to }) => to.includes('never@sabal-mail.com'))).toBe(false);
});

test('a worker that notes "sent" before it sends is caught by the same count', async () => {
  await ground.client.query(
    `insert into mail_outbox (tenant_id, id, dedupe_key, kind, recipient, locale, payload, state)
    select id, gen_random_uuid(), 'storm:lost', 'access.link', 'lost@sabal-mail.com', 'en', '{}', 'sent'
    from tenants where slug = 'sabal'`,
  );
  expect(await missing(ground.client)).toBe(1);
});

/** Time passes: what waits for its turn, or for the lease of a worker that is no more, is due. */
async function until(isDone: () => Promise<boolean>, client: Client): Promise<void> {
  const endMs = performance.now() + PATIENCE_MS;
  while (!(await isDone())) {
    if (performance.now() > endMs) throw new Error(`Not done: ${JSON.stringify(await statesOf(client))}`);
    await sleep(100);
    await client.query(
      `update mail_outbox set next_at = least(next_at, now()), ${movedBy('lease_until', '-10 seconds')}
      where state = 'waiting' and (next_at > now() or lease_until is not null)`,
    );
  }
}

async function rollBackOne(client: Client): Promise<never> {
  await client.query('begin');
  await client.query(
    `insert into mail_outbox (tenant_id, id, dedupe_key, kind, recipient, locale, payload)
    select id, gen_random_uuid(), 'storm:never', 'access.link', 'never@sabal-mail.com', 'en', '{}'
    from tenants where slug = 'sabal'`,
  );
  await client.query('rollback');
  throw new Error('rolled back');
}

async function statesOf(client: Client): Promise<Readonly<Record<string, number>>> {
  const { rows } = await client.query<{ state: string; n: number }>(
    `select state, count(*)::int as n from mail_outbox where dedupe_key like 'storm:%' group by state`,
  );
  return Object.fromEntries(rows.map(({ state, n }) => [state, n]));
}

/** Rows that are called sent and never arrived. */
async function missing(client: Client): Promise<number> {
  const { rows } = await client.query<{ id: string }>(`select id from mail_outbox where state = 'sent'`);
  const arrived = new Set(taken.map(({ messageId }) => messageId));
  return rows.filter(({ id }) => !arrived.has(`<${id}@book.test>`)).length;
}
