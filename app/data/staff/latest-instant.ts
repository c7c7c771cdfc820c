import { type Instant, instantFromMs } from '#shared/kernel/instant.ts';
import { now, serverNow } from '../device/clock.ts';
import { adminDb } from './admin-db.ts';

/** How exactly the latest instant is written down; a row a second would wear the disk for nothing. */
const STEP_MS = 30_000;

/** In case nothing can be stored. */
let seen = instantFromMs(0);

/**
 * The latest instant that this device's clock or the server's ever showed here: a clock that is put back makes nothing
 * last longer (LC84).
 */
export async function latestInstant(): Promise<Instant> {
  const stored = (await adminDb.marks.get('clock').catch(() => undefined))?.at ?? seen;
  const at = instantFromMs(Math.max(now(), serverNow(), stored, seen));
  seen = at;
  if (at - stored > STEP_MS) await adminDb.marks.put({ k: 'clock', at }).catch(() => undefined);
  return at;
}

/** After an answer of the server: its clock is the true one, so a clock that ran ahead here is forgiven. */
export async function trustServerClock(): Promise<Instant> {
  seen = serverNow();
  await adminDb.marks.put({ k: 'clock', at: seen }).catch(() => undefined);
  return seen;
}

export function forgetLatestInstant(): void {
  seen = instantFromMs(0);
}
