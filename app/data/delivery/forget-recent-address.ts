import type { Id } from '#shared/kernel/ids.ts';
import { db } from '../device/db.ts';
import { withDb } from '../device/open.ts';
import { readRecentAddresses } from './read-recent-addresses.ts';

/** Takes one address off the list of recent ones. */
export async function forgetRecentAddress(id: Id): Promise<void> {
  await withDb(() =>
    db.transaction('rw', db.contexts, async () => {
      const value = (await readRecentAddresses()).filter((each) => each.id !== id);
      await db.contexts.put({ k: 'recent-addresses', value, v: 1 });
    }),
  );
}
