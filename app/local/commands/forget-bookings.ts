import { db } from '../db.ts';
import { writeTabMirror } from '../mirror.ts';
import { withDb } from '../open.ts';

/**
 * For a shared computer (decision 79): all copies of bookings, the proofs to see them, and whom the last one was for go
 * at once and together, so that a page that is left in the middle leaves nothing; cart and what waits to be sent stay.
 */
export async function forgetBookings(): Promise<void> {
  writeTabMirror('confirmation', null);
  await withDb(() =>
    db.transaction('rw', db.cache, db.contexts, async () => {
      await db.cache.filter(({ kind }) => kind === 'booking' || kind === 'my-bookings').delete();
      await db.contexts.bulkDelete(['confirmation', 'last-contact']);
    }),
  );
}
