/**
 * A fresh real database for a test in some 15 ms: a copy of a template that was migrated and seeded once.
 * The server is kept between runs (tests/run/stop-postgres.ts ends it) and forgets everything with the machine.
 */
import { Client } from 'pg';
import { connectAsOwner } from '../../server/db/connect.ts';
import { grantAsApi } from '../../server/db/grant-as-api.ts';
import { apiRole, ensureApiRole } from '../../server/db/roles.ts';
import { findProcessIdentity, isStillRunning } from '../../server/run/postgres/process-table.ts';
import { prepareTemplate } from './prepare-template.ts';
import { testServer } from './test-server.ts';

export { testServer };

let template: Promise<string> | undefined;
let made = 0;

export interface FreshDatabase {
  /** Of the role that owns everything. */
  ownerUrl: string;
  /** Ends its connections and removes it. */
  drop(): Promise<void>;
}

/** A migrated and seeded database for one test file. One that a killed run left behind goes with the next run. */
export async function freshDatabase(): Promise<FreshDatabase> {
  const { ownerUrl } = await testServer();
  template ??= onServer(ownerUrl, async (client) => {
    await dropLeftovers(client);
    return prepareTemplate(client, ownerUrl);
  });
  const from = await template;
  made += 1;
  const name = `${databasePrefix()}${made}`;
  await onServer(ownerUrl, (client) =>
    client.query(`create database "${name}" template "${from}" strategy file_copy`),
  );
  const url = ownerUrl.replace(/\/[^/]*$/, `/${name}`);
  await letApiIn(url);
  return { ownerUrl: url, drop: () => onServer(ownerUrl, (client) => dropDatabase(client, name)) };
}

/** Tells later runs who made a database, so that they can see whether that process is still there. */
function databasePrefix(): string {
  return `test_${(findProcessIdentity(process.pid) ?? String(process.pid)).replaceAll(' ', '_')}_`;
}

async function dropLeftovers(client: Client): Promise<void> {
  const found = await client.query<{ datname: string }>(
    "select datname from pg_database where datname like 'test\\_%'",
  );
  for (const { datname } of found.rows) {
    const maker = datname.split('_').slice(1, -1).join(' ');
    if (!isStillRunning(maker)) await dropDatabase(client, datname);
  }
}

/** A copy has the tables of its template, and not yet the role that serves this one. */
async function letApiIn(ownerUrl: string): Promise<void> {
  await ensureApiRole(ownerUrl);
  const db = connectAsOwner(ownerUrl);
  await grantAsApi(db, apiRole(ownerUrl)).finally(() => db.destroy());
}

async function dropDatabase(client: Client, name: string): Promise<void> {
  await client.query(`drop database if exists "${name}" with (force)`);
  await client.query(`drop role if exists ${apiRole(`postgres://127.0.0.1/${name}`)}`);
}

async function onServer<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
