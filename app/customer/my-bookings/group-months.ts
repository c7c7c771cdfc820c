import { toLocal } from '#shared/agenda/local-time.ts';
import type { MyBookingView } from '#shared/api/bookings.ts';
import { parseInstant } from '#shared/kernel/instant.ts';

export interface BookingMonth<Booking extends MyBookingView> {
  /** `2026-12` */
  readonly key: string;
  readonly year: number;
  /** 1-12 */
  readonly month: number;
  readonly bookings: readonly Booking[];
}

/** A list that is in order already, cut where the month of its visits changes. */
export function groupMonths<Booking extends MyBookingView>(
  bookings: readonly Booking[],
): readonly BookingMonth<Booking>[] {
  const groups: { key: string; bookings: Booking[] }[] = [];
  for (const booking of bookings) {
    const at = parseInstant(booking.startISO);
    if (at === undefined) continue;
    const key = toLocal(at, booking.timeZone).day.slice(0, 7);
    const last = groups.at(-1);
    if (last?.key === key) last.bookings.push(booking);
    else groups.push({ key, bookings: [booking] });
  }
  return groups.map(({ key, ...group }) => {
    const [year = 0, month = 0] = key.split('-').map(Number);
    return { ...group, key, year, month };
  });
}
