/** PostgreSQL refuses to run as root, so root lends its programs another user. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { PostgresStartError } from './postgres-start-error.ts';

export interface ServerUser {
  uid: number;
  gid: number;
}

/** The number of `nobody` on Linux, for images whose /etc/passwd lists no such user. */
const NOBODY_ID = 65_534;

/**
 * Who runs the database whose files are (or will be) in `clusterDir`: undefined means ourselves.
 * An existing cluster decides by its owner, since PostgreSQL insists on owning its data.
 */
export function findServerUser(clusterDir: string): ServerUser | undefined {
  const ourUid = process.getuid?.();
  if (ourUid === undefined) return undefined;
  const owner = existsSync(clusterDir) ? statSync(clusterDir) : undefined;
  if (ourUid === 0) {
    return owner !== undefined && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : unprivilegedUser();
  }
  if (owner !== undefined && owner.uid !== ourUid) {
    throw new PostgresStartError(
      `The database in ${clusterDir} belongs to another user (${owner.uid}), who started it before. ` +
        'Start as that user or as root, or set DATA_DIR to a folder of your own.',
    );
  }
  return undefined;
}

function unprivilegedUser(): ServerUser {
  const lines = existsSync('/etc/passwd') ? readFileSync('/etc/passwd', 'utf8').split('\n') : [];
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = lines.find((line) => line.startsWith(`${name}:`))?.split(':') ?? [];
    if (Number(uid) > 0 && Number(gid) > 0) return { uid: Number(uid), gid: Number(gid) };
  }
  return { uid: NOBODY_ID, gid: NOBODY_ID };
}

/**
 * How a PostgreSQL program is spawned. `cwd` is the root because the lent user may not be able to enter ours;
 * the environment is bare because `PG…` variables of the shell would redirect the programs.
 */
export function spawnOptions(user: ServerUser | undefined) {
  const env: NodeJS.ProcessEnv = { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C' };
  return { cwd: '/', env, ...(user ?? {}) };
}

/** Whether that user can enter a folder. Asked of the system itself: mode bits know nothing of access lists. */
export function canEnter(user: ServerUser | undefined, dir: string): boolean {
  if (user === undefined) return true;
  return spawnSync('/bin/sh', ['-c', 'cd -- "$1"', 'sh', dir], spawnOptions(user)).status === 0;
}
