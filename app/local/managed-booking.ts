import type { BookingView } from '#shared/api/bookings.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { now } from './clock.ts';
import { db } from './db.ts';
import { withDb } from './open.ts';

/** What proves that somebody may see a booking: the parts of a manage link (A§6). */
export interface BookingLink {
  readonly id: Id;
  readonly email: string;
  readonly sig: string;
}

export function managedBookingKey(id: Id): string {
  return `booking:${id}`;
}

/** Keeps a copy for reading offline, by its age. */
export async function storeManagedBooking(booking: BookingView): Promise<void> {
  const key = managedBookingKey(booking.id);
  await withDb(() => db.cache.put({ key, kind: 'booking', booking, fetchedAt: now(), v: 1 }));
}

/** The path holds what the link said; the query stays out of it. */
export function bookingPath(id: Id): string {
  return `/bookings/${encodeURIComponent(id)}`;
}
