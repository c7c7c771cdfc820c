import type { MyBookingsView } from '#shared/api/bookings.ts';
import type { Instant } from '#shared/kernel/instant.ts';
import { db } from '../device/db.ts';

export interface MyBookings extends MyBookingsView {
  readonly email: string;
  /** The proof of the link that showed them; good for seven days from its mail. */
  readonly sig: string;
  readonly fetchedAt: Instant;
}

/** The bookings that a link on this device last showed. */
export async function readMyBookings(): Promise<MyBookings | undefined> {
  const row = await db.cache.get('my-bookings');
  return row?.kind === 'my-bookings' ? row : undefined;
}
