import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { migrate } from '../migrate.ts';
import { listMigrations } from '../migration-source.ts';
import {
  type BackupEnd,
  BackupError,
  type BackupHead,
  type BackupSection,
  batchRows,
  EXACT_TEXT,
  listBackupTables,
} from './backup-tables.ts';

const CUT_OFF = 'The backup is cut off or damaged: nothing was restored.';

/**
 * Migrates an empty database and puts the rows of `file` into it, in one transaction: all of them or none. Answers how
 * many. Throws BackupError for a file that is damaged or of another schema, and for a database with a company in it.
 */
export async function restoreBackup(ownerUrl: string, file: string, apiPassword?: string): Promise<number> {
  const lines = readLines(file);
  const firstLine: string = (await lines.next()).value ?? '';
  await refuseOtherSchema(parse<BackupHead>(firstLine), 'sabal-backup-1');
  await migrate(ownerUrl, apiPassword);
  const client = new pg.Client({ connectionString: ownerUrl });
  client.on('error', () => undefined); // also rejects the query under way, which is where it is told
  await client.connect();
  try {
    await client.query(`begin; ${EXACT_TEXT}; lock table tenants in share row exclusive mode`);
    const some = await client.query('select 1 from tenants limit 1');
    if (some.rowCount !== 0)
      throw new BackupError(
        'The database is not empty: restore into a new one (another DATA_DIR or DATABASE_URL).',
      );
    const { rows } = await restoreRows(client, lines, createHash('sha256').update(`${firstLine}\n`));
    await client.query('commit');
    return rows;
  } finally {
    await client.end();
  }
}

/** Throws BackupError for a file of another kind, and for one whose tables were others. */
export async function refuseOtherSchema(
  head: { readonly format: string; readonly migrations: readonly string[] },
  format: string,
): Promise<void> {
  if (head.format !== format) throw new BackupError('This is no backup that this version can read.');
  const ours = await listMigrations();
  if (JSON.stringify(head.migrations) === JSON.stringify(ours)) return;
  throw new BackupError(
    `The backup is of another version of the schema (its newest migration is ${head.migrations.at(-1)}, this version's ` +
      `${ours.at(-1)}): restore it with a version that ends with the same, then start this one, which migrates it.`,
  );
}

/** Puts rows in up to the end line, which it answers, and throws unless that says the same as was read. */
export async function restoreRows(
  client: pg.Client,
  lines: AsyncGenerator<string>,
  hash: ReturnType<typeof createHash>,
): Promise<BackupEnd> {
  const insertOf = await prepareInserts(client);
  let insert: Insert | undefined;
  let batch: Row[] = [];
  let count = 0;
  const flush = async () => {
    if (batch.length > 0) await insert?.put(batch);
    batch = [];
  };
  for await (const line of lines) {
    const value = parse<Row | BackupSection | BackupEnd>(line);
    if ('sha256' in value) {
      await flush();
      if (value.rows !== count || value.sha256 !== hash.digest('hex')) break;
      return value;
    }
    hash.update(`${line}\n`);
    if ('table' in value) {
      await flush();
      insert = insertOf(value);
      if (value.tenantId !== null)
        await client.query(`select set_config('app.tenant_id', $1, true)`, [value.tenantId]);
    } else {
      batch.push(value);
      count += 1;
      if (batch.length === insert?.atOnce) await flush();
    }
  }
  throw new BackupError(CUT_OFF);
}

type Row = readonly (string | null)[];

interface Insert {
  readonly atOnce: number;
  readonly put: (rows: Row[]) => Promise<void>;
}

/** Names come from this database's own catalogue: what only the file says is never part of a statement. */
async function prepareInserts(client: pg.Client) {
  const tables = await listBackupTables(client);
  return (section: BackupSection): Insert => {
    const table = tables.find(({ name }) => name === section.table);
    const columns = table?.columns ?? [];
    if (table === undefined || columns.map(({ name }) => name).join() !== section.columns.join())
      throw new BackupError('The backup has tables or columns that this schema lacks: nothing was restored.');
    const names = columns.map(({ name }) => name).join(', ');
    const arrays = columns.map((_column, index) => `$${index + 1}::text[]`).join(', ');
    const values = columns.map(({ type }, index) => `v.c${index}::${type}`).join(', ');
    const aliases = columns.map((_column, index) => `c${index}`).join(', ');
    const text = `insert into ${table.name} (${names}) select ${values} from unnest(${arrays}) as v (${aliases})`;
    return {
      atOnce: batchRows(table),
      put: async (rows) => {
        const perColumn = columns.map((_column, index) => rows.map((row) => row[index] ?? null));
        await client.query(text, perColumn);
      },
    };
  };
}

/** Only a line feed ends a line: the texts of customers may hold other separators. */
export async function* readLines(file: string): AsyncGenerator<string> {
  const unzipped = createGunzip().setEncoding('utf8');
  // A fault of either is thrown by the loop below.
  pipeline(createReadStream(file), unzipped, () => undefined);
  let rest = '';
  try {
    for await (const chunk of unzipped) {
      const lines = `${rest}${chunk}`.split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch (error) {
    if (error instanceof BackupError) throw error;
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new BackupError(`There is no ${file}.`);
    throw new BackupError(CUT_OFF);
  }
}

/** What `writeBackup` wrote; the hash at the end proves that it did. */
export function parse<Line extends object>(line: string): Line {
  try {
    return JSON.parse(line) as Line;
  } catch {
    throw new BackupError(CUT_OFF);
  }
}
