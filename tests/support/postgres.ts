/**
 * A fresh real database for a test in some 15 ms: a copy of a template that was migrated and seeded once.
 * The server is kept between runs (tests/run/stop-postgres.ts ends it) and forgets everything with the machine.
 */
import { connectAsOwner } from '../../server/db/connect.ts';
import { grantAsApi } from '../../server/db/grant-as-api.ts';
import { apiRole, ensureApiRole } from '../../server/db/roles.ts';
import { findProcessIdentity, isStillRunning } from '../../server/run/postgres/process-table.ts';
import { addressOf, copyDatabase, dropDatabase, findServers, inTurn, onServer } from './database-servers.ts';
import { prepareTemplate } from './prepare-template.ts';
import { testServer } from './test-server.ts';

export { testServer };

/** What every database is made of. */
interface Ground {
  readonly servers: readonly string[];
  readonly template: string;
}

/** Any number; the same in every process. */
const LEFTOVERS_LOCK = 7_202_612;

/** By the owner's address. */
const grounds = new Map<string, Promise<Ground>>();
let made = 0;

export interface FreshDatabase {
  /** Of the role that owns everything. */
  ownerUrl: string;
  /** Ends its connections and removes it. */
  drop(): Promise<void>;
}

/**
 * A migrated and seeded database for one test file, on the tests' own server unless another is named. One that a killed
 * run left behind goes with the next run.
 */
export async function freshDatabase(engineUrl?: string): Promise<FreshDatabase> {
  const ownerUrl = engineUrl ?? (await testServer()).ownerUrl;
  const ground = grounds.get(ownerUrl) ?? prepareGround(ownerUrl);
  grounds.set(ownerUrl, ground);
  const { servers, template } = await ground;
  made += 1;
  const name = `${databasePrefix()}${made}`;
  await copyDatabase(servers, template, name);
  const url = addressOf(ownerUrl, name);
  await letApiIn(servers, url);
  return { ownerUrl: url, drop: () => dropWithRole(servers, name) };
}

async function prepareGround(ownerUrl: string): Promise<Ground> {
  const servers = await findServers(ownerUrl);
  await dropLeftovers(servers);
  return { servers, template: await prepareTemplate(servers) };
}

/** Tells later runs who made a database, so that they can see whether that process is still there. */
function databasePrefix(): string {
  return `test_${(findProcessIdentity(process.pid) ?? String(process.pid)).replaceAll(' ', '_')}_`;
}

/** By one run's processes in turn: two that drop the same role at once fail on Citus. */
async function dropLeftovers(servers: readonly string[]): Promise<void> {
  const [first = ''] = servers;
  await inTurn(first, LEFTOVERS_LOCK, async (client) => {
    const found = await client.query<{ datname: string }>(
      "select datname from pg_database where datname like 'test\\_%'",
    );
    for (const { datname } of found.rows) {
      const maker = datname.split('_').slice(1, -1).join(' ');
      if (!isStillRunning(maker)) await dropWithRole(servers, datname);
    }
  });
}

/** A copy has the tables of its template, and not yet the role that serves this one. */
async function letApiIn(servers: readonly string[], ownerUrl: string): Promise<void> {
  await ensureApiRole(ownerUrl);
  if (servers.length > 1) await setAsksOfAllShards(ownerUrl, 'error');
  const db = connectAsOwner(ownerUrl);
  await db.transaction((tx) => grantAsApi(tx, apiRole(ownerUrl))).finally(() => db.destroy());
}

/**
 * On Citus a statement that names no company is asked of all workers, and found slow much later: here it is an error
 * for the connections that the API opens from now on, or none.
 */
export async function setAsksOfAllShards(ownerUrl: string, are: 'error' | 'off'): Promise<void> {
  await onServer(ownerUrl, (client) =>
    client.query(`alter role ${apiRole(ownerUrl)} set citus.multi_task_query_log_level to '${are}'`),
  );
}

async function dropWithRole(servers: readonly string[], name: string): Promise<void> {
  await dropDatabase(servers, name);
  const role = apiRole(`postgres://127.0.0.1/${name}`);
  for (const server of servers)
    await onServer(server, (client) => client.query(`drop role if exists ${role}`));
}
