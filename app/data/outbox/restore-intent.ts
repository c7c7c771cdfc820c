import { db } from '../device/db.ts';
import { withDb } from '../device/open.ts';
import type { IntentRow } from '../device/rows.ts';

/** Undoes `discardIntent`: it stands where it stood, with the same key. Twice is the same as once. */
export async function restoreIntent(row: IntentRow): Promise<void> {
  await withDb(() => db.intents.put(row));
}
