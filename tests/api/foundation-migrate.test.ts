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
