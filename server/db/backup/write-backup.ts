import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import {
  type BackupEnd,
  type BackupHead,
  type BackupSection,
  type BackupTable,
  batchRows,
  EXACT_TEXT,
  listAppliedMigrations,
  listBackupTables,
} from './backup-tables.ts';

/** pg's own parsers would round and reformat: a backup holds what the database said. */
const asText = { getTypeParser: () => (text: string) => text };

/**
 * Writes all rows as they are at one moment into `file`, gzipped lines of JSON, readable by its owner alone; answers
 * how many. Written beside and renamed, so that an interrupted backup never looks whole. The server may go on serving.
 */
export async function writeBackup(ownerUrl: string, file: string, takenAt: Date): Promise<number> {
  const client = new pg.Client({ connectionString: ownerUrl });
  client.on('error', () => undefined); // also rejects the query under way, which is where it is told
  await client.connect();
  const draft = `${file}.part`;
  const count = { rows: 0 };
  try {
    await client.query(`begin isolation level repeatable read read only; ${EXACT_TEXT}`);
    const lines = Readable.from(readLines(client, takenAt, count));
    await pipeline(lines, createGzip(), createWriteStream(draft, { mode: 0o600, flush: true }));
    await rename(draft, file);
    return count.rows;
  } finally {
    await rm(draft, { force: true });
    await client.end();
  }
}

async function* readLines(client: pg.Client, takenAt: Date, count: { rows: number }): AsyncGenerator<string> {
  const hash = createHash('sha256');
  const line = (value: BackupHead | BackupSection | readonly (string | null)[]) => {
    const text = `${JSON.stringify(value)}\n`;
    hash.update(text);
    return text;
  };
  yield line({
    format: 'sabal-backup-1',
    takenAt: takenAt.toISOString(),
    migrations: await listAppliedMigrations(client),
  });
  const { rows: tenants } = await client.query<{ id: string }>('select id from tenants order by id');
  for (const table of await listBackupTables(client)) {
    for (const tenantId of table.isOfTenant ? tenants.map(({ id }) => id) : [null]) {
      yield line({ table: table.name, columns: table.columns.map(({ name }) => name), tenantId });
      for await (const row of readRows(client, table, tenantId)) {
        count.rows += 1;
        yield line(row);
      }
    }
  }
  const end: BackupEnd = { rows: count.rows, sha256: hash.digest('hex') };
  yield `${JSON.stringify(end)}\n`;
}

async function* readRows(
  client: pg.Client,
  table: BackupTable,
  tenantId: string | null,
): AsyncGenerator<(string | null)[]> {
  const columns = table.columns.map(({ name }) => `${name}::text`).join(', ');
  // Where the owner is bound by the policies these rows are visible to their company alone; the id is the database's own.
  const mine = tenantId === null ? '' : `where tenant_id = '${tenantId}'`;
  if (tenantId !== null) await client.query(`set local app.tenant_id = '${tenantId}'`);
  await client.query(`declare backup_rows no scroll cursor for select ${columns} from ${table.name} ${mine}`);
  const atOnce = batchRows(table);
  for (;;) {
    const text = `fetch ${atOnce} from backup_rows`;
    const { rows } = await client.query<(string | null)[]>({ text, rowMode: 'array', types: asText });
    yield* rows;
    if (rows.length < atOnce) break;
  }
  await client.query('close backup_rows');
}
