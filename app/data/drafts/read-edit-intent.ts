import { db } from '../device/db.ts';
import type { EditIntent } from '../device/rows.ts';

export type { EditIntent } from '../device/rows.ts';

export async function readEditIntent(): Promise<EditIntent | undefined> {
  const row = await db.contexts.get('edit-intent');
  return row?.k === 'edit-intent' ? row.value : undefined;
}
