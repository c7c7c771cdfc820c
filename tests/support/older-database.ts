import { connectAsOwner } from '../../server/db/connect.ts';
import { listMigrations, migrationSource } from '../../server/db/migration-source.ts';
import { apiRole, ensureApiRole } from '../../server/db/roles.ts';
import { addressOf, onServer } from './database-servers.ts';
import { type FreshDatabase, testServer } from './postgres.ts';

/**
 * An empty database as the releases had it that did not know `migration` yet. Its owner is no superuser, as on most
 * clouds: policies bind it, so that a migration which names no company changes no row.
 */
export async function olderDatabase(migration: string): Promise<FreshDatabase> {
  const server = (await testServer()).ownerUrl;
  // Not `test_…`: another worker would take it for the leftover of a process that is gone, and drop it.
  const name = `older_${process.pid}_${Date.now()}`;
  const url = new URL(addressOf(server, name));
  [url.username, url.password] = [name, 'of-a-cloud'];
  const ownerUrl = url.href;
  await onServer(server, async (client) => {
    await client.query(`create role ${name} login createrole password 'of-a-cloud'`);
    await client.query(`create database ${name} owner ${name}`);
  });
  await migrateUpTo(ownerUrl, migration);
  return {
    ownerUrl,
    drop: () =>
      onServer(server, async (client) => {
        await client.query(`drop database ${name} with (force)`);
        await client.query(`drop role if exists ${apiRole(ownerUrl)}, ${name}`);
      }),
  };
}

async function migrateUpTo(ownerUrl: string, migration: string): Promise<void> {
  const all = await listMigrations();
  const older = all.slice(0, all.indexOf(migration));
  if (older.length === 0) throw new Error(`Expected migrations before ${migration}`);
  await ensureApiRole(ownerUrl);
  const db = connectAsOwner(ownerUrl);
  await db.migrate
    .latest({ migrationSource: { ...migrationSource, getMigrations: async () => older } })
    .finally(() => db.destroy());
}
