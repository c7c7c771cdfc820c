import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../../server/db/migrate.ts';
import { listMigrations } from '../../server/db/migration-source.ts';
import { apiRole, ensureApiRole } from '../../server/db/roles.ts';
import { readEnv } from '../../server/env.ts';
import { startServer } from '../../server/main.ts';
import { testServer } from '../support/postgres.ts';

/** Not `test_…`: another worker would take it for the leftover of a process that is gone, and drop it. */
const name = `migrating_${process.pid}_${Date.now()}`;
let ownerUrl: string;
let cluster: Client;
beforeAll(async () => {
  const server = await testServer();
  cluster = new Client({ connectionString: server.ownerUrl });
  await cluster.connect();
  await cluster.query(`create database ${name}`);
  ownerUrl = server.ownerUrl.replace(/\/[^/]*$/, `/${name}`);
});
afterAll(async () => {
  await cluster.query(`drop database if exists ${name} with (force)`);
  await cluster.query(`drop role if exists ${apiRole(ownerUrl)}`);
  await cluster.end();
});

async function ask(url: string, sql: string) {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

/** On one connection, so that what one statement sets is there for the next. */
async function askEach(url: string, statements: readonly string[]) {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const answers = [];
    for (const sql of statements) answers.push((await client.query(sql)).rows);
    return answers;
  } finally {
    await client.end();
  }
}

test('a node on a database without its schema lives, and is ready as soon as it is migrated', async () => {
  await ensureApiRole(ownerUrl);
  const env = { ...readEnv({ LOG_LEVEL: 'silent', HOST: '127.0.0.1' }), port: 0 };
  const node = await startServer(env, { ownerUrl, jobs: false });
  const url = `http://127.0.0.1:${node.port}`;
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  const ready = await fetch(`${url}/readyz`);
  expect([ready.status, (await ready.json()).fault]).toEqual([503, 'not migrated']);
  await migrate(ownerUrl);
  await expect.poll(async () => (await fetch(`${url}/readyz`)).status, { timeout: 5000 }).toBe(200);
  await node.stop();
});

test('four processes that migrate at once leave one schema', async () => {
  await cluster.query(`drop database ${name} with (force)`);
  await cluster.query(`create database ${name}`);
  await Promise.all([1, 2, 3, 4].map(() => migrate(ownerUrl)));
  const done = await ask(ownerUrl, 'select name from knex_migrations order by id');
  expect(done.map((row) => row.name)).toEqual(await listMigrations());
});

test('the mark of a killed migration does not stop the next one', async () => {
  await ask(ownerUrl, 'update knex_migrations_lock set is_locked = 1');
  await migrate(ownerUrl);
  expect(await ask(ownerUrl, 'select is_locked from knex_migrations_lock')).toEqual([{ is_locked: 0 }]);
});

test('the release before this one starts beside what this one has migrated', async () => {
  await ask(
    ownerUrl,
    `insert into knex_migrations (name, batch, migration_time) values ('29990101_of_the_next.ts', 9, now())`,
  );
  await migrate(ownerUrl);
  const done = await ask(ownerUrl, 'select name from knex_migrations order by id');
  expect(done.map((row) => row.name)).toEqual([...(await listMigrations()), '29990101_of_the_next.ts']);
});

test('a migration that is running is waited for, not trampled on', async () => {
  const working = new Client({ connectionString: ownerUrl });
  await working.connect();
  await working.query('begin; select id from migration_turn for update');
  await ask(ownerUrl, 'update knex_migrations_lock set is_locked = 1');
  let finished = false;
  const waiting = migrate(ownerUrl).then(() => {
    finished = true;
  });
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(finished).toBe(false);
  expect(await ask(ownerUrl, 'select is_locked from knex_migrations_lock')).toEqual([{ is_locked: 1 }]);
  await working.end(); // as a killed process does
  await waiting;
});

test('the one resource of a company becomes its first crew, and no visit of before moves', async () => {
  const tenant = `select set_config('app.tenant_id', id::text, false) from tenants where slug = 'of-before'`;
  await ask(
    ownerUrl,
    `alter table admin_keys drop column role, drop column crew_id;
    drop table crews;
    alter table blocks drop column crew_id;
    delete from knex_migrations where name in ('20261125_name_crews.ts', '20261126_give_keys_a_role.ts');
    insert into tenants (id, slug, name, time_zone, default_locale)
      values (gen_random_uuid(), 'of-before', 'Before', 'America/New_York', 'en');
    ${tenant};
    insert into agendas select id, gen_random_uuid(), '{}', 30, 0, 120, 90, 1 from tenants where slug = 'of-before';
    insert into claims (tenant_id, id, resource_id, state, owner_id, starts_at, ends_at, occupied_until)
      select tenant_id, gen_random_uuid(), resource_id, 'booked', gen_random_uuid(), at, at + interval '1 hour',
        at + interval '1 hour' from agendas, generate_series(now(), now() + interval '999 hours', '1 hour') as at;
    insert into claim_cells select tenant_id, resource_id, starts_at, id from claims;
    insert into blocks (tenant_id, id, resource_id, starts_at, ends_at, created_by)
      select tenant_id, gen_random_uuid(), resource_id, now(), now() + interval '1 day', 'before' from agendas;
    insert into admin_keys (tenant_id, id, label, prefix, key_hash)
      select id, gen_random_uuid(), 'Before', 'adm_before', '\\xcafe' from tenants where slug = 'of-before'`,
  );
  const rows = async (sql: string) => (await askEach(ownerUrl, [tenant, sql])).at(-1);
  const kept = `select json_agg(c order by id) as claims, (select json_agg(x order by cell) from claim_cells x) as cells
    from claims c`;
  const before = await rows(kept);
  await migrate(ownerUrl);
  expect(await rows(kept)).toEqual(before);
  // D470
  expect(await rows(`select role, crew_id from admin_keys`)).toEqual([{ role: 'owner', crew_id: null }]);
  const crews = await rows(
    `select c.name, c.color, c.position, c.active, c.id = a.resource_id as same,
      (select count(*)::int from claims m where m.tenant_id = c.tenant_id and m.resource_id = c.id) as claims,
      (select count(*)::int from blocks b where b.tenant_id = c.tenant_id and b.crew_id is null) as blocks
    from crews c join agendas a on a.tenant_id = c.tenant_id where c.tenant_id =
      (select id from tenants where slug = 'of-before')`,
  );
  expect(crews).toEqual([
    { name: 'Équipe 1', color: 'blue', position: 0, active: true, same: true, claims: 1000, blocks: 1 },
  ]);
});
