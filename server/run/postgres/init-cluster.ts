import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ClusterPlace } from './place-data.ts';
import { PostgresStartError } from './postgres-start-error.ts';
import { spawnOptions } from './server-user.ts';

/** The role that owns everything and migrates; the API connects as another one that the migrations make. */
export const OWNER_ROLE = 'sabal';

/** Makes the cluster where there is none. Made beside and renamed, so that an interrupted one never looks whole. */
export async function initCluster(place: ClusterPlace, native: string, durable: boolean): Promise<void> {
  if (existsSync(join(place.clusterDir, 'PG_VERSION'))) return checkVersion(place.clusterDir, native);
  const draft = `${place.clusterDir}.new`;
  const passwordFile = join(place.home, 'password.initdb');
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { mode: 0o700 });
  await writeFile(passwordFile, await makePassword(place.home), { mode: 0o600 });
  if (place.user !== undefined) {
    await chown(draft, place.user.uid, place.user.gid);
    await chown(passwordFile, place.user.uid, place.user.gid);
  }
  try {
    await runInitdb(place, native, [
      ...['-D', draft, '-U', OWNER_ROLE, `--pwfile=${passwordFile}`, '--auth=scram-sha-256', '-E', 'UTF8'],
      // Sorting must not depend on the machine's locale files: an index built here has to be valid on another system.
      ...['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
      ...(durable ? [] : ['--no-sync']),
    ]);
  } finally {
    await rm(passwordFile, { force: true });
  }
  await rename(draft, place.clusterDir);
}

/** Kept beside the cluster, readable by us alone. */
async function makePassword(home: string): Promise<string> {
  const password = randomBytes(24).toString('base64url');
  const file = join(home, 'password');
  await rm(file, { force: true });
  await writeFile(file, password, { mode: 0o600 });
  return password;
}

export async function readPassword(home: string): Promise<string> {
  const file = join(home, 'password');
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch {
    throw new PostgresStartError(
      `The database's password is missing or unreadable: ${file}. Put it back, or remove ${home} to begin with an empty database.`,
    );
  }
}

function runInitdb(place: ClusterPlace, native: string, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(join(native, 'bin', 'initdb'), args, {
      ...spawnOptions(place.user),
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve();
      else
        reject(new PostgresStartError(`The database could not be created in ${place.home}:\n${said.trim()}`));
    });
  });
}

/** Data of one major version cannot be opened by another. */
async function checkVersion(clusterDir: string, native: string): Promise<void> {
  const made = (await readFile(join(clusterDir, 'PG_VERSION'), 'utf8')).trim();
  const catalogue = await readFile(join(native, 'share', 'postgresql', 'postgres.bki'), 'utf8').catch(
    () => '',
  );
  const ours = /^# PostgreSQL (\d+)/.exec(catalogue)?.[1];
  if (ours === undefined || ours === made) return;
  throw new PostgresStartError(
    `The database in ${clusterDir} was made by PostgreSQL ${made}; this project now brings ${ours}. ` +
      'Dump it with the old version and load it into the new one, or set DATA_DIR to begin with an empty database.',
  );
}
