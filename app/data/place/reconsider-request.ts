import { db } from '../device/db.ts';
import { withDb } from '../device/open.ts';

/** While the customer changes a waiting request it must not be sent: it asks first (LC36). */
export function reconsiderRequest(): Promise<void> {
  return withDb(() =>
    db.transaction('rw', db.intents, async () => {
      const row = (await db.intents.toArray()).find(({ kind }) => kind === 'booking');
      if (row?.kind !== 'booking' || row.body !== null || row.state !== 'waiting') return;
      await db.intents.put({ ...row, state: 'asks', code: null });
    }),
  );
}
