import { Client } from 'pg';
import { isCitus } from '../../server/db/citus.ts';

/** Whether the tests have their databases on another engine than their own PostgreSQL (`npm run engines`). */
export const isLent = process.env.ENGINE_URL !== undefined;

/**
 * The servers that together make up one engine, by the owner's address on each: one, or on Citus the coordinator and
 * its workers. A database of Citus is one of the same name on each of them.
 */
export async function findServers(ownerUrl: string): Promise<readonly string[]> {
  return onServer(ownerUrl, async (client) => {
    if (!(await isCitus((sql) => client.query(sql)))) return [ownerUrl];
    const workers = await client.query<{ host: string; port: number }>(
      'select nodename as host, nodeport as port from pg_dist_node where groupid <> 0 order by nodeid',
    );
    return [ownerUrl, ...workers.rows.map((worker) => withHost(ownerUrl, worker))];
  });
}

/** An empty database; on Citus its servers know each other. */
export async function createDatabase(servers: readonly string[], name: string): Promise<void> {
  for (const server of servers) await onServer(server, (client) => client.query(`create database "${name}"`));
  const [coordinator = '', ...workers] = servers.map((server) => addressOf(server, name));
  if (workers.length === 0) return;
  for (const database of [coordinator, ...workers]) {
    await onServer(database, (client) => client.query('create extension citus'));
  }
  await onServer(coordinator, async (client) => {
    // Two for each of the usual two workers: a copy with Citus' own 32 would take seconds.
    await client.query(`alter database "${name}" set citus.shard_count = 4`);
    const { hostname, port } = new URL(coordinator);
    await client.query('select citus_set_coordinator_host($1, $2)', [hostname, Number(port)]);
    for (const worker of workers.map((each) => new URL(each))) {
      await client.query('select citus_add_node($1, $2)', [worker.hostname, Number(worker.port)]);
    }
  });
}

/** With all that is in it, on Citus also who the servers are. */
export async function copyDatabase(servers: readonly string[], from: string, to: string): Promise<void> {
  for (const server of servers) {
    await onServer(server, (client) =>
      client.query(`create database "${to}" template "${from}" strategy file_copy`),
    );
  }
}

/** Ends what still looks at it: Citus keeps an eye on each of its databases. */
export async function renameDatabase(servers: readonly string[], from: string, to: string): Promise<void> {
  for (const server of servers) {
    await onServer(server, async (client) => {
      await client.query(`alter database "${from}" allow_connections false`);
      await client.query('select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = $1', [
        from,
      ]);
      await client.query(`alter database "${from}" rename to "${to}"`);
      await client.query(`alter database "${to}" allow_connections true`);
    });
  }
}

export async function dropDatabase(servers: readonly string[], name: string): Promise<void> {
  for (const server of servers) {
    if (servers.length > 1) await endPrepared(server, name);
    await onServer(server, (client) => client.query(`drop database if exists "${name}" with (force)`));
  }
}

/** What a killed run of Citus left half committed: no database is dropped with it. */
async function endPrepared(server: string, name: string): Promise<void> {
  const { rows } = await onServer(server, (client) =>
    client.query<{ gid: string }>('select gid from pg_prepared_xacts where database = $1', [name]),
  );
  if (rows.length === 0) return;
  await onServer(addressOf(server, name), async (client) => {
    for (const { gid } of rows) await client.query(`rollback prepared ${client.escapeLiteral(gid)}`);
  });
}

/** The same server's database of this name. */
export function addressOf(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

export async function onServer<Result>(
  url: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * By one process of all at a time. In a transaction, because a pooler may give each statement of a connection another
 * session; the lock goes with it.
 */
export async function inTurn<Result>(
  url: string,
  lock: number,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  return onServer(url, async (client) => {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [lock]);
    return work(client);
  });
}

function withHost(ownerUrl: string, { host, port }: { host: string; port: number }): string {
  const url = new URL(ownerUrl);
  url.hostname = host;
  url.port = String(port);
  return url.href;
}
