import type { Id } from '#shared/kernel/ids.ts';
import { db } from '../device/db.ts';
import { withDb } from '../device/open.ts';
import type { IntentRow } from '../device/rows.ts';

/**
 * Takes back what was asked for, and answers it for an undo. What may have reached the server already cannot be taken
 * back: then nothing happens and the answer is undefined.
 */
export function discardIntent(id: Id): Promise<IntentRow | undefined> {
  return withDb(() =>
    db.transaction('rw', db.intents, async () => {
      const row = await db.intents.get(id);
      if (row === undefined || row.state === 'sending' || row.state === 'unknown') return undefined;
      await db.intents.delete(id);
      return row;
    }),
  );
}
