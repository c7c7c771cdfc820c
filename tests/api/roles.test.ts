import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { migrate } from '../../server/db/migrate.ts';
import { API_GRANTS, apiRole, apiUrl } from '../../server/db/roles.ts';
import { seed } from '../../server/db/seeds/seed.ts';
import { startApi } from '../support/api.ts';
import { testServer } from '../support/postgres.ts';

/** Not `test_…`: another worker would take it for the leftover of a process that is gone, and drop it. */
const mark = `roles_${process.pid}_${Date.now()}`;
const [first, second] = [`${mark}_one`, `${mark}_two`];
const staging = `${mark}_staging`;
let cluster: Client;
let firstUrl: string;
/** A second deployment in the same cluster: its own database, its own owner, who is no superuser. */
let secondUrl: string;

beforeAll(async () => {
  const { ownerUrl } = await testServer();
  cluster = new Client({ connectionString: ownerUrl });
  await cluster.connect();
  const other = new URL(ownerUrl);
  other.username = staging;
  other.password = 'of-staging';
  await cluster.query(`create role ${staging} login createrole password 'of-staging'`);
  firstUrl = addressOf(ownerUrl, first);
  secondUrl = addressOf(other.href, second);
});
beforeEach(async () => {
  for (const name of [first, second]) await cluster.query(`drop database if exists ${name} with (force)`);
  await cluster.query(`create database ${first}`);
  await cluster.query(`create database ${second} owner ${staging}`);
});
afterAll(async () => {
  for (const name of [first, second]) await cluster.query(`drop database if exists ${name} with (force)`);
  for (const role of [apiRole(firstUrl), apiRole(secondUrl), staging])
    await cluster.query(`drop role if exists ${role}`);
  await cluster.end();
});

const addressOf = (url: string, database: string) => url.replace(/\/[^/]*$/, `/${database}`);

async function ask(url: string, sql: string) {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined); // its database is dropped under it
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

/** An engine that is only tried may ask nobody for a password: there no wrong one can be refused. */
async function believesAnyone(): Promise<boolean> {
  const wrong = new URL(firstUrl);
  wrong.password = 'guess';
  return ask(wrong.href, 'select 1').then(
    () => true,
    () => false,
  );
}

/** In the words of PostgreSQL, or of PgBouncer before it. */
const REFUSED = /password|SASL authentication failed/;

test('the API logs in as a role of its database, with the password that follows from the owner and no other', async ({
  skip,
}) => {
  skip(await believesAnyone(), 'this server asks for no password');
  await migrate(firstUrl);
  expect(await ask(apiUrl(firstUrl), 'select current_user as who')).toEqual([{ who: `sabal_api_${first}` }]);
  const wrong = new URL(apiUrl(firstUrl));
  wrong.password = 'guess';
  await expect(ask(wrong.href, 'select 1')).rejects.toThrow(REFUSED);
  const ofAnother = new URL(firstUrl);
  ofAnother.password = 'of-another-owner';
  await expect(ask(apiUrl(ofAnother.href), 'select 1')).rejects.toThrow(REFUSED);
});

test('two deployments in one cluster leave each other alone, whatever their passwords', async () => {
  await migrate(firstUrl);
  await migrate(secondUrl);
  await seed(secondUrl, { adminKey: 'a-key-of-staging', production: true });
  await migrate(secondUrl);
  expect(await ask(apiUrl(firstUrl), 'select count(*)::int as count from tenants')).toEqual([{ count: 0 }]);
  expect(await ask(apiUrl(secondUrl), 'select count(*)::int as count from tenants')).toEqual([{ count: 1 }]);
  // The login of one opens nothing in the database of the other.
  const across = addressOf(apiUrl(secondUrl), first);
  await expect(ask(across, 'select count(*) from bookings')).rejects.toThrow(/permission denied/);
});

test('the role that holds the grants logs in nowhere, once no node of an earlier build is connected', async () => {
  const old = new URL(firstUrl);
  old.username = API_GRANTS;
  old.password = 'of-an-earlier-build';
  // Other files migrate in this cluster at the same time, and may retire it before this node is in.
  let node: Client | undefined;
  await expect
    .poll(async () => {
      await cluster
        .query(`alter role ${API_GRANTS} login password 'of-an-earlier-build'`)
        .catch(() => undefined);
      node = await connectAs(old.href);
      return node !== undefined;
    })
    .toBe(true);
  // One that looked before this node was in may retire it once more; none that looks now does.
  await expect
    .poll(async () => {
      await cluster.query(`alter role ${API_GRANTS} login`).catch(() => undefined);
      await migrate(firstUrl);
      return mayLogIn();
    })
    .toBe(true);
  await node?.end();
  await expect
    .poll(async () => {
      await migrate(firstUrl);
      return mayLogIn();
    })
    .toBe(false);
});

/** Undefined where it may not log in. */
async function connectAs(url: string): Promise<Client | undefined> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined); // its database is dropped under it
  return client.connect().then(
    () => client,
    () => undefined,
  );
}

async function mayLogIn(): Promise<boolean> {
  const { rows } = await cluster.query('select rolcanlogin from pg_roles where rolname = $1', [API_GRANTS]);
  return rows[0]?.rolcanlogin;
}

test('what a migration takes away from the grants is taken from the login too', async () => {
  await migrate(firstUrl);
  const may = () => ask(apiUrl(firstUrl), `select has_table_privilege('reviews', 'delete') as may`);
  expect(await may()).toEqual([{ may: true }]);
  await ask(firstUrl, `revoke delete on reviews from ${API_GRANTS}`);
  await migrate(firstUrl);
  expect(await may()).toEqual([{ may: false }]);
});

test('a password of its own serves an owner who has none in the address', async ({ skip }) => {
  skip(await believesAnyone(), 'this server asks for no password');
  const apiPassword = `of the "API": it's 100% ours`;
  await migrate(firstUrl, apiPassword);
  await seed(firstUrl, { adminKey: 'a-key-of-the-house', production: false });
  const api = await startApi({ ownerUrl: firstUrl, env: { apiDatabasePassword: apiPassword } });
  expect((await api.get('/services')).status).toBe(200);
  await api.stop();
  await expect(ask(apiUrl(firstUrl), 'select 1')).rejects.toThrow(REFUSED);
  const bare = new URL(firstUrl);
  bare.password = '';
  expect(() => apiUrl(bare.href)).toThrow(/API_DATABASE_PASSWORD/);
});

test("an owner named behind the address's ? does not become the API's role", () => {
  const address = new URL(apiUrl('postgres://127.0.0.1/sabal?user=owner&password=secret'));
  expect([address.username, address.search]).toEqual(['sabal_api_sabal', '']);
});
