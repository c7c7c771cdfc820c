import { join } from 'node:path';
import type { Env } from '../../env.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';

/**
 * Works on DATABASE_URL, else on the embedded database in DATA_DIR, which is started for as long as it takes; one that
 * runs already is attached to and left running.
 */
export async function withDatabase<Result>(
  env: Env,
  log: (line: string) => void,
  work: (ownerUrl: string) => Promise<Result>,
): Promise<Result> {
  if (env.databaseUrl !== undefined) return work(env.databaseUrl);
  const dataDir = join(env.dataDir, 'postgres');
  const embedded = await startEmbeddedPostgres({ dataDir, durable: true, log });
  try {
    return await work(embedded.ownerUrl);
  } finally {
    await embedded.stop();
  }
}
