import knex, { type Knex } from 'knex';
import pg from 'pg';
import { snakeCase } from './column-names.ts';

/**
 * Pools of one node. Every value of the database becomes JavaScript here and nowhere else:
 *   timestamptz → epoch ms (number)   int8, numeric → number   date → 'YYYY-MM-DD'   json, uuid, text as usual
 * Sums of cents stay far below 2^53, so int8 as a number is exact.
 */
const parsers = new Map<number, (text: string) => unknown>([
  [pg.types.builtins.TIMESTAMPTZ, parseTimestamp],
  [pg.types.builtins.INT8, Number],
  [pg.types.builtins.NUMERIC, Number],
  [pg.types.builtins.DATE, (text) => text],
]);

/** Per connection and not pg's global table, so that nothing else in the process changes its meaning. */
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers.get(oid)) || pg.types.getTypeParser(oid, format),
};

/** A little above the role's statement_timeout of 5 s: it speaks only when the database no longer does. */
const SILENCE_MS = 5300;

/** For a connection, a new one or one that others use; callers are told to come again then. */
const CONNECT_MS = 2000;

/** Nobody stands behind a migration and waits for its answer: a database that is busy is none that is gone. */
const OWNER_CONNECT_MS = 20_000;

/**
 * The pool of the API's role. Connections pipeline: statements sent without awaiting share a round trip.
 * Ten connections feed two cores; more of them only queue inside PostgreSQL (performance guide).
 */
export function connect(url: string, { max = 10, patience = 1 } = {}): Knex {
  return knex({
    ...settings,
    acquireConnectionTimeout: CONNECT_MS * patience,
    connection: connectionTo(url, {
      pipeline: true,
      query_timeout: SILENCE_MS * patience,
      connectionTimeoutMillis: CONNECT_MS * patience,
    }),
    pool: { min: 0, max, ...leavingReadOnly() },
  });
}

/**
 * After a failover connections may still lead to the server that is now the replica: it answers questions for ever and
 * refuses every write. The first such refusal (25006) is the end of all connections that were open then.
 */
function leavingReadOnly() {
  let epoch = 0;
  const openedIn = new WeakMap<object, number>();
  return {
    afterCreate: (client: PgClient, done: (error: Error | null, client: PgClient) => void) => {
      openedIn.set(client, epoch);
      client.connection.on('errorMessage', ({ code }) => {
        if (code === READ_ONLY && openedIn.get(client) === epoch) epoch += 1;
      });
      done(null, client);
    },
    validate: (client: PgClient) => openedIn.get(client) === epoch,
  };
}

const READ_ONLY = '25006';

/** What of pg's client is used: whatever part of the program asks, the protocol sees the answer. */
interface PgClient {
  readonly connection: { on(event: 'errorMessage', listener: (message: { code?: string }) => void): void };
}

/** For migrations and seeds: the owner of the tables, no time limit on statements, no pipeline. */
export function connectAsOwner(url: string): Knex {
  return knex({
    ...settings,
    acquireConnectionTimeout: OWNER_CONNECT_MS,
    connection: connectionTo(url, { connectionTimeoutMillis: OWNER_CONNECT_MS }),
    pool: { min: 0, max: 2 },
  });
}

const settings = {
  client: 'pg',
  // Spares every new pool one `select version()`; knex needs it for nothing that we use.
  version: '18',
  // It would print to the terminal what it also throws; errors are told once, through the log that hides secrets.
  log: { warn: ignore, error: ignore, deprecate: ignore, debug: ignore },
  // What builders name in camelCase; names that are in snake_case already stay.
  wrapIdentifier: (name: string, wrap: (name: string) => string) => wrap(snakeCase(name)),
  // Otherwise knex writes the values of a failed statement into the error's message, and so into the log.
  compileSqlOnError: false,
} as const satisfies Knex.Config;

function ignore(): void {}

interface ConnectionOptions {
  readonly connectionTimeoutMillis: number;
  readonly pipeline?: boolean;
  readonly query_timeout?: number;
}

function connectionTo(url: string, extra: ConnectionOptions) {
  return {
    connectionString: url,
    types,
    keepAlive: true,
    application_name: 'sabal',
    ...extra,
  } as Knex.StaticConnectionConfig; // pg's own options, of which knex's types know only some
}

/** PostgreSQL writes `2026-11-21 09:30:00.5+00` in the session's zone; only a four-digit year is ever stored. */
function parseTimestamp(text: string): number {
  const iso = text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');
  return Date.parse(iso);
}
