import { db } from '../device/db.ts';
import { writeTabMirror } from '../device/mirror.ts';
import { withDb } from '../device/open.ts';

export async function clearConfirmation(): Promise<void> {
  await withDb(() => db.contexts.delete('confirmation'));
  writeTabMirror('confirmation', null);
}
