import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrate } from '../../server/db/migrate.ts';
import { seed } from '../../server/db/seeds/seed.ts';
import { readEnv } from '../../server/env.ts';
import {
  addressOf,
  createDatabase,
  dropDatabase,
  inTurn,
  onServer,
  renameDatabase,
} from './database-servers.ts';

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** What a migrated and seeded database depends on, and a little more: a template too many costs a second. */
const SOURCES = [
  'server/db',
  'server/domain/admin',
  'server/env.ts',
  'server/published-secrets.ts',
  'shared/catalogue',
  'shared/kernel',
];

/** Any number; the same in every process, so that one builds and the others wait. */
const BUILD_LOCK = 7_202_611;

/** An older template may still serve a run that began before an edit; past this none does. */
const TEMPLATE_LIFE = '1 hour';

/**
 * The name of the migrated and seeded database to copy, built if it is not there. Named after the contents of the files
 * it comes from, so an edited migration or seed gets a new one.
 */
export async function prepareTemplate(servers: readonly string[]): Promise<string> {
  const name = `template_${await hashSources()}`;
  const [first = ''] = servers;
  await inTurn(first, BUILD_LOCK, async (client) => {
    const found = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (found.rowCount === 0) await buildTemplate(servers, name);
  });
  return name;
}

/** Built under another name first: a migration that fails must not leave something that looks like a template. */
async function buildTemplate(servers: readonly string[], name: string): Promise<void> {
  const [first = '', ...others] = servers;
  await dropOldTemplates(servers);
  const draft = `draft_${name}`;
  await dropDatabase(servers, draft);
  await createDatabase(servers, draft);
  const draftUrl = addressOf(first, draft);
  await migrate(draftUrl);
  await seed(draftUrl, readEnv({}));
  await onServer(first, (client) =>
    client.query(`comment on database "${draft}" is '${new Date().toISOString()}'`),
  );
  // The first server's name is what says that the template is there.
  await dropDatabase(others, name);
  await renameDatabase([...others, first], draft, name);
}

async function dropOldTemplates(servers: readonly string[]): Promise<void> {
  const [first = ''] = servers;
  const found = await onServer(first, (client) =>
    client.query<{ datname: string }>(
      `select datname from pg_database
      where datname like 'template\\_%'
        and shobj_description(oid, 'pg_database')::timestamptz < now() - $1::interval`,
      [TEMPLATE_LIFE],
    ),
  );
  for (const { datname } of found.rows) await dropDatabase(servers, datname);
}

async function hashSources(): Promise<string> {
  const hash = createHash('sha256');
  for (const source of SOURCES) await hashPath(hash, source);
  return hash.digest('hex').slice(0, 16);
}

/** Folders in the order of their names, so that every machine finds the same hash. */
async function hashPath(hash: ReturnType<typeof createHash>, path: string): Promise<void> {
  const full = join(ROOT, path);
  if (path.endsWith('.ts')) {
    hash.update(`${path}\n`).update(await readFile(full));
    return;
  }
  for (const entry of (await readdir(full, { withFileTypes: true })).sort((a, b) =>
    a.name < b.name ? -1 : 1,
  )) {
    if (entry.isDirectory() || (entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts'))) {
      await hashPath(hash, `${path}/${entry.name}`);
    }
  }
}
