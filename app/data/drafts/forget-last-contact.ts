import { db } from '../device/db.ts';
import { withDb } from '../device/open.ts';

/** "Not you?": the next booking begins with an empty form (LC112). */
export async function forgetLastContact(): Promise<void> {
  await withDb(() => db.contexts.delete('last-contact'));
}
