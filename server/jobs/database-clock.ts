import { type Instant, instantFromMs } from '#shared/kernel/instant.ts';
import type { Deps } from '../deps.ts';

/** How long its last answer is gone on from: no machine's clock drifts by much meanwhile. */
const FRESH_MS = 60_000;

/**
 * Answers `deps` with the database's clock, which is that of all nodes, in place of this node's own (D498). A job
 * deletes what is old, tells of what is due and leases what it sends: by a clock that is a month ahead it would free the
 * time of visits to come, by one that is minutes off it would send what another node is sending. Rejects where the
 * database does not answer.
 */
export function goByDatabaseClock(deps: Deps): () => Promise<Deps> {
  let asked: { readonly now: Instant; readonly atMs: number } | undefined;
  return async () => {
    if (asked === undefined || performance.now() - asked.atMs > FRESH_MS) {
      const now = await readClock(deps);
      asked = { now, atMs: performance.now() };
    }
    const { now, atMs } = asked;
    return { ...deps, now: () => instantFromMs(Math.floor(now + performance.now() - atMs)) };
  };
}

async function readClock({ db }: Pick<Deps, 'db'>): Promise<Instant> {
  const { rows } = await db.raw<{ rows: { now: Instant }[] }>('select now() as now');
  const [row] = rows;
  if (row === undefined) throw new Error('Expected the database to tell the time');
  return row.now;
}
