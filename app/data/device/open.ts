import { Dexie } from 'dexie';
import { db } from './db.ts';
import { fenced } from './fence.ts';
import { againWhenBack } from './storage/leave-page.ts';
import { moveToMemory } from './storage/storage-factory.ts';
import { isConnectionFault, isQuotaFault } from './storage/storage-faults.ts';
import { noteTrouble } from './storage/storage-trouble.ts';

/**
 * Runs a command on the database. A dropped connection is opened again and the command run again; when that fails too,
 * memory stands in (LC3, LC45). Without room it runs again after copies were thrown away (LC44). What still fails is
 * thrown, and a change that found no room is told to the person. Inside a transaction all of that is left to the
 * command that began it: waiting for anything else would end it.
 */
export async function withDb<Result>(work: () => Promise<Result>): Promise<Result> {
  if (Dexie.currentTransaction) return work();
  try {
    return await tryDb(work);
  } catch (error) {
    if (isQuotaFault(error)) noteTrouble('full');
    throw error;
  }
}

/** The same, for callers that have another place for what finds no room. */
export async function tryDb<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await connected(work);
  } catch (error) {
    if (!isQuotaFault(error)) throw error;
    return withRoom(work, error);
  }
}

async function withRoom<Result>(work: () => Promise<Result>, fault: unknown): Promise<Result> {
  let last = fault;
  // Downloaded only then; without it nothing is thrown away.
  const { purges } = await import('./storage/storage-purge.ts').catch(() => ({ purges: [] }));
  for (const purge of purges) {
    // Deleting needs a little room itself; the next purge may find it.
    await purge().catch(() => undefined);
    try {
      return await connected(work);
    } catch (error) {
      if (!isQuotaFault(error)) throw error;
      last = error;
    }
  }
  throw last;
}

/** Grows with every reopening, so that commands which failed together reopen once. */
let openings = 0;
let reopening: Promise<unknown> = Promise.resolve();

async function connected<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 0; ; tries += 1) {
    const seen = openings;
    try {
      return await againWhenBack(work);
    } catch (error) {
      if (!isConnectionFault(error) || fenced.get() || tries === 2) throw error;
      if (tries === 1 && !(await moveToMemory())) throw error;
      if (openings === seen) reopening = reopen();
      await reopening;
    }
  }
}

/** Its own fault shows when the command runs again. */
function reopen(): Promise<unknown> {
  openings += 1;
  db.close({ disableAutoOpen: false });
  return db.open().catch(() => undefined);
}
