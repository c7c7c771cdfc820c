import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { PostgresStartError } from './postgres-start-error.ts';

/** Replaying the log after a crash may take minutes; past this something is wrong. */
const READY_PATIENCE_MS = 300_000;
const POLL_MS = 25;

/** "The database system is starting up" and "shutting down": an answer, but not yet a database. */
const NOT_YET = new Set(['57P03', 'ECONNREFUSED', 'ECONNRESET']);

/** Resolves true once a query succeeds, false when the server ended instead. */
export async function waitUntilReady(url: string, hasEnded: () => boolean): Promise<boolean> {
  let why: unknown;
  for (const startedAtMs = Date.now(); Date.now() - startedAtMs < READY_PATIENCE_MS; await sleep(POLL_MS)) {
    if (hasEnded()) return false;
    try {
      await withClient(url, (client) => client.query('select 1'));
      return true;
    } catch (error) {
      why = error;
      if (!NOT_YET.has(errorCode(error))) break;
    }
  }
  throw new PostgresStartError(
    `The database runs but does not answer: ${why instanceof Error ? why.message : why}`,
  );
}

/** One connection for the length of `work`. */
export async function withClient<Result>(
  url: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // Without a listener, a connection that the server cuts while idle would end the whole process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
