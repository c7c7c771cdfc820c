import type { ClientBase } from 'pg';

/** Made by migrations or worth nothing afterwards. */
const NOT_KEPT = ['knex_migrations', 'knex_migrations_lock', 'migration_turn', 'write_checks', 'rate_limits'];

export interface BackupTable {
  readonly name: string;
  /** Those that are written; generated ones follow from them. */
  readonly columns: readonly { readonly name: string; readonly type: string }[];
  readonly isOfTenant: boolean;
}

/** Of text and numbers: a few MB at the most. */
const BATCH_ROWS = 500;
/** Pictures are up to a few MB each, and twice that as text: 500 would be longer than any string can be. */
const BATCH_ROWS_OF_BYTES = 10;

/** How many rows of a table are read, or put back, with one statement: all of them are in memory then. */
export function batchRows({ columns }: Pick<BackupTable, 'columns'>): number {
  return columns.some(({ type }) => type === 'bytea') ? BATCH_ROWS_OF_BYTES : BATCH_ROWS;
}

/** All tables with what a backup keeps of them, those that others refer to first. */
export async function listBackupTables(client: ClientBase): Promise<readonly BackupTable[]> {
  const { rows: tables } = await client.query<{ name: string; columns: BackupTable['columns'] }>(
    `select c.relname as name, json_agg(json_build_object('name', quote_ident(a.attname),
         'type', format_type(a.atttypid, a.atttypmod)) order by a.attname) as columns
       from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all ($1)
        and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      group by c.relname order by c.relname`,
    [NOT_KEPT],
  );
  const { rows: references } = await client.query<{ from: string; to: string }>(
    `select conrelid::regclass::text as "from", confrelid::regclass::text as "to" from pg_constraint
      where contype = 'f' and conrelid <> confrelid and connamespace = 'public'::regnamespace`,
  );
  const ordered: BackupTable[] = [];
  const isReady = (name: string) =>
    references.every(({ from, to }) => from !== name || ordered.some((table) => table.name === to));
  const waiting = tables.map((table) => ({
    ...table,
    isOfTenant: table.columns.some((column) => column.name === 'tenant_id'),
  }));
  while (waiting.length > 0) {
    const at = waiting.findIndex(({ name }) => isReady(name));
    if (at === -1) throw new Error('Tables refer to each other in a circle');
    ordered.push(...waiting.splice(at, 1));
  }
  return ordered;
}

/**
 * What was brought to this database, oldest first. Not what the program that backs it up would bring: that may be a newer one,
 * or an older one that a release went back to, and only the schema of the rows can take them in again.
 */
export async function listAppliedMigrations(client: ClientBase): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>('select name from knex_migrations');
  return rows.map(({ name }) => name).sort();
}

/** Every value as text and back as it was, whatever the server's own settings are. */
export const EXACT_TEXT = `set local datestyle = 'ISO'; set local timezone = 'UTC'; set local intervalstyle = 'postgres';
  set local bytea_output = 'hex'; set local extra_float_digits = 1`;

/** A file that cannot be restored, or a database that it cannot go into; told in one sentence. */
export class BackupError extends Error {}

/**
 * First line of a backup. Rows follow, each section behind a line that names its table and company; then a
 * `BackupEnd`.
 */
export interface BackupHead {
  readonly format: 'sabal-backup-1';
  readonly takenAt: string;
  readonly migrations: readonly string[];
}

export interface BackupSection {
  readonly table: string;
  readonly columns: readonly string[];
  /** Whose rows these are: policies bind the owner too. */
  readonly tenantId: string | null;
}

export interface BackupEnd {
  readonly rows: number;
  /** Of all lines before this one. */
  readonly sha256: string;
}
