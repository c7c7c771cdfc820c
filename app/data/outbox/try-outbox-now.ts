import { instantFromMs } from '#shared/kernel/instant.ts';
import { db } from '../device/db.ts';
import { withDb } from '../device/open.ts';
import { canReach } from './can-reach.ts';
import { drainOutbox } from './drain-outbox.ts';

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
