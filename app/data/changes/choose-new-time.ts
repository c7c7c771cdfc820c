import { db } from '../device/db.ts';
import { withDb } from '../device/open.ts';
import type { Wish } from '../device/rows.ts';
import { movingBookingId } from './reschedule-tab.ts';

/** Remembers the time that this tab's visit should move to; `null` takes it back. */
export async function chooseNewTime(wish: Wish | null): Promise<void> {
  await withDb(() =>
    db.transaction('rw', db.contexts, async () => {
      const row = await db.contexts.get('reschedule');
      if (row?.k !== 'reschedule' || row.value.bookingId !== movingBookingId()) return;
      await db.contexts.put({ ...row, value: { ...row.value, wish } });
    }),
  );
}
