import { setTimeout as sleep } from 'node:timers/promises';
import {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  startEmbeddedPostgres,
} from './embedded-postgres.ts';

/** A look is two small files of the system's. */
const LOOK_MS = 500;
/**
 * Between tries: doubled from the first to the last. A full disk stays full for a while, and then this heals by
 * itself.
 */
const FIRST_WAIT_MS = 500;
const LAST_WAIT_MS = 30_000;

/**
 * Starts the embedded database, and again whenever it ends without being asked to: killed by the system for its memory,
 * ended by itself over a full disk. Always on the same port, so that the connections of the node find it again;
 * what was acknowledged is in its log. `stop` ends the watch and the database.
 */
export async function keepPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  let current = await startEmbeddedPostgres(options);
  const again = { ...options, port: Number(new URL(current.ownerUrl).port) };
  const end = new AbortController();

  const watch = async () => {
    while (await isPassed(LOOK_MS, end.signal)) {
      if (await current.isRunning()) continue;
      options.log('The database has ended without being asked to: starting it again …');
      await restart();
    }
  };
  const restart = async () => {
    for (let waitMs = FIRST_WAIT_MS; ; waitMs = Math.min(2 * waitMs, LAST_WAIT_MS)) {
      try {
        current = await startEmbeddedPostgres(again);
        options.log('The database is back.');
        return;
      } catch (error) {
        const seconds = Math.ceil(waitMs / 1000);
        options.log(`${error instanceof Error ? error.message : error}\nTrying again in ${seconds} s.`);
      }
      if (!(await isPassed(waitMs, end.signal))) return;
    }
  };
  const watching = watch();
  return {
    ...current,
    isRunning: () => current.isRunning(),
    stop: async () => {
      end.abort();
      await watching;
      await current.stop();
    },
  };
}

/** False when the wait was cut short. */
function isPassed(ms: number, signal: AbortSignal): Promise<boolean> {
  return sleep(ms, true, { signal }).catch(() => false);
}
