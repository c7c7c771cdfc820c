import { db } from '../device/db.ts';
import { withDb } from '../device/open.ts';
import { unmarkTabMoving } from './mark-tab-moving.ts';
import { movingBookingId } from './reschedule-tab.ts';

/** Ends this tab's move and forgets what was chosen for it; one that another tab has begun meanwhile stays. */
export async function leaveReschedule(): Promise<void> {
  const id = movingBookingId();
  unmarkTabMoving();
  await withDb(() =>
    db.transaction('rw', db.contexts, async () => {
      const row = await db.contexts.get('reschedule');
      if (row?.k === 'reschedule' && row.value.bookingId === id) await db.contexts.delete('reschedule');
    }),
  );
}
