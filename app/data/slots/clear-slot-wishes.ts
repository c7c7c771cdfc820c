import { db } from '../device/db.ts';
import { withDb } from '../device/open.ts';

/** The times have served: one of them is held. */
export function clearSlotWishes(): Promise<void> {
  return withDb(() => db.contexts.delete('slot-wishes'));
}
