import { now } from '../device/clock.ts';
import { db } from '../device/db.ts';
import type { FetchKey, FetchState } from '../device/rows.ts';

export type { FetchKey, FetchState } from '../device/rows.ts';

/** Two reads of 10 s and the wait between them; a row that says "loading" for longer was left by a closed tab. */
const LOADING_MAX_MS = 25_000;

/** How the last read of the server stands; `undefined` when there was none. */
export async function readFetch(key: FetchKey): Promise<FetchState | undefined> {
  const row = await db.fetches.get(key);
  if (row === undefined) return undefined;
  if (row.status === 'loading' && now() - row.at > LOADING_MAX_MS) {
    return { key, status: 'failed', code: 'timeout', at: row.at };
  }
  return row;
}
