import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Client } from 'pg';
import { migrate } from '../../server/db/migrate.ts';
import { seed } from '../../server/db/seeds/seed.ts';
import { readEnv } from '../../server/env.ts';

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

/** `object_in_use`: the connections of the migration have said goodbye but the server has not yet let them go. */
const STILL_IN_USE = '55006';

/**
 * The name of the migrated and seeded database to copy, built if it is not there. Named after the contents of the files
 * it comes from, so an edited migration or seed gets a new one. `client` is connected to another database of `ownerUrl`'s
 * server.
 */
export async function prepareTemplate(client: Client, ownerUrl: string): Promise<string> {
  const name = `template_${await hashSources()}`;
  await client.query('select pg_advisory_lock($1)', [BUILD_LOCK]);
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (found.rowCount === 0) await buildTemplate(client, ownerUrl, name);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [BUILD_LOCK]);
  }
  return name;
}

/** Built under another name first: a migration that fails must not leave something that looks like a template. */
async function buildTemplate(client: Client, ownerUrl: string, name: string): Promise<void> {
  await dropOldTemplates(client);
  const draft = `draft_${name}`;
  await client.query(`drop database if exists "${draft}" with (force)`);
  await client.query(`create database "${draft}"`);
  const draftUrl = ownerUrl.replace(/\/[^/]*$/, `/${draft}`);
  await migrate(draftUrl);
  await seed(draftUrl, readEnv({}));
  await client.query(`comment on database "${draft}" is '${new Date().toISOString()}'`);
  await renameWhenUnused(client, draft, name);
}

async function renameWhenUnused(client: Client, from: string, to: string): Promise<void> {
  for (let triesLeft = 100; ; triesLeft -= 1) {
    try {
      await client.query(`alter database "${from}" rename to "${to}"`);
      return;
    } catch (error) {
      const isInUse = error instanceof Error && 'code' in error && error.code === STILL_IN_USE;
      if (!isInUse || triesLeft === 0) throw error;
    }
    await sleep(50);
  }
}

async function dropOldTemplates(client: Client): Promise<void> {
  const found = await client.query<{ datname: string }>(
    `select datname from pg_database
      where datname like 'template\\_%'
        and shobj_description(oid, 'pg_database')::timestamptz < now() - $1::interval`,
    [TEMPLATE_LIFE],
  );
  for (const { datname } of found.rows)
    await client.query(`drop database if exists "${datname}" with (force)`);
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
