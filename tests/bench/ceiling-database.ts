import pg from 'pg';
import { connectAsOwner } from '../../server/db/connect.ts';
import { seedTenant } from '../../server/db/seeds/tenant.ts';
import {
  type CatalogueSnapshot,
  createCatalogueCache,
} from '../../server/domain/catalogue/catalogue-cache.ts';
import { type Env, readEnv } from '../../server/env.ts';

/** What the ceiling knows from its start on. */
export interface Ceiling {
  readonly pool: pg.Pool;
  readonly env: Env;
  readonly catalogue: CatalogueSnapshot;
  readonly servicesBody: { readonly etag: string; readonly body: Buffer };
}

/** One prepared statement. */
export interface Wanted {
  readonly name: string;
  readonly text: string;
}

/** As many connections as the app's pool. Statements of one transaction that do not wait for each other go together. */
const CONNECTIONS = 10;

export async function openCeiling(databaseUrl: string): Promise<Ceiling> {
  const db = connectAsOwner(databaseUrl);
  const cache = createCatalogueCache(db);
  const catalogue = await cache.current(seedTenant);
  const servicesBody = await cache.servicesBody(seedTenant, 'en');
  await db.destroy();
  const settings = {
    connectionString: databaseUrl,
    max: CONNECTIONS,
    idleTimeoutMillis: 0,
    pipeline: true, // pg's types do not know it yet
    types: { getTypeParser: parserOf },
  };
  return { pool: new pg.Pool(settings), env: readEnv(process.env), catalogue, servicesBody };
}

function parserOf(oid: number, format?: 'text' | 'binary'): (text: string) => unknown {
  return oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format);
}

/** Commits unless `work` throws. `begin` leaves with the first statement of `work`. */
export async function inTransaction<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    const begun = client.query('begin');
    const result = await work(client);
    await begun;
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

/** The one row that a statement must find. */
export function only<Row>(rows: readonly Row[], what: string): Row {
  const [row] = rows;
  if (row === undefined) throw new Error(`Expected ${what}`);
  return row;
}
