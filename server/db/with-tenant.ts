import type { Writable } from 'node:stream';
import type { Knex } from 'knex';
import { assert } from '#shared/kernel/assert.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { isId } from '#shared/kernel/ids.ts';
import { camelKeys } from './column-names.ts';

/**
 * The only way to a tenant's rows. Opens a transaction and names the tenant for row level security in the round trip
 * of the first statement, and hands out the handle that every repository takes as its first argument (D357).
 */
export interface Tx {
  readonly tenantId: Id;
  /** Runs a named prepared statement on this transaction's connection; rows come back as they are. */
  run<Row>(statement: Statement, values: readonly unknown[]): Promise<Row[]>;
  /**
   * As `run`, and commits in the same round trip: for a last statement whose rows can no longer be a reason to roll
   * back. Nothing may run after it.
   */
  runLast<Row>(statement: Statement, values: readonly unknown[]): Promise<Row[]>;
  /** A builder of this tenant's rows, columns in camelCase; `query` sends it. Inserted rows name the tenant themselves. */
  from<Name extends Knex.TableNames>(name: Name): ReturnType<typeof rowsOf<Name>>;
  /**
   * Sends what a builder of `from` says, at once and in the order of the calls, as `run` does; awaiting the builder
   * itself would send it later than a `run` beside it.
   */
  query<Answer>(built: Built<Answer>): Promise<Answer>;
  /** For seeds and tests: a Knex builder bound to the same connection, columns as the database names them. */
  table<Row extends object>(name: string): Knex.QueryBuilder<Row, Row[]>;
}

/** What of Knex's builder is used; `then` tells the shape of its answer and is never called. */
type Built<Answer> = PromiseLike<Answer> & Pick<Knex.QueryBuilder, 'toSQL'>;

/** SQL with a name, prepared once per connection. The name must be unique in the program. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

export function statement(name: string, text: string): Statement {
  return { name, text };
}

/** What of pg's client is used; Knex types its raw connection as unknown. */
interface Connection {
  readonly connection: { readonly stream: Writable };
  query(
    query: string | { name?: string; text: string; values: unknown[] },
  ): Promise<{ command: string; rows: unknown[] }>;
}

const ATTEMPTS = 3;
const RETRYABLE = new Set(['40001', '40P01']);

/**
 * Runs `work` in one transaction of this tenant and commits. Serialization failures and deadlocks are tried
 * three times in all, so `work` must have no effect outside the transaction. Anything else rolls back and is thrown.
 */
export async function withTenant<T>(db: Knex, tenantId: Id, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await inTransaction(db, tenantId, work);
    } catch (error) {
      if (attempt === ATTEMPTS || !RETRYABLE.has(codeOf(error))) throw error;
      await new Promise((resolve) => setTimeout(resolve, attempt * 5));
    }
  }
}

/** One read-only statement: begin, query and commit leave in one round trip, because connections pipeline. */
export async function readAsTenant<Row>(
  db: Knex,
  tenantId: Id,
  wanted: Statement,
  values: readonly unknown[],
): Promise<Row[]> {
  const connection = await acquire(db);
  try {
    gather(connection);
    const [, result] = await Promise.all([
      connection.query(beginAs(tenantId)),
      connection.query({ ...wanted, values: [...values] }),
      connection.query('commit'),
    ]);
    return result.rows as Row[]; // the statement's author states the row's shape
  } finally {
    await db.client.releaseConnection(connection);
  }
}

async function inTransaction<T>(db: Knex, tenantId: Id, work: (tx: Tx) => Promise<T>): Promise<T> {
  const connection = await acquire(db);
  // Not awaited: it leaves with the first statement. Should it fail, that one sees no tenant and so no rows.
  const end: End = { failures: [] };
  gather(connection);
  const begun = connection.query(beginAs(tenantId)).catch((error: unknown) => fail(end, error));
  begun.catch(() => undefined); // told below
  try {
    const result = await work(handle(db, connection, tenantId, end));
    await begun;
    await (end.commit ?? commit(connection));
    return result;
  } catch (error) {
    await connection.query('rollback').catch(() => undefined); // the first error is the one worth telling
    await begun; // its own failure explains whatever `work` met without a tenant
    throw firstOf(end, error);
  } finally {
    await db.client.releaseConnection(connection);
  }
}

interface End {
  /** Of the statements, in their order. */
  readonly failures: unknown[];
  /** Has left together with the last statement. */
  commit?: Promise<void>;
}

function fail(end: End, error: unknown): never {
  end.failures.push(error);
  throw error;
}

/** Statements that left with one that fails are refused for being in its transaction; the reason is its failure. */
function firstOf({ failures }: End, error: unknown): unknown {
  return failures.includes(error) ? failures[0] : error;
}

function handle(db: Knex, connection: Connection, tenantId: Id, end: End): Tx {
  const send = (asked: { name?: string; text: string }, values: readonly unknown[]) => {
    assert(!end.commit, 'no statement after the last one');
    gather(connection);
    return connection.query({ ...asked, values: [...values] }).catch((error: unknown) => fail(end, error));
  };
  const run = async <Row>(wanted: Statement, values: readonly unknown[]) =>
    (await send(wanted, values)).rows as Row[]; // as above
  return {
    tenantId,
    run,
    runLast: async <Row>(wanted: Statement, values: readonly unknown[]) => {
      const answered = run<Row>(wanted, values);
      end.commit = commit(connection);
      end.commit.catch(() => undefined); // told below, unless the statement's own failure comes first
      const rows = await answered;
      await end.commit;
      return rows;
    },
    from: (name) => rowsOf(db, name, tenantId),
    query: async <Answer>(built: Built<Answer>) => {
      const compiled = built.toSQL();
      const { sql, bindings } = compiled.toNative();
      const response = await send({ text: sql }, bindings);
      return camelKeys(db.client.processResponse({ ...compiled, response })) as Answer; // Knex's client is untyped
    },
    table: <Row extends object>(name: string) =>
      db<Row>(name).connection(connection) as Knex.QueryBuilder<Row, Row[]>, // same builder, narrower face
  };
}

function rowsOf<Name extends Knex.TableNames>(db: Knex, name: Name, tenantId: Id) {
  return db(name).where(`${name}.tenantId`, tenantId);
}

/** What is sent until the next turn leaves in one packet: a system call less here, a server woken once there. */
function gather({ connection: { stream } }: Connection): void {
  stream.cork();
  process.nextTick(() => stream.uncork());
}

/** After a statement that failed, PostgreSQL answers a commit with a rollback and calls that a success. */
async function commit(connection: Connection): Promise<void> {
  const { command } = await connection.query('commit');
  if (command !== 'COMMIT') throw new Error('The transaction was rolled back: one of its statements failed');
}

/** The id is checked to be a UUID, so it can stand in the text; parameters would cost a second round trip. */
function beginAs(tenantId: Id): string {
  assert(isId(tenantId), 'a tenant id');
  return `begin; set local app.tenant_id = '${tenantId}'`;
}

async function acquire(db: Knex): Promise<Connection> {
  return (await db.client.acquireConnection()) as Connection; // pg's client, see above
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
