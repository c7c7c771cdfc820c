import { instantFromMs } from '#shared/kernel/instant.ts';
import { db } from '../db.ts';
import { withDb } from '../open.ts';
import { canReach } from '../outbox/can-reach.ts';
import { drainOutbox } from '../outbox/drain-outbox.ts';

/** No back-off is waited for; without a connection nothing changes. */
export async function tryOutboxNow(): Promise<void> {
  if (!(await canReach())) return;
  await withDb(() =>
    db.intents
      .filter(({ state }) => state === 'waiting' || state === 'unknown')
      .modify({ nextAt: instantFromMs(0) }),
  );
  await drainOutbox();
}
