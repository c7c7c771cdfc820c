import { bookingView } from '#shared/api/bookings.ts';
import { call, isTransient } from '../http.ts';
import { type BookingLink, bookingPath, storeManagedBooking } from '../managed-booking.ts';
import type { FailCode } from '../rows.ts';
import { backOffMs, wait } from '../sync/back-off.ts';

export type CancelOutcome = { readonly ok: true } | { readonly ok: false; readonly code: FailCode };

/** Cancels through a link and stores the cancelled copy. Cancelling twice is the same answer, so one retry is safe. */
export async function cancelBooking(link: BookingLink): Promise<CancelOutcome> {
  const { id, email, sig } = link;
  const send = () =>
    call({
      method: 'POST',
      path: `${bookingPath(id)}/cancel`,
      body: { json: { email, sig } },
      schema: bookingView,
    });
  let answer = await send();
  if (!answer.ok && isTransient(answer)) {
    await wait(backOffMs(0));
    answer = await send();
  }
  if (!answer.ok) return { ok: false, code: answer.code };
  await storeManagedBooking(answer.body);
  return { ok: true };
}
