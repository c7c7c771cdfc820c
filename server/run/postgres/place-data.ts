/**
 * Where a cluster lives. Normally in the data folder itself; when root runs the project from a private home, the user
 * lent to PostgreSQL cannot reach that, so the files go to a system folder and the data folder remembers where.
 */
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, lstat, mkdir, readFile, realpath, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { PostgresStartError } from './postgres-start-error.ts';
import { canEnter, findServerUser, type ServerUser } from './server-user.ts';

export interface ClusterPlace {
  /** Ours: password, port, log, lock. */
  home: string;
  /** PostgreSQL's own: its PGDATA, inside `home`. */
  clusterDir: string;
  user: ServerUser | undefined;
}

/**
 * Not /var/tmp: systemd clears files there that were not touched for 30 days, one by one, which destroys a database.
 * The second is for systems whose /var/lib is read-only.
 */
const SYSTEM_DIRS = ['/var/lib/sabal', '/var/tmp/sabal'];

const MOVED_FILE = 'moved-to';

/** Finds or makes the folder of a cluster. Creates folders, never the cluster. */
export async function placeData(dataDir: string): Promise<ClusterPlace> {
  const wished = resolve(dataDir);
  const moved = await findMovedHome(wished);
  const known = moved ?? wished;
  const user = findServerUser(join(known, 'cluster'));
  await makeHome(wished, user);
  if (moved !== undefined || canEnter(user, wished)) return place(known, user);

  const home = join(await systemDir(), `${basename(wished)}-${randomBytes(4).toString('hex')}`);
  await makeHome(home, user);
  await writeFile(join(wished, MOVED_FILE), `${home}\n`);
  return place(home, user);
}

/** Whether there is one. Makes nothing. */
export async function hasCluster(dataDir: string): Promise<boolean> {
  const wished = resolve(dataDir);
  return existsSync(join((await findMovedHome(wished)) ?? wished, 'cluster', 'PG_VERSION'));
}

/** Real paths, so that the command line of a running server can be compared with them. */
async function place(home: string, user: ServerUser | undefined): Promise<ClusterPlace> {
  const realHome = await realpath(home);
  return { home: realHome, clusterDir: join(realHome, 'cluster'), user };
}

async function makeHome(home: string, user: ServerUser | undefined): Promise<void> {
  await mkdir(home, { recursive: true, mode: 0o700 });
  // A lent user must pass through, and needs to list nothing.
  if (user !== undefined) await chmod(home, 0o711);
}

async function findMovedHome(wished: string): Promise<string | undefined> {
  const home = await readFile(join(wished, MOVED_FILE), 'utf8').catch(() => '');
  const stat = home === '' ? undefined : await lstat(home.trim()).catch(() => undefined);
  return stat?.isDirectory() ? home.trim() : undefined;
}

/** The world-readable folder for what root must share with the lent user: made by us, or proved to be ours. */
export async function systemDir(): Promise<string> {
  for (const dir of SYSTEM_DIRS) {
    try {
      await mkdir(dir, { recursive: true, mode: 0o755 });
    } catch {
      continue;
    }
    const stat = await lstat(dir);
    // Any user may create names in /var/tmp: a folder of theirs could hand us their programs to run.
    if (stat.isDirectory() && stat.uid === process.getuid?.() && (stat.mode & 0o022) === 0) {
      await chmod(dir, 0o755);
      return dir;
    }
  }
  throw new PostgresStartError(
    `Neither of ${SYSTEM_DIRS.join(' and ')} can be used for the database. ` +
      'Set DATA_DIR to a folder that every user can enter, or DATABASE_URL to a PostgreSQL of yours.',
  );
}
