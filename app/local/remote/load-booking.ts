import type * as z from 'zod/mini';
import { type BookingView, bookingGlimpse, bookingView } from '#shared/api/bookings.ts';
import { db } from '../db.ts';
import { call } from '../http.ts';
import { type BookingLink, bookingPath, managedBookingKey, storeManagedBooking } from '../managed-booking.ts';
import { withDb } from '../open.ts';
import type { FailCode } from '../rows.ts';

export type BookingGlimpse = z.infer<typeof bookingGlimpse>;

type LoadOutcome =
  /** `glimpse`: the link had no signature, so this is all there is to see; it is not stored (decision 104). */
  { readonly ok: true; readonly glimpse?: BookingGlimpse } | { readonly ok: false; readonly code: FailCode };

/** Reads a booking through its link and stores the copy. A refused link also removes an older copy. */
export async function loadBooking(
  link: Omit<BookingLink, 'sig'> & { readonly sig?: string | undefined },
): Promise<LoadOutcome> {
  const schema: z.ZodMiniType<BookingView | BookingGlimpse> =
    link.sig === undefined ? bookingGlimpse : bookingView;
  const answer = await call({
    method: 'GET',
    path: bookingPath(link.id),
    query: { email: link.email, sig: link.sig },
    schema,
  });
  if (!answer.ok) {
    if (answer.code === 'link.invalid') await withDb(() => db.cache.delete(managedBookingKey(link.id)));
    return { ok: false, code: answer.code };
  }
  if (!('itemsSnapshot' in answer.body)) return { ok: true, glimpse: answer.body };
  await storeManagedBooking(answer.body);
  return { ok: true };
}
