import { type IdempotencyKey, storeAnswer, takeKey } from '../../db/repos/idempotency-keys.ts';
import type { Tx } from '../../db/with-tenant.ts';
import { AppError } from '../../errors/app-error.ts';

export interface Once<Body> {
  readonly body: Body;
  readonly replayed: boolean;
}

const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Runs `work` at most once per key, inside the business transaction: key, effect and answer commit together or not
 * at all, so a failed attempt leaves nothing and the retry runs (D352). `read` leaves in the round trip of the
 * key and is for nothing when the key was used. Commits. Throws idempotency.reused for
 * another body under a used key, and idempotency.in_progress when the first attempt is still running after the
 * role's lock_timeout.
 */
export async function runOnce<Found, Body>(
  tx: Tx,
  key: IdempotencyKey,
  status: number,
  { read, work }: { readonly read: () => Promise<Found>; readonly work: (found: Found) => Promise<Body> },
): Promise<Once<Body>> {
  const taken = takeKey(tx, key);
  const found = read();
  found.catch(() => undefined); // told below, unless the key's own failure comes first
  const row = await taken.catch(refuseWhileRunning);
  if (row.status === null) {
    const body = await work(await found);
    await storeAnswer(tx, key, status, body);
    return { body, replayed: false };
  }
  if (!row.fingerprint.equals(key.fingerprint)) throw new AppError('idempotency.reused');
  await found; // a failure would have ended the transaction, and with it this answer
  return { body: row.body as Body, replayed: true }; // written by this function under the same scope
}

/** The same for a call that may come without a key: it runs then whenever it is asked for. */
export async function runOnceIfKeyed<Body>(
  tx: Tx,
  key: IdempotencyKey,
  status: number,
  work: () => Promise<Body>,
): Promise<Once<Body>> {
  if (key.key === '') return { body: await work(), replayed: false };
  return runOnce(tx, key, status, { read: async () => undefined, work });
}

function refuseWhileRunning(error: unknown): never {
  const isWaiting = error instanceof Error && 'code' in error && error.code === LOCK_NOT_AVAILABLE;
  throw isWaiting ? new AppError('idempotency.in_progress') : error;
}
