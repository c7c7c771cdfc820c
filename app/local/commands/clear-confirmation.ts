import { db } from '../db.ts';
import { writeTabMirror } from '../mirror.ts';
import { withDb } from '../open.ts';

export async function clearConfirmation(): Promise<void> {
  await withDb(() => db.contexts.delete('confirmation'));
  writeTabMirror('confirmation', null);
}
