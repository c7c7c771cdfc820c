import type { BookingView } from '#shared/api/bookings.ts';
import type { Id } from '#shared/kernel/ids.ts';
import type { Instant } from '#shared/kernel/instant.ts';
import { db } from '../device/db.ts';
import { type BookingLink, managedBookingKey, readBookingLink } from './managed-booking.ts';

export interface ManagedCopy {
  readonly booking: BookingView;
  readonly fetchedAt: Instant;
  /** By which the server let this device see it. */
  readonly link: BookingLink | undefined;
}

/** The last copy of a booking that this device was allowed to see. */
export async function readManagedBooking(id: Id): Promise<ManagedCopy | undefined> {
  const row = await db.cache.get(managedBookingKey(id));
  if (row?.kind !== 'booking') return undefined;
  const { booking, fetchedAt, manageUrl } = row;
  return { booking, fetchedAt, link: manageUrl === undefined ? undefined : readBookingLink(manageUrl) };
}
