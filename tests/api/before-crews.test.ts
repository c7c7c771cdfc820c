/** What a company had booked before there were crews, brought to the newest release. */
import { createHash, createHmac } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultRates } from '#shared/catalogue/rates.ts';
import { migrate } from '../../server/db/migrate.ts';
import { addCatalogue } from '../../server/db/seeds/company-rows.ts';
import { withTenant } from '../../server/db/with-tenant.ts';
import { brokenPromises } from '../storms/broken-promises.ts';
import { countBy } from '../storms/patient-client.ts';
import { bookingOf, cartMinutes, hireCrews, makeCarts } from '../storms/storm-ground.ts';
import { compareIds } from '../storms/told-and-kept.ts';
import { crewFaults, visitsByCrew } from '../storms/visits-of-crews.ts';
import { type Api, startApi } from '../support/api.ts';
import { olderDatabase } from '../support/older-database.ts';
import type { FreshDatabase } from '../support/postgres.ts';
import { nameCompany, sowVisits } from '../support/visits-before-crews.ts';

const VISITS = 1_000;
/** One that tests ask over HTTP, and another with visits at the same hours. */
const companies = { sabal: VISITS, beside: 40 };

let database: FreshDatabase;
let client: Client;
let api: Api;
const before: Record<string, readonly string[]> = {};
const after: typeof before = {};

beforeAll(async () => {
  database = await olderDatabase('20261125_name_crews.ts');
  client = new Client({ connectionString: database.ownerUrl });
  await client.connect();
  for (const [slug, visits] of Object.entries(companies)) await sowVisits(client, slug, visits);
  const columns = await columnsByTable();
  await readRows(columns, before);
  await migrate(database.ownerUrl);
  await readRows(columns, after);
  api = await startApi({ ownerUrl: database.ownerUrl });
  await withTenant(api.db, api.tenantId, async (tx) => {
    await addCatalogue(tx);
    await tx.query(tx.from('pricing_settings').insert({ tenantId: tx.tenantId, ...defaultRates }));
  });
});
afterAll(async () => {
  await api?.stop();
  await client?.end();
  await database?.drop();
});

/** Of every table that has rows of companies: what stands in it now, and so in the release before. */
async function columnsByTable(): Promise<ReadonlyMap<string, string>> {
  const { rows } = await client.query<{ table: string; columns: string }>(
    `select c.table_name as table, string_agg(quote_ident(c.column_name), ', ') as columns
      from information_schema.columns c join information_schema.columns t on t.table_schema = c.table_schema
        and t.table_name = c.table_name and (t.column_name = 'tenant_id' or t.table_name = 'tenants' and t.column_name = 'id')
      where c.table_schema = 'public' group by c.table_name`,
  );
  return new Map(rows.map(({ table, columns }) => [table, columns]));
}

async function readRows(columns: ReadonlyMap<string, string>, into: typeof before): Promise<void> {
  for (const slug of Object.keys(companies)) {
    await nameCompany(client, slug);
    for (const [table, names] of columns) {
      const { rows } = await client.query<{ row: string }>(
        `select to_jsonb(t)::text as row from (select ${names} from ${table}) as t`,
      );
      into[`${slug}: ${table}`] = rows.map(({ row }) => row);
    }
  }
}

test('nothing that stood in the database is lost or another', () => {
  expect(before['sabal: claims']).toHaveLength(VISITS + 1);
  expect(before['sabal: claim_cells']).toHaveLength((VISITS + 1) * 12);
  expect(before['sabal: bookings']).toHaveLength(VISITS + VISITS / 20);
  const changed = Object.entries(before)
    .map(([table, rows]) => ({ table, ...compareIds(rows, after[table] ?? []) }))
    .filter(({ lost, unannounced }) => lost + unannounced > 0);
  expect(changed).toEqual([]);
});

test.each(Object.entries(companies))('all visits of %s are its first crew’s', async (slug, visits) => {
  await nameCompany(client, slug);
  const { rows: crews } = await client.query(
    `select c.name, c.color, c.position, c.active, c.id = a.resource_id as same from crews c
      left join agendas a on a.tenant_id = c.tenant_id`,
  );
  expect(crews).toEqual([{ name: 'Équipe 1', color: 'blue', position: 0, active: true, same: true }]);
  expect(await visitsByCrew(client)).toEqual([visits]);
  expect(await crewFaults(client)).toEqual({ overlapping: 0, withoutCell: 0 });
  expect(await brokenPromises(client)).toEqual({});
  // D496: where each leads is known to the ways between visits.
  const places = await client.query(
    `select zips, count(*)::int from claims where state = 'booked' group by zips`,
  );
  expect(places.rows).toEqual([{ zips: ['32801'], count: visits }]);
  expect((await client.query('select crew_id from blocks')).rows).toEqual([{ crew_id: null }]);
  // D470
  const keys = await client.query('select role, crew_id from admin_keys');
  expect(keys.rows).toEqual([{ role: 'owner', crew_id: null }]);
});

/** As a mail of that release had it: written out, so that a change of how links are signed is seen here. */
function mailedSig(id: string, email: string): string {
  const [key] = api.server.deps.env.linkSecrets;
  if (!key) throw new Error('Expected a secret');
  const expiry = Math.floor(Date.now() / 1000 + 90 * 86_400).toString(36);
  const emailHash = createHash('sha256').update(email).digest('hex');
  const message = ['v1', 'booking', api.tenantId, id, emailHash, key.kid, expiry, '1'].join('\n');
  const digest = createHmac('sha256', key.secret).update(message).digest('base64url');
  return `1.${key.kid}.${expiry}.1.${digest}`;
}

test('links of mails that were sent before are good, and nothing of a visit is another behind them', async () => {
  await nameCompany(client, 'sabal');
  const { rows } = await client.query<{ id: string; email: string; at: Date; status: string }>(
    `select id, email, starts_at as at, status from bookings order by md5(id::text) limit 50`,
  );
  for (const { id, email, at, status } of rows) {
    const query = new URLSearchParams({ email, sig: mailedSig(id, email) });
    const answer = await api.get(`/bookings/${id}?${query}`);
    expect([answer.status, answer.body.startISO, answer.body.status]).toEqual([
      200,
      at.toISOString(),
      status,
    ]);
    query.set('email', 'else@sabal-mail.com');
    expect((await api.get(`/bookings/${id}?${query}`)).status).toBe(401);
  }
});

/** Asks for each of these times so often, all at once. */
async function bookAtOnce(times: readonly Date[], each: number): Promise<Record<string, number>> {
  const carts = await makeCarts(client, times.length * each);
  const minutes = await cartMinutes(api.url, carts[0] ?? '');
  const answers = await Promise.all(
    carts.map((cartId, index) => {
      const startsAt = times[index % times.length]?.getTime() ?? 0;
      const [startAt = '', endAt = ''] = [startsAt, startsAt + minutes * 60_000].map((ms) =>
        new Date(ms).toISOString(),
      );
      const headers = { 'Idempotency-Key': crypto.randomUUID() };
      return api.post('/bookings', bookingOf(cartId, { startAt, endAt, available: true }), { headers });
    }),
  );
  return countBy(answers, ({ status, body }) => (status === 201 ? status : body.code));
}

test('a time of before is had once for each crew, and no crew is at two places at once', async () => {
  await nameCompany(client, 'sabal');
  const { rows } = await client.query<{ at: Date }>(
    `select starts_at as at from claims where state = 'booked' order by 1 limit 20`,
  );
  const taken = rows.map(({ at }) => at);
  expect(await bookAtOnce(taken, 2)).toEqual({ 'slot.taken': 40 });
  const free = new Date((taken.at(-1)?.getTime() ?? 0) + 3_600_000); // after four visits there is an hour of nobody's
  expect(await bookAtOnce([free], 12)).toEqual({ 201: 1, 'slot.taken': 11 });
  await hireCrews(client, 2);
  expect(await bookAtOnce(taken, 3)).toEqual({ 201: 20, 'slot.taken': 40 });
  expect((await visitsByCrew(client)).sort((a, b) => a - b)).toEqual([20, VISITS + 1]);
  expect(await crewFaults(client)).toEqual({ overlapping: 0, withoutCell: 0 });
  expect(await brokenPromises(client)).toEqual({});
});
