import { db } from '../db.ts';
import { withDb } from '../open.ts';
import type { LastContact } from '../rows.ts';

/** Takes `forgetLastContact` back. */
export async function restoreLastContact(value: LastContact): Promise<void> {
  await withDb(() => db.contexts.put({ k: 'last-contact', value, v: 1 }));
}
