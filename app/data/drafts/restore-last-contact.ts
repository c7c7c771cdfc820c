import { db } from '../device/db.ts';
import { withDb } from '../device/open.ts';
import type { LastContact } from '../device/rows.ts';

/** Takes `forgetLastContact` back. */
export async function restoreLastContact(value: LastContact): Promise<void> {
  await withDb(() => db.contexts.put({ k: 'last-contact', value, v: 1 }));
}
