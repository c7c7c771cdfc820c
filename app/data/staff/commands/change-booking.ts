import * as z from 'zod/mini';
import {
  type AdminBookingView,
  adminBookingView,
  type ChangeBookingInput,
} from '#shared/api/admin/bookings.ts';
import type { Id } from '#shared/kernel/ids.ts';
import type { Answer, Refusal } from '../../wire/http.ts';
import { adminCall } from '../admin-call.ts';
import { wordsWanted } from '../standing.ts';

/**
 * Confirms or cancels, with a mail, or writes the company's own notes, without. Safe to press twice. `keepalive` lets
 * it outlive the page.
 */
export function changeBooking(
  id: Id,
  input: ChangeBookingInput,
  { keepalive = false }: { readonly keepalive?: boolean } = {},
): Promise<Answer<AdminBookingView>> {
  return adminCall({
    method: 'PATCH',
    path: `/admin/bookings/${encodeURIComponent(id)}`,
    query: { lang: wordsWanted() },
    body: { json: input },
    schema: adminBookingView,
    keepalive,
  });
}

const changed = z.object({ booking: adminBookingView });

/** The booking as it is now, where the refusal `booking.changed` tells. */
export function bookingInRefusal({ body }: Refusal): AdminBookingView | undefined {
  const said = changed.safeParse(body);
  return said.success ? said.data.booking : undefined;
}
