import type { MyBookingView } from '#shared/api/bookings.ts';
import { isUpcoming, readDeviceBookings } from './device-bookings.ts';
import { readMyBookings } from './my-bookings.ts';

/** The soonest visit that this device knows of: booked or opened here, or in the list that a mailed link showed. */
export async function readNextVisit(): Promise<MyBookingView | undefined> {
  const own = (await readDeviceBookings()).upcoming;
  const ids = new Set(own.map(({ id }) => id));
  const listed = (await readMyBookings())?.upcoming ?? [];
  const all = [...own, ...listed.filter((one) => isUpcoming(one) && !ids.has(one.id))];
  return all.sort((one, other) => Date.parse(one.startISO) - Date.parse(other.startISO))[0];
}
