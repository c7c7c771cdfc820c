import type * as z from 'zod/mini';
import {
  type AdminBookingView,
  adminBookingView,
  type BookingsAnswer,
  bookingsAnswer,
  type bookingsQuery,
} from '#shared/api/admin/bookings.ts';
import type { Id } from '#shared/kernel/ids.ts';
import type { Answer } from '../../wire/http.ts';
import { adminCall } from '../admin-call.ts';
import type { AdminRead } from '../admin-read.ts';
import { wordsWanted } from '../standing.ts';

/** What can be asked of the list; what is absent filters nothing. */
export type BookingsQuestion = Partial<z.infer<typeof bookingsQuery>>;

/** A page of the bookings that answer the question; nothing of it is kept. */
export function loadBookings(
  { from, to, status, q, crew, deleted, order, cursor, limit }: BookingsQuestion,
  signal?: AbortSignal,
): Promise<Answer<BookingsAnswer>> {
  return adminCall({
    method: 'GET',
    path: '/admin/bookings',
    query: { from, to, status, q, crew, deleted, order, cursor, limit },
    schema: bookingsAnswer,
    uncached: true,
    signal,
  });
}

/**
 * The list that is kept on the device: `question` must be the same each time, up to the day, and is put together when it is
 * asked, since a screen may stay open over midnight.
 */
export function keptBookings(question: () => BookingsQuestion): AdminRead<BookingsAnswer> {
  return { key: 'bookings', load: (signal) => loadBookings(question(), signal), schema: bookingsAnswer };
}

/** What opens a gate, and the booking itself. */
export type BookingKeys = Pick<AdminBookingView, 'gateCode' | 'manageUrl'>;

/**
 * Everything about one booking. What is kept of it has the gate code only on the days on which lists have it
 * (D123), and never the customer's link: `onKeys` is told those of the answer, for as long as the panel is open.
 */
export function bookingRead(id: Id, onKeys: (keys: BookingKeys) => void): AdminRead<AdminBookingView> {
  return {
    key: `booking.${id}`,
    load: async (signal) => {
      const answer = await adminCall({
        method: 'GET',
        path: `/admin/bookings/${encodeURIComponent(id)}`,
        query: { lang: wordsWanted() },
        schema: adminBookingView,
        uncached: true,
        signal,
      });
      if (!answer.ok) return answer;
      onKeys(answer.body);
      return { ...answer, body: toKeep(answer.body) };
    },
    schema: adminBookingView,
  };
}

export function toKeep(view: AdminBookingView): AdminBookingView {
  const { manageUrl: _link, ...kept } = view;
  return { ...kept, gateCode: view.row.gateCode };
}
