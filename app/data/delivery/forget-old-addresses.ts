import { db } from '../device/db.ts';
import { withDb } from '../device/open.ts';
import { readRecentAddresses } from './read-recent-addresses.ts';

/** Removes addresses that are not shown any more (LC61). */
export async function forgetOldAddresses(): Promise<void> {
  await withDb(() =>
    db.transaction('rw', db.contexts, async () => {
      const row = await db.contexts.get('recent-addresses');
      if (row?.k !== 'recent-addresses') return;
      const value = await readRecentAddresses();
      if (value.length === 0) await db.contexts.delete(row.k);
      else if (value.length < row.value.length) await db.contexts.put({ ...row, value });
    }),
  );
}
