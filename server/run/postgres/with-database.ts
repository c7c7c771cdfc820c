import { join } from 'node:path';
import type { Env } from '../../env.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { hasCluster } from './place-data.ts';
import { PostgresStartError } from './postgres-start-error.ts';

interface Ground {
  readonly env: Env;
  readonly log: (line: string) => void;
  /** False: what is worked on has to be there, for an empty one would take the work and be nobody's. */
  readonly mayCreate: boolean;
}

/**
 * Works on DATABASE_URL, else on the embedded database in DATA_DIR, which is started for as long as it takes; one that
 * runs already is attached to and left running. Throws PostgresStartError where there is none.
 */
export async function withDatabase<Result>(
  { env, log, mayCreate }: Ground,
  work: (ownerUrl: string) => Promise<Result>,
): Promise<Result> {
  if (env.databaseUrl !== undefined) return work(env.databaseUrl);
  const dataDir = join(env.dataDir, 'postgres');
  if (!mayCreate && !(await hasCluster(dataDir))) {
    throw new PostgresStartError(
      `There is no database in ${env.dataDir}. Say DATABASE_URL or DATA_DIR as the server has them.`,
    );
  }
  const embedded = await startEmbeddedPostgres({ dataDir, durable: true, log });
  try {
    return await work(embedded.ownerUrl);
  } finally {
    await embedded.stop();
  }
}
