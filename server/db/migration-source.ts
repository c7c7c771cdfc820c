import { readdir } from 'node:fs/promises';
import type { Knex } from 'knex';

const folder = new URL('./migrations/', import.meta.url);

/** Names as knex stores them, oldest first; the knex command line reads the same folder and so the same names. */
export async function listMigrations(): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith('.ts')).sort();
}

/** Loads migrations with `import()`, so that whatever runs TypeScript here (tsx, the test runner) runs them too. */
export const migrationSource: Knex.MigrationSource<string> = {
  getMigrations: listMigrations,
  getMigrationName: (name) => name,
  getMigration: async (name) => (await import(new URL(name, folder).href)) as Knex.Migration, // knex checks up and down
};
