import type { Instant } from '#shared/kernel/instant.ts';
import { adminDb } from './admin-db.ts';
import { readToken } from './admin-token.ts';
import { forgetWithAdmin } from './end-admin.ts';
import { latestInstant, trustServerClock } from './latest-instant.ts';

/** Who was let in may go on this long without the server (D231). */
export const GRACE_MS = 12 * 60 * 60_000;

/** A screen asks for much at once; writing down each answer would wear the disk for nothing. */
const STEP_MS = 60_000;

/** In case nothing can be stored: the page then remembers for as long as it lives. */
let checkedAt: Instant | undefined;

forgetWithAdmin(() => {
  checkedAt = undefined;
});

/** The server has just let the bearer of `token` in. Nothing is noted once another has come, or none (LC86). */
export async function noteGoodCheck(token = readToken()): Promise<void> {
  if (token === undefined || readToken() !== token) return;
  const at = await trustServerClock();
  if (readToken() !== token) return;
  checkedAt = at;
  await adminDb
    .transaction('rw', adminDb.marks, async () => {
      if (readToken() === token) await adminDb.marks.put({ k: 'check', at });
    })
    .catch(() => undefined);
}

/** Any good answer is a check; one a minute is written down. */
export async function noteGoodAnswer(token: string | undefined, at: Instant): Promise<void> {
  if (checkedAt === undefined || Math.abs(at - checkedAt) > STEP_MS) await noteGoodCheck(token);
}

/** `none`: this device was never let in, or cannot remember it. */
export async function readGrace(): Promise<'open' | 'over' | 'none'> {
  const stored = await adminDb.marks.get('check').catch(() => undefined);
  const at = stored?.at ?? checkedAt;
  if (at === undefined) return 'none';
  return (await latestInstant()) - at < GRACE_MS ? 'open' : 'over';
}
