import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { ClientBase } from 'pg';
import { type BackupEnd, type BackupSection, listAppliedMigrations } from './backup-tables.ts';
import { listMovedTables, readCompanyRows } from './company-rows.ts';

/** First line of a company's file; sections, rows and an end follow as in a backup. */
export interface CompanyHead {
  readonly format: 'sabal-company-1';
  readonly takenAt: string;
  readonly migrations: readonly string[];
  readonly tenantId: string;
  readonly slug: string;
}

export interface CompanyEnd extends BackupEnd {
  /** Of the rows alone, whenever and wherever they are read. */
  readonly checksum: string;
}

/** What all rows of a company that move come to. */
export interface CompanySum {
  readonly rows: number;
  readonly checksum: string;
}

/** Within a transaction that names the company (company-rows.ts). */
export async function sumCompany(client: ClientBase, tenantId: string): Promise<CompanySum> {
  const tally = startTally();
  for await (const line of readCompanyLines(client, tenantId)) tally.add(line);
  return tally.sum();
}

/**
 * As `writeBackup` does it: gzipped lines of JSON, readable by its owner alone, written beside and renamed. Within a
 * transaction that sees one moment.
 */
export async function writeCompany(
  client: ClientBase,
  file: string,
  about: Pick<CompanyHead, 'takenAt' | 'tenantId' | 'slug'>,
): Promise<CompanySum> {
  const draft = `${file}.part`;
  const tally = startTally();
  async function* lines(): AsyncGenerator<string> {
    const hash = createHash('sha256');
    const line = (text: string) => {
      hash.update(text);
      return text;
    };
    const migrations = await listAppliedMigrations(client);
    const head: CompanyHead = { format: 'sabal-company-1', ...about, migrations };
    yield line(`${JSON.stringify(head)}\n`);
    for await (const one of readCompanyLines(client, about.tenantId)) {
      tally.add(one);
      yield line(`${JSON.stringify(one)}\n`);
    }
    const end: CompanyEnd = { ...tally.sum(), sha256: hash.digest('hex') };
    yield `${JSON.stringify(end)}\n`;
  }
  try {
    const target = createWriteStream(draft, { mode: 0o600, flush: true });
    await pipeline(Readable.from(lines()), createGzip(), target);
    await rename(draft, file);
    return tally.sum();
  } finally {
    await rm(draft, { force: true });
  }
}

type Line = BackupSection | readonly (string | null)[];

async function* readCompanyLines(client: ClientBase, tenantId: string): AsyncGenerator<Line> {
  for (const table of await listMovedTables(client)) {
    yield { table: table.name, columns: table.columns.map(({ name }) => name), tenantId };
    yield* readCompanyRows(client, table, tenantId);
  }
}

function startTally() {
  const hash = createHash('sha256');
  let rows = 0;
  return {
    add: (line: Line) => {
      if (!('table' in line)) rows += 1;
      hash.update(`${JSON.stringify(line)}\n`);
    },
    sum: (): CompanySum => ({ rows, checksum: hash.copy().digest('hex') }),
  };
}
