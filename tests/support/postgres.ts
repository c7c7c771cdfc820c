/**
 * A fresh real database for a test in some 15 ms: a copy of a template that was migrated and seeded once.
 * The server is kept between runs (tests/run/stop-postgres.ts ends it) and forgets everything with the machine.
 */
import { Client } from 'pg';
import { findProcessIdentity, isStillRunning } from '../../server/run/process-table.ts';
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
  return {
    ownerUrl: ownerUrl.replace(/\/[^/]*$/, `/${name}`),
    drop: async () => {
      await onServer(ownerUrl, (client) => client.query(`drop database if exists "${name}" with (force)`));
    },
  };
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
    if (!isStillRunning(maker)) await client.query(`drop database if exists "${datname}" with (force)`);
  }
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
