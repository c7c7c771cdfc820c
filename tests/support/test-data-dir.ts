import { createHash } from 'node:crypto';
import { lstat, mkdir, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** A container's /dev/shm is often 64 MB; a cluster with a few dozen databases needs several hundred. */
const ROOM_WANTED_BYTES = 1_000_000_000;

/**
 * Where the tests' database lives: in memory where there is room, and one per checkout, since a server needs the
 * programs of the checkout that started it.
 */
export async function findTestDataDir(): Promise<string> {
  const checkout = createHash('sha256').update(ROOT).digest('hex').slice(0, 8);
  const dir = join(await findRoom(), `sabal-tests-${process.getuid?.() ?? 0}-${checkout}`);
  await mkdir(dir, { recursive: true, mode: 0o700 });
  const stat = await lstat(dir);
  if (!stat.isDirectory() || stat.uid !== (process.getuid?.() ?? stat.uid)) {
    throw new Error(`${dir} belongs to somebody else: remove it.`);
  }
  return dir;
}

async function findRoom(): Promise<string> {
  const memory = '/dev/shm';
  const room = await statfs(memory).catch(() => undefined);
  // The whole size, not what is free: the place must not change while a run fills it.
  return room !== undefined && room.blocks * room.bsize >= ROOM_WANTED_BYTES ? memory : tmpdir();
}
