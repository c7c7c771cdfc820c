import type { CancelReason } from '#shared/booking/cancel-reasons.ts';
import type { Instant } from '#shared/kernel/instant.ts';
import { leaveReschedule } from '../changes/leave-reschedule.ts';
import { rescheduledBookingId } from '../changes/reschedule-tab.ts';
import { type SendOutcome, sendAttended } from '../outbox/send-attended.ts';
import { writeIntent } from '../outbox/write-intent.ts';
import type { BookingLink } from './managed-booking.ts';

/**
 * Cancels through a link; without a connection the wish is kept and sent later (LC30), and the booking stands until the
 * server has said otherwise. The stored copy then says so, and a move of it in this tab is over (LC49). `startAt` is of the visit, for the words in the list.
 */
export async function cancelBooking(
  { id: bookingId, email, sig }: BookingLink,
  startAt: Instant | null = null,
  reason?: CancelReason,
): Promise<SendOutcome> {
  const row = await writeIntent(
    (base) => ({
      ...base,
      kind: 'cancel',
      stream: `booking:${bookingId}`,
      bookingId,
      email,
      startAt,
      body: JSON.stringify({ email, sig, reason }),
    }),
    (other) => other.kind === 'cancel' && other.bookingId === bookingId,
  );
  const sent = await sendAttended(row);
  if (sent.kind === 'done' && rescheduledBookingId() === bookingId) await leaveReschedule();
  return sent;
}
