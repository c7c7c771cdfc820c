import { type IdempotencyKey, storeAnswer, takeKey } from '../../db/repos/idempotency-keys.ts';
import type { Tx } from '../../db/with-tenant.ts';
import { AppError } from '../../http/app-error.ts';

export interface Once<Body> {
  readonly body: Body;
  readonly replayed: boolean;
}

const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Runs `work` at most once per key, inside the business transaction: key, effect and answer commit together or not
 * at all, so a failed attempt leaves nothing and the retry runs (reliability 3.6). Throws idempotency.reused for
 * another body under a used key, and idempotency.in_progress when the first attempt is still running after the
 * role's lock_timeout.
 */
export async function runOnce<Body>(
  tx: Tx,
  key: IdempotencyKey,
  status: number,
  work: () => Promise<Body>,
): Promise<Once<Body>> {
  const row = await takeKey(tx, key).catch(refuseWhileRunning);
  if (row.status === null) {
    const body = await work();
    await storeAnswer(tx, key, status, body);
    return { body, replayed: false };
  }
  if (!row.fingerprint.equals(key.fingerprint)) throw new AppError('idempotency.reused');
  return { body: row.body as Body, replayed: true }; // written by this function under the same scope
}

function refuseWhileRunning(error: unknown): never {
  const isWaiting = error instanceof Error && 'code' in error && error.code === LOCK_NOT_AVAILABLE;
  throw isWaiting ? new AppError('idempotency.in_progress') : error;
}
