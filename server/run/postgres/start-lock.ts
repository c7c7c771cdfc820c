import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PostgresStartError } from './postgres-start-error.ts';
import { findProcessIdentity, isStillRunning } from './process-table.ts';

/** Longer than the slowest first start (initdb on a cold disk), shorter than a person's patience. */
const LOCK_PATIENCE_MS = 120_000;
const LOCK_POLL_MS = 50;

/**
 * Runs `work` while no other process starts or stops the cluster of a data folder. A dead process's lock is taken
 * over.
 */
export async function withStartLock<Result>(dataDir: string, work: () => Promise<Result>): Promise<Result> {
  await mkdir(dataDir, { recursive: true });
  const lock = join(dataDir, 'starting.lock');
  await takeLock(lock);
  try {
    return await work();
  } finally {
    await rm(lock, { force: true });
  }
}

async function takeLock(lock: string): Promise<void> {
  const identity = findProcessIdentity(process.pid) ?? String(process.pid);
  for (let waitedMs = 0; waitedMs < LOCK_PATIENCE_MS; waitedMs += LOCK_POLL_MS) {
    try {
      await writeFile(lock, identity, { flag: 'wx' });
      return;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
    await dropDeadLock(lock);
    await sleep(LOCK_POLL_MS);
  }
  throw new PostgresStartError(
    `Another process is starting the database and does not finish. If none is: rm ${lock}`,
  );
}

/** Moves a dead lock aside instead of deleting it: of two that saw it dead, the second finds nothing to move. */
async function dropDeadLock(lock: string): Promise<void> {
  const holder = await readFile(lock, 'utf8').catch(() => '');
  // Empty for the instant between its creation and its writing: not dead, just new.
  if (holder === '' || isStillRunning(holder)) return;
  const aside = `${lock}.${process.pid}`;
  await rename(lock, aside).catch(() => undefined);
  await rm(aside, { force: true });
}
