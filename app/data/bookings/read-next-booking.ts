import type { MyBookingView } from '#shared/api/bookings.ts';
import { isUpcoming, readDeviceBookings } from './read-device-bookings.ts';
import { readMyBookings } from './read-my-bookings.ts';

/**
 * The soonest visit that this device knows of: booked or opened here, or in the list that a mailed link showed. Of what
 * both know the newer word counts: a visit may have been moved or cancelled elsewhere.
 */
export async function readNextBooking(): Promise<MyBookingView | undefined> {
  const { upcoming, past } = await readDeviceBookings();
  const list = await readMyBookings();
  const bookings = new Map<string, MyBookingView>();
  for (const one of list ? [...list.upcoming, ...list.past] : []) bookings.set(one.id, one);
  for (const own of [...upcoming, ...past]) {
    if (!list || !bookings.has(own.id) || own.fetchedAt >= list.fetchedAt) bookings.set(own.id, own);
  }
  const ahead = [...bookings.values()].filter(isUpcoming);
  return ahead.sort((one, other) => Date.parse(one.startISO) - Date.parse(other.startISO))[0];
}
