import type * as z from 'zod/mini';
import { type BookingView, bookingSummary, bookingView } from '#shared/api/bookings.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { leaveReschedule } from '../changes/leave-reschedule.ts';
import { rescheduledBookingId } from '../changes/reschedule-tab.ts';
import { db } from '../device/db.ts';
import { withDb } from '../device/open.ts';
import type { FailCode } from '../device/rows.ts';
import { updateRow } from '../device/update-row.ts';
import { type Answer, call } from '../wire/http.ts';
import {
  type BookingLink,
  bookingPath,
  managedBookingKey,
  manageUrlOf,
  readBookingLink,
  renewManagedBooking,
  storeManagedBooking,
} from './managed-booking.ts';

export type BookingSummary = z.infer<typeof bookingSummary>;

type LoadOutcome =
  /** `summary`: the link had no signature, so this is all there is to see; it is not stored (D104). */
  { readonly ok: true; readonly summary?: BookingSummary } | { readonly ok: false; readonly code: FailCode };

type OpenedLink = Omit<BookingLink, 'sig'> & { readonly sig?: string | undefined };

/**
 * Reads a booking through its link and stores the copy, with the link now that the server has accepted it (LC102), but
 * not once more when it was forgotten meanwhile (LC103). A refused link also removes the copy that it brought.
 */
export async function loadBooking(link: OpenedLink): Promise<LoadOutcome> {
  const schema: z.ZodMiniType<BookingView | BookingSummary> =
    link.sig === undefined ? bookingSummary : bookingView;
  const wasKnown = (await withDb(() => readRow(link.id))) !== undefined;
  const answer = await ask(link, schema);
  if (!answer.ok) return { ok: false, code: answer.code };
  if (!('itemsSnapshot' in answer.body)) return { ok: true, summary: answer.body };
  await storeOpened(link, answer.body, wasKnown);
  return { ok: true };
}

/** Renews a copy that this device has; one that was forgotten meanwhile does not come back (LC103). */
export async function renewBooking(link: BookingLink): Promise<LoadOutcome> {
  const answer = await ask(link, bookingView);
  if (!answer.ok) return { ok: false, code: answer.code };
  await renewManagedBooking(answer.body);
  return { ok: true };
}

async function ask<Body>(link: OpenedLink, schema: z.ZodMiniType<Body>): Promise<Answer<Body>> {
  const { id, email, sig } = link;
  const answer = await call({ method: 'GET', path: bookingPath(id), query: { email, sig }, schema });
  if (!answer.ok && answer.code === 'link.invalid') await dropProved(link);
  if (!answer.ok && answer.code === 'booking.not_found' && rescheduledBookingId() === id)
    await leaveReschedule();
  return answer;
}

/** An old or broken mail takes neither the copy nor the way back that a newer link has proved (LC102). */
async function dropProved({ id, sig }: OpenedLink): Promise<void> {
  await updateRow(db.cache, managedBookingKey(id), (row) => {
    const kept = row?.kind === 'booking' ? row.manageUrl : undefined;
    return kept === undefined || readBookingLink(kept)?.sig === sig ? undefined : row;
  });
}

/** A moved visit has a newer link than the mail that was opened, and it lives longer; another address has another. */
function storeOpened(link: OpenedLink, booking: BookingView, wasKnown: boolean): Promise<void> {
  const { id, email, sig } = link;
  return withDb(() =>
    db.transaction('rw', db.cache, async () => {
      const row = await readRow(id);
      if (wasKnown && row === undefined) return;
      const kept = row?.manageUrl === undefined ? undefined : readBookingLink(row.manageUrl);
      const isKept = kept?.email.toLowerCase() === email.toLowerCase();
      await storeManagedBooking(
        booking,
        isKept || sig === undefined ? undefined : manageUrlOf({ id, email, sig }),
      );
    }),
  );
}

async function readRow(id: Id) {
  const row = await db.cache.get(managedBookingKey(id));
  return row?.kind === 'booking' ? row : undefined;
}
