import type { MyBookingView } from '#shared/api/bookings.ts';
import { isUpcoming, readDeviceBookings } from './read-device-bookings.ts';
import { readMyBookings } from './read-my-bookings.ts';

/**
 * The soonest visit that this device knows of: booked or opened here, or in the list that a mailed link showed. Of what
 * both know the newer word counts: a visit may have been moved or cancelled elsewhere.
 */
export async function readNextVisit(): Promise<MyBookingView | undefined> {
  const { upcoming, past } = await readDeviceBookings();
  const list = await readMyBookings();
  const visits = new Map<string, MyBookingView>();
  for (const one of list ? [...list.upcoming, ...list.past] : []) visits.set(one.id, one);
  for (const own of [...upcoming, ...past]) {
    if (!list || !visits.has(own.id) || own.fetchedAt >= list.fetchedAt) visits.set(own.id, own);
  }
  const ahead = [...visits.values()].filter(isUpcoming);
  return ahead.sort((one, other) => Date.parse(one.startISO) - Date.parse(other.startISO))[0];
}
