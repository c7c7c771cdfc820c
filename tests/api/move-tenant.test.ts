/** `npm run tenant -- export`, `import` and `erase`: a company leaves one deployment and goes on in another. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectAsOwner } from '../../server/db/connect.ts';
import { migrate } from '../../server/db/migrate.ts';
import { listTenants } from '../../server/db/repos/tenants.ts';
import { apiRole } from '../../server/db/roles.ts';
import { seed } from '../../server/db/seeds/seed.ts';
import { deliverDueMails } from '../../server/domain/mails/deliver-due-mails.ts';
import { createMailer } from '../../server/providers/mailer/create-mailer.ts';
import { keepCalendarHosts } from '../../server/run/keep-calendar-hosts.ts';
import { addTenant } from '../../server/run/tenant/add-tenant.ts';
import { eraseTenant, exportTenant, importTenant } from '../../server/run/tenant/move-tenant.ts';
import { writableColumns } from '../support/add-company.ts';
import { type Api, startApi } from '../support/api.ts';
import { addCanaryTenant, tenantTables } from '../support/canary-tenant.ts';
import { rowsChecksum } from '../support/rows-checksum.ts';
import {
  aSmallCart,
  asOwner,
  book,
  bookingBody,
  catalogueOf,
  freeSlot,
  linkOf,
  rowsOf,
  weekdayAhead,
} from '../support/shop.ts';
import { type SmtpSink, startSmtpSink } from '../support/smtp-sink.ts';

/** Not `test_…`: another worker would take it for the leftover of a process that is gone, and drop it. */
const name = `moved_${process.pid}_${Date.now()}`;

let api: Api;
let cluster: Client;
let dir: string;
let file: string;
let link: string;
let sink: SmtpSink;
let otherUrl: string;

const sumIn = (told: readonly string[]) => /(\d+) rows, checksum ([0-9a-f]{64})/.exec(told.join(' '));

beforeAll(async () => {
  [api, sink] = await Promise.all([startApi(), startSmtpSink()]);
  dir = await mkdtemp(join(tmpdir(), 'sabal-move-'));
  file = join(dir, 'sabal.company');
  const { cartId, minutes } = await aSmallCart(api, await catalogueOf(api));
  const slot = await freeSlot(api, weekdayAhead(5), minutes);
  const booked = await book(
    api,
    bookingBody(cartId, slot, { notes: 'Ring "twice"\u2028\\N, {NULL} \t\u{1F334}\n' }),
  );
  const { id, email, sig } = linkOf(booked.body.manageUrl);
  link = `/bookings/${id}?email=${encodeURIComponent(email)}&sig=${sig}`;
  // A thousand more of the same, in the past, each with its mail that was sent.
  await asOwner(api.ownerUrl, async (owner) => {
    await owner.query(`select set_config('app.tenant_id', $1, false)`, [api.tenantId]);
    const columns = (await writableColumns(owner, 'bookings')).map((column) =>
      owner.escapeIdentifier(column),
    );
    await owner.query(
      `insert into bookings (${columns.join(', ')}) select ${columns.map((column) => `r.${column}`).join(', ')}
         from bookings b cross join generate_series(1, 1000) n cross join lateral jsonb_populate_record(b,
           jsonb_build_object('id', gen_random_uuid(), 'n', n, 'claim_id', null, 'cart_id', gen_random_uuid(), 'status', 'CANCELLED')) r`,
    );
    await owner.query(
      `insert into mail_outbox (tenant_id, id, dedupe_key, kind, recipient, locale, payload, state, sent_at)
         select tenant_id, gen_random_uuid(), 'sent:' || id, 'booking.cancelled', email, locale,
           jsonb_build_object('bookingId', id), 'sent', now() - interval '10 days' from bookings`,
    );
  });
  await keepCalendarHosts(api.ownerUrl, api.server.deps.env);
  await asOwner(api.ownerUrl, addCanaryTenant);
  cluster = new Client({ connectionString: api.ownerUrl });
  await cluster.connect();
  await cluster.query(`create database ${name}`);
  const url = new URL(api.ownerUrl);
  url.pathname = `/${name}`;
  otherUrl = url.href;
  await migrate(otherUrl);
});
afterAll(async () => {
  await cluster?.query(`drop database if exists ${name} with (force)`);
  await cluster?.query(`drop role if exists ${apiRole(otherUrl)}`);
  await cluster?.end();
  await Promise.all([api?.stop(), sink?.stop()]);
  await rm(dir, { recursive: true, force: true });
});

test('a company of a thousand bookings is written into one file, and no row of another', async () => {
  const before = await rowsChecksum(api.ownerUrl);
  const dry = await exportTenant(api.ownerUrl, { slug: 'sabal', file, dryRun: true });
  await expect(readFile(file)).rejects.toThrow('ENOENT');
  const told = await exportTenant(api.ownerUrl, { slug: 'sabal', file, dryRun: false });
  expect(sumIn(told)?.[0]).toBe(sumIn(dry)?.[0]);
  expect(Number(sumIn(told)?.[1])).toBeGreaterThan(2000);
  expect(told.join(' ')).toMatch(/Mails that wait \(\d+\) leave from here/);
  expect(gunzipSync(await readFile(file)).toString()).not.toContain('canary');
  expect(await rowsChecksum(api.ownerUrl)).toEqual(before);
});

test('a file that is cut off, changed or of another kind is refused, and nothing of it stays', async () => {
  const whole = await readFile(file);
  const text = gunzipSync(whole).toString();
  const damaged: [string, Buffer, RegExp][] = [
    ['half', whole.subarray(0, whole.length / 2), /cut off/],
    ['a changed word', gzipSync(text.replace('Ana Diaz', 'Ana Dias')), /cut off/],
    ['no gzip', Buffer.from(text), /cut off/],
    ['a backup', gzipSync(text.replace('sabal-company-1', 'sabal-backup-1')), /no backup that this version/],
    ['another schema', gzipSync(text.replace('20261124_map_hosts', '20261124_other')), /another version/],
  ];
  for (const [what, bytes, why] of damaged) {
    await writeFile(join(dir, 'bad'), bytes);
    await expect(importTenant(otherUrl, { file: join(dir, 'bad'), dryRun: false }), what).rejects.toThrow(
      why,
    );
  }
  await expect(importTenant(otherUrl, { file: join(dir, 'none'), dryRun: false })).rejects.toThrow(
    'There is no',
  );
  expect(
    await asOwner(otherUrl, async (client) => (await client.query('select from tenants')).rowCount),
  ).toBe(0);
});

test('in another deployment every row is the same; a second import finds it there', async () => {
  const dry = await importTenant(otherUrl, { file, dryRun: true });
  expect(dry.at(-1)).toContain('nothing has changed');
  const told = await importTenant(otherUrl, { file, dryRun: false });
  const again = await importTenant(otherUrl, { file, dryRun: false });
  const back = await exportTenant(otherUrl, { slug: 'sabal', file: join(dir, 'back'), dryRun: false });
  const sums = [dry, told, again, back].map((lines) => sumIn(lines)?.[0]);
  expect(new Set(sums)).toEqual(new Set([sums[0]]));
  expect(again.join(' ')).toContain('is here already');
  const rows = (path: string) =>
    readFile(path).then((bytes) => gunzipSync(bytes).toString().split('\n').slice(1, -2));
  expect(await rows(join(dir, 'back'))).toEqual(await rows(file));
});

test('its links and keys are good there, and none of its mails is sent again', async () => {
  const there = await startApi({ ownerUrl: otherUrl });
  const [before, after] = [await api.get(link), await there.get(link)];
  expect([after.status, after.body]).toEqual([200, before.body]);
  const staff = there.as({ 'X-Admin-Token': 'sabal-dev-admin' });
  expect((await staff.get('/admin/auth/verify')).status).toBe(200);
  const [tenant] = await listTenants(there.db);
  if (!tenant) throw new Error('no company');
  const mailer = createMailer({ smtpUrl: sink.url });
  await deliverDueMails({ ...there.server.deps, mailer }, tenant, () => false);
  expect(sink.mails).toEqual([]);
  // Where it came from they do leave.
  const [own] = (await listTenants(api.db)).filter(({ slug }) => slug === 'sabal');
  if (own) await deliverDueMails({ ...api.server.deps, mailer }, own, () => false);
  expect(sink.mails.length).toBeGreaterThan(0);
  await mailer.close();
  await there.stop();
});

test('[D414] calendars know its visits by the same name there, where it is one of several', async () => {
  const env = { appTenant: 'acme', publicUrl: 'https://many.test' };
  const there = await startApi({ ownerUrl: otherUrl, env });
  await keepCalendarHosts(otherUrl, env);
  const uidIn = async (where: Api) =>
    /^UID:\S+/m.exec((await where.get(link.replace('?', '/calendar.ics?'))).body)?.[0];
  expect([await uidIn(api), await uidIn(there)]).toEqual([
    expect.stringMatching(/@book\.test$/),
    await uidIn(api),
  ]);
  await there.stop();
});

test('[D521] notifications stay with the deployment that browsers know, and webhooks go along; both are said', async () => {
  const owned = (text: string) =>
    asOwner(api.ownerUrl, async (owner) => {
      await owner.query(`select set_config('app.tenant_id', $1, false)`, [api.tenantId]);
      return owner.query(text);
    });
  await owned(`insert into push_subscriptions (tenant_id, session_id, endpoint, p256dh, auth)
    select id, gen_random_uuid(), 'https://push.test/of-the-old-one', 'p', 'a' from tenants where slug = 'sabal'`);
  await owned(`insert into webhooks (tenant_id, id, url, events, secret, created_at)
    select id, gen_random_uuid(), 'https://tool.test/in', '{booking.done}', 'whsec_x', now() from tenants where slug = 'sabal'`);
  const other = join(dir, 'with-devices');
  const told = await exportTenant(api.ownerUrl, { slug: 'sabal', file: other, dryRun: false });
  const text = gunzipSync(await readFile(other)).toString();
  expect([text.includes('of-the-old-one'), text.includes('tool.test')]).toEqual([false, true]);
  expect(told.join(' ')).toContain('Left out: notifications to devices of staff (1)');
  expect(told.join(' ')).toContain('Its reminders and webhooks (1) work there');
  await owned('delete from webhooks');
  await owned('delete from push_subscriptions');
});

test('a company that differs, or that has its slug, is not written over', async () => {
  await rowsOf(api, `update coupons set title = 'Other' where code = 'SPRING5'`);
  await expect(importTenant(api.ownerUrl, { file, dryRun: false })).rejects.toThrow(
    'There is another company sabal',
  );
});

test('erasing wants the slug twice, takes every row of the company and of no other, and a start brings no demonstration', async () => {
  const db = connectAsOwner(otherUrl);
  const env = { publicUrl: 'https://book.test', appTenant: 'sabal', production: false };
  await addTenant(db, env, { slug: 'acme', demo: false, dryRun: false });
  await db.destroy();
  const erase = (yes: string | undefined, dryRun = false) =>
    eraseTenant(otherUrl, { slug: 'sabal', yes, dryRun });
  await expect(erase(undefined)).rejects.toThrow('say --yes sabal');
  await expect(erase('acme')).rejects.toThrow('say --yes sabal');
  const sum = sumIn(await exportTenant(otherUrl, { slug: 'sabal', file, dryRun: true }));
  expect((await erase(undefined, true))[0]).toBe(`sabal has ${sum?.[1]} rows.`);
  expect((await erase('sabal'))[0]).toBe(`sabal is erased: ${sum?.[1]} rows.`);
  expect((await erase('sabal'))[0]).toContain('nothing is left');
  await asOwner(otherUrl, async (client) => {
    for (const table of await tenantTables(client)) {
      const { rowCount } = await client.query(`select from ${table} where tenant_id = $1`, [api.tenantId]);
      expect([table, rowCount]).toEqual([table, 0]);
    }
    const { rows } = await client.query('select slug from tenants');
    expect(rows).toEqual([{ slug: 'acme' }]);
  });
  await seed(otherUrl, { adminKey: 'sabal-dev-admin', production: false });
  expect(
    await asOwner(otherUrl, async (client) => (await client.query('select from tenants')).rowCount),
  ).toBe(1);
  await importTenant(otherUrl, { file, dryRun: false });
});

test('while one is imported, the others of the deployment are changed as ever', async () => {
  await eraseTenant(otherUrl, { slug: 'sabal', yes: 'sabal', dryRun: false });
  await asOwner(otherUrl, async (other) => {
    // The import waits for it, with a part of its rows written.
    await other.query('begin; lock table webhooks');
    const imported = importTenant(otherUrl, { file, dryRun: false });
    try {
      await expect
        .poll(
          async () => {
            const waits = `select from pg_stat_activity where datname = $1 and wait_event_type = 'Lock'`;
            return (await cluster.query(waits, [name])).rowCount;
          },
          { timeout: 20_000 }, // an import beside other tests
        )
        .toBe(1);
      await other.query(`set local lock_timeout = '1s'`);
      const saved = await other.query(
        `update tenants set catalogue_revision = catalogue_revision + 1 where slug = 'acme'`,
      );
      expect(saved.rowCount).toBe(1);
    } finally {
      await other.query('rollback');
      await imported;
    }
  });
});
