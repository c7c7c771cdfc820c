import { rescheduledView } from '#shared/api/bookings.ts';
import { bookingPath, renewManagedBooking } from '../bookings/managed-booking.ts';
import { db } from '../device/db.ts';
import { withDb } from '../device/open.ts';
import type { RescheduleIntent } from '../device/rows.ts';
import { markSlotTaken } from '../slots/slot-selection.ts';
import { call } from '../wire/http.ts';
import { judgeRefusal, type Performed } from './performed.ts';

/**
 * Asks the server to move a visit, which it does as a whole or not at all. The stored copy shows the new time only now
 * that the server has said so, in the transaction that ends the intent (LC51).
 */
export async function performReschedule(row: RescheduleIntent): Promise<Performed> {
  const { id, bookingId, body } = row;
  const answer = await call({
    method: 'POST',
    path: `${bookingPath(bookingId)}/reschedule`,
    headers: { 'Idempotency-Key': id },
    body: { bytes: body },
    schema: rescheduledView,
  });
  if (!answer.ok) {
    if (answer.code === 'slot.taken') await markSlotTaken(row.startAt);
    return judgeRefusal(answer);
  }
  const { manageUrl, ...booking } = answer.body;
  await withDb(() =>
    db.transaction('rw', db.intents, db.cache, async () => {
      await renewManagedBooking(booking, manageUrl);
      await db.intents.delete(id);
    }),
  );
  return { kind: 'done' };
}
