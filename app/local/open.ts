import { db } from './db.ts';

/** Faults of a connection that the browser dropped, often while the page slept; a new one usually works. */
const dropped = new Set(['UnknownError', 'InvalidStateError', 'DatabaseClosedError', 'OpenFailedError']);

/** Runs a command on the database; a dropped connection is reopened once and the command run again (LC3). */
export async function withDb<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Error) || !dropped.has(error.name)) throw error;
    db.close({ disableAutoOpen: false });
    await db.open();
    return work();
  }
}
