/** Pictures of the owner's. Which rows show one is known here, and asked by who removes what nobody shows. */
import { formatInstant, type Instant } from '#shared/kernel/instant.ts';
import { type IconName, iconNames } from '#shared/pictures/icon.ts';
import type { PictureSize } from '#shared/pictures/picture.ts';
import type { Table } from '../column-names.ts';
import { type Statement, statement, type Tx } from '../with-tenant.ts';

export interface FileRow {
  readonly hash: string;
  readonly width: number;
  readonly height: number;
  readonly smallWidth: number;
  readonly smallHeight: number;
}

interface NewFile extends FileRow {
  readonly type: 'image/webp';
  readonly large: Buffer;
  readonly small: Buffer;
  readonly createdAt: Instant;
}

interface StoredFile extends NewFile {
  readonly unusedSince: Instant | null;
}

declare module 'knex/types/tables.js' {
  interface Tables {
    files: Table<StoredFile>;
  }
}

/**
 * As if it had been uploaded just now; undefined when it is not there. A row that is shown stays one.
 * SQL: its own value decides.
 */
const fileRenew = statement(
  'file_renew',
  `update files set unused_since = case when unused_since is null then null else $3::timestamptz end
   where tenant_id = $1 and hash = $2
   returning hash, width, height, small_width as "smallWidth", small_height as "smallHeight"`,
);

export async function renewFile(tx: Tx, hash: string, now: Instant): Promise<FileRow | undefined> {
  return (await tx.run<FileRow>(fileRenew, [tx.tenantId, hash, formatInstant(now)]))[0];
}

export async function countFiles(tx: Tx): Promise<number> {
  const [row] = await tx.query(tx.from('files').count({ count: '*' }));
  return Number(row?.count ?? 0);
}

/** The first of two who bring the same one at once writes it. */
export async function insertFile(tx: Tx, file: NewFile): Promise<void> {
  const at = formatInstant(file.createdAt);
  const row = { ...file, tenantId: tx.tenantId, createdAt: at, unusedSince: at };
  await tx.query(tx.from('files').insert(row).onConflict(['tenantId', 'hash']).ignore());
}

/** One round trip, of one size alone. Values: tenant, hash. SQL: for readAsTenant. */
export const readFile: Readonly<Record<PictureSize, Statement>> = {
  large: statement('file_read_large', 'select large as bytes from files where tenant_id = $1 and hash = $2'),
  small: statement('file_read_small', 'select small as bytes from files where tenant_id = $1 and hash = $2'),
};

const iconColumns = {
  'icon-192.png': 'icon_192',
  'icon-512.png': 'icon_512',
  'maskable-512.png': 'maskable_512',
  'apple-touch-180.png': 'apple_180',
  'favicon-64.png': 'favicon_64',
} as const satisfies Record<IconName, string>;

/** `bytes` is null until they were made. Values: tenant, hash. SQL: for readAsTenant. */
export const readIcon = Object.fromEntries(
  iconNames.map((name) => [
    name,
    statement(
      `file_read_${iconColumns[name]}`,
      `select ${iconColumns[name]} as bytes from files where tenant_id = $1 and hash = $2`,
    ),
  ]),
) as Readonly<Record<IconName, Statement>>; // all of the names

/** SQL: columns by the names of a record. */
const iconsWrite = statement(
  'file_write_icons',
  `update files set ${iconNames.map((name, index) => `${iconColumns[name]} = $${index + 3}`).join(', ')}
   where tenant_id = $1 and hash = $2`,
);

export async function writeIcons(
  tx: Tx,
  hash: string,
  icons: Readonly<Record<IconName, Buffer>>,
): Promise<void> {
  await tx.run(iconsWrite, [tx.tenantId, hash, ...iconNames.map((name) => icons[name])]);
}

/**
 * In the transaction of a row that begins to show it: false when it is not there (any more). Its line is locked, so that
 * it cannot be removed at the same moment.
 */
export async function showFile(tx: Tx, hash: string): Promise<boolean> {
  const [used] = await tx.query(tx.from('files').where({ hash }).update({ unusedSince: null }, ['hash']));
  return used !== undefined;
}

/** SQL: what shows a picture stands in several tables. */
const unusedMark = statement(
  'files_mark_unused',
  `update files f set unused_since = case when f.unused_since is null then $2::timestamptz end
   where f.tenant_id = $1 and (f.unused_since is null) <> exists (
     select from services s where s.tenant_id = $1 and s.image = '/api/files/' || f.hash
     union all select from products p where p.tenant_id = $1 and p.image = '/api/files/' || f.hash
     union all select from tenants t where t.id = $1 and t.settings -> 'logo' ->> 'picture' = '/api/files/' || f.hash
     union all select from crews c where c.tenant_id = $1 and c.picture = '/api/files/' || f.hash)`,
);

/** Says of each file whether something shows it, and removes those that nothing has shown since `before`. */
export async function removeUnusedFiles(tx: Tx, now: Instant, before: Instant): Promise<void> {
  await tx.run(unusedMark, [tx.tenantId, formatInstant(now)]);
  await tx.query(tx.from('files').where('unusedSince', '<', formatInstant(before)).delete());
}
