import { adminDb } from './admin-db.ts';
import { latestInstant, trustServerClock } from './latest-instant.ts';

/** Who was let in may go on this long without the server (design 10). */
export const GRACE_MS = 12 * 60 * 60_000;

/** The server has just let this device in. */
export async function noteGoodCheck(): Promise<void> {
  const at = await trustServerClock();
  await adminDb.marks.put({ k: 'check', at }).catch(() => undefined);
}

/** `none`: this device was never let in, or cannot remember it. */
export async function readGrace(): Promise<'open' | 'over' | 'none'> {
  const check = await adminDb.marks.get('check').catch(() => undefined);
  if (check === undefined) return 'none';
  return (await latestInstant()) - check.at < GRACE_MS ? 'open' : 'over';
}
