import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { copyNextRelease } from '../support/copy-next-release.ts';

export interface Release {
  /** Where its programs are run. */
  readonly root: string;
  /** What `npm start` does before it serves. */
  migrate(ownerUrl: string): Promise<void>;
}

/** This checkout. */
export const thisRelease: Release = { root: resolve('.'), migrate: (ownerUrl) => migrateIn('.', ownerUrl) };

/** Of the release after this one: it adds a column, and another fills it. */
export const NEW_COLUMN = 'release_note';

const migrations: Readonly<Record<string, string>> = {
  '29990101_add_release_note.ts': `
    await knex.raw("set local lock_timeout = '2s'");
    await knex.raw('alter table bookings add column ${NEW_COLUMN} text');`,
  '29990102_fill_release_note.ts': `
    const { rows } = await knex.raw('select id from tenants');
    for (const { id } of rows) {
      await knex.raw("select set_config('app.tenant_id', ?, true)", [id]);
      await knex.raw("update bookings set ${NEW_COLUMN} = 'of before' where tenant_id = ?", [id]);
    }`,
};

/** A copy of this checkout and of its build, with two more migrations and scripts of other names. */
export async function makeNextRelease(): Promise<Release & { remove(): void }> {
  const root = await mkdtemp(join(tmpdir(), 'sabal-next-'));
  for (const part of ['server', 'shared', 'package.json', 'tsconfig.json', 'tsconfig.base.json']) {
    cpSync(part, join(root, part), { recursive: true });
  }
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  mkdirSync(join(root, 'dist'));
  copyNextRelease(join(root, 'dist'));
  for (const [name, body] of Object.entries(migrations)) {
    writeFileSync(
      join(root, 'server/db/migrations', name),
      `import type { Knex } from 'knex';\nexport async function up(knex: Knex): Promise<void> {${body}\n}\nexport async function down(): Promise<void> {}\n`,
    );
  }
  return {
    root,
    migrate: (ownerUrl) => migrateIn(root, ownerUrl),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

const program = `
  const { migrate } = await import(process.cwd() + '/server/db/migrate.ts');
  const { seed } = await import(process.cwd() + '/server/db/seeds/seed.ts');
  const { readEnv } = await import(process.cwd() + '/server/env.ts');
  await migrate(process.env.DATABASE_URL);
  await seed(process.env.DATABASE_URL, readEnv(process.env));`;

function migrateIn(root: string, ownerUrl: string): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DATABASE_URL: ownerUrl },
    });
    child.once('error', fail);
    child.once('exit', (code) =>
      code === 0 ? done() : fail(new Error(`The migration of ${root} ended with ${code}; see above`)),
    );
  });
}
