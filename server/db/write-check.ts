import type { Knex } from 'knex';

/** One row, a commit and a few hundred kB of temporary file: cheap every few seconds, and no load at that. */
const FRESH_MS = 5000;

/**
 * Throws while the database takes no writes: read-only after a failover (25006) or without room on its disk (53100).
 * One that has just written is believed for FRESH_MS and only asked whether it is there. A full disk still has room for
 * a row on a page that exists, so the check also makes the server spill a sort to its disk.
 */
export function createWriteCheck(db: Knex): () => Promise<void> {
  let wroteAtMs = Number.NEGATIVE_INFINITY;
  return async () => {
    if (performance.now() - wroteAtMs < FRESH_MS) {
      await db.raw('select 1');
      return;
    }
    await db.transaction(async (tx) => {
      await tx.raw(`set local work_mem = '64kB'`);
      await tx.raw('select count(*) from generate_series(1, 20000)');
      await tx.raw('update write_checks set at = now() where id = 1');
    });
    wroteAtMs = performance.now();
  };
}
