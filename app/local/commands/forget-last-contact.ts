import { db } from '../db.ts';
import { withDb } from '../open.ts';

/** "Not you?": the next booking begins with an empty form (LC112). */
export async function forgetLastContact(): Promise<void> {
  await withDb(() => db.contexts.delete('last-contact'));
}
